import type { Clock } from '../shared/clock';
import type { Mailer } from './mailer';
import { nextAttempt, type Message } from './message';
import type { MessageStore } from './message-store';

/** Longest time one try may take before another sender may try as well; a mail server answers well before. */
export const SENDING_LEASE_MS = 5 * 60_000;
const BATCH_SIZE = 20;
const MAX_ERROR_LENGTH = 500;

/** Sends what is due in the outbox; a failed try is noted and tried again after a growing pause, never lost. */
export class SendDueMessages {
  constructor(
    private readonly messages: MessageStore,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were sent and how many tries failed */
  async send(): Promise<{ sent: number; failed: number }> {
    const now = this.clock.now();
    const due = await this.messages.claimDue(now, new Date(now.getTime() + SENDING_LEASE_MS), BATCH_SIZE);
    let sent = 0;
    for (const message of due) if (await this.sendOne(message)) sent += 1;
    return { sent, failed: due.length - sent };
  }

  private async sendOne(message: Message): Promise<boolean> {
    try {
      await this.mailer.send(message);
    } catch (error) {
      const next = nextAttempt(message.attempts + 1, this.clock.now());
      await this.messages.markFailedAttempt(message.id, wordsOf(error), next);
      return false;
    }
    await this.messages.markSent(message.id, this.clock.now());
    return true;
  }
}

/** The server's words without the addresses in them, which must not spread into lists and logs. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.replace(/[^\s<>"']+@[^\s<>"']+/g, '…').slice(0, MAX_ERROR_LENGTH);
}
