import type { Clock } from '../shared/clock';
import { FLOOD_LIMIT, FLOOD_WINDOW_MS, isFlood, planSending } from './flood';
import type { DigestEmails } from './digest-emails';
import type { Mailer } from './mailer';
import { nextAttempt, type Message } from './message';
import type { MessageStore } from './message-store';

/**
 * How long a message that was taken stays with its sender, anew from when its own try begins; a mail server answers well
 * before.
 */
export const SENDING_LEASE_MS = 5 * 60_000;
const BATCH_SIZE = 20;
/** In a flood all that waits is looked at together, so that it becomes one message, and what it left is passed over. */
const FLOOD_BATCH_SIZE = 500;
const MAX_ERROR_LENGTH = 500;

/** What one round did with the outbox. */
export interface SendingRound {
  readonly sent: number;
  /** Tries that failed. */
  readonly failed: number;
  /** Messages that became part of one. */
  readonly gathered: number;
  readonly held: number;
  /** Why the round could not note what became of some messages; they are looked at again after their lease. */
  readonly problems: readonly unknown[];
}

/** Sends what is due in the outbox; a failed try is noted and tried again after a growing pause, never lost. */
export class SendDueMessages {
  constructor(
    private readonly messages: MessageStore,
    private readonly mailer: Mailer,
    private readonly digestEmails: DigestEmails,
    private readonly clock: Clock,
  ) {}

  /** @param mayGoOn asked before each message; those it is too late for go back, due at once */
  async send(mayGoOn: () => boolean = () => true): Promise<SendingRound> {
    const now = this.clock.now();
    const traffic = await this.messages.traffic(new Date(now.getTime() - FLOOD_WINDOW_MS), now);
    const isMuch = isFlood(traffic.quotes) || isFlood(traffic.reviews) || traffic.backlogSent >= FLOOD_LIMIT;
    const limit = isMuch ? FLOOD_BATCH_SIZE : BATCH_SIZE;
    const lease = leaseFrom(now);
    const due = await this.messages.claimDue(now, lease, limit);
    const { send, gather, hold } = planSending(due, traffic, now);
    const round = { sent: 0, failed: 0, gathered: 0, held: 0, problems: new Array<unknown>() };
    for (const [until, messages] of groupBy(hold, ({ until }) => until.getTime()))
      round.held += await this.messages.hold(
        messages.map(({ message }) => message.id),
        lease,
        new Date(until),
      );
    // The owner's address may have changed while messages waited.
    for (const messages of groupBy(gather, ({ kind, to }) => `${kind} ${to}`).values())
      try {
        round.gathered += await this.gather(messages, lease, now);
      } catch (error) {
        round.problems.push(error);
      }
    for (const [index, message] of send.entries()) {
      if (!mayGoOn()) {
        const rest = send.slice(index).map(({ id }) => id);
        await this.messages.hold(rest, lease, this.clock.now());
        break;
      }
      // The messages before it took their time: meanwhile it may be another sender's, or nobody's any longer.
      const own = leaseFrom(this.clock.now());
      if (!(await this.messages.renew(message.id, lease, own))) continue;
      try {
        round[await this.sendOne(message, own)] += 1;
      } catch (error) {
        round.problems.push(error);
      }
    }
    return round;
  }

  private async gather(messages: readonly Message[], lease: Date, now: Date): Promise<number> {
    const message = await this.digestEmails.write(messages);
    return this.messages.gather(
      messages.map(({ id }) => id),
      lease,
      message,
      now,
    );
  }

  private async sendOne(message: Message, lease: Date): Promise<'sent' | 'failed'> {
    try {
      await this.mailer.send(message);
    } catch (error) {
      const next = nextAttempt(message.attempts + 1, this.clock.now());
      await this.messages.markFailedAttempt(message.id, lease, wordsOf(error), next);
      return 'failed';
    }
    const isThere = await this.messages.markSent(message.id, this.clock.now());
    if (!isThere) await this.mailer.forget(message);
    return 'sent';
  }
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + SENDING_LEASE_MS);
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/**
 * The server's words without the addresses in them, which must not spread into lists and logs, and without control
 * characters, which a database does not take.
 */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, MAX_ERROR_LENGTH);
}
