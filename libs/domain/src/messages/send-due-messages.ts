import type { Clock } from '../shared/clock';
import { FLOOD_WINDOW_MS, isFlood, planSending } from './flood';
import type { GatheredLetter } from './gathered-letter';
import type { Mailer } from './mailer';
import { nextAttempt, type Message } from './message';
import type { MessageStore } from './message-store';

/** Longest time one try may take before another sender may try as well; a mail server answers well before. */
export const SENDING_LEASE_MS = 5 * 60_000;
const BATCH_SIZE = 20;
/** In a flood all that waits is looked at together, so that it becomes one letter. */
const FLOOD_BATCH_SIZE = 500;
const MAX_ERROR_LENGTH = 500;

/** What one round did with the outbox. */
export interface SendingRound {
  readonly sent: number;
  /** Tries that failed. */
  readonly failed: number;
  /** Letters that became part of one. */
  readonly gathered: number;
  readonly held: number;
}

/** Sends what is due in the outbox; a failed try is noted and tried again after a growing pause, never lost. */
export class SendDueMessages {
  constructor(
    private readonly messages: MessageStore,
    private readonly mailer: Mailer,
    private readonly gatheredLetter: GatheredLetter,
    private readonly clock: Clock,
  ) {}

  async send(): Promise<SendingRound> {
    const now = this.clock.now();
    const traffic = await this.messages.traffic(new Date(now.getTime() - FLOOD_WINDOW_MS), now);
    const limit = isFlood(traffic) ? FLOOD_BATCH_SIZE : BATCH_SIZE;
    const due = await this.messages.claimDue(now, new Date(now.getTime() + SENDING_LEASE_MS), limit);
    const { send, gather, hold } = planSending(due, traffic, now);
    for (const { message, until } of hold) await this.messages.hold(message.id, until);
    for (const messages of byRecipient(gather)) {
      const letter = await this.gatheredLetter.write(messages);
      await this.messages.gather(
        messages.map(({ id }) => id),
        letter,
        now,
      );
    }
    let sent = 0;
    for (const message of send) if (await this.sendOne(message)) sent += 1;
    return { sent, failed: send.length - sent, gathered: gather.length, held: hold.length };
  }

  private async sendOne(message: Message): Promise<boolean> {
    try {
      await this.mailer.send(message);
    } catch (error) {
      const next = nextAttempt(message.attempts + 1, this.clock.now());
      await this.messages.markFailedAttempt(message.id, wordsOf(error), next);
      return false;
    }
    const isThere = await this.messages.markSent(message.id, this.clock.now());
    if (!isThere) await this.mailer.forget(message);
    return true;
  }
}

/** The owner's address may have changed while letters waited. */
function byRecipient(messages: readonly Message[]): Message[][] {
  const groups = new Map<string, Message[]>();
  for (const message of messages) groups.set(message.to, [...(groups.get(message.to) ?? []), message]);
  return [...groups.values()];
}

/** The server's words without the addresses in them, which must not spread into lists and logs. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.replace(/[^\s<>"']+@[^\s<>"']+/g, '…').slice(0, MAX_ERROR_LENGTH);
}
