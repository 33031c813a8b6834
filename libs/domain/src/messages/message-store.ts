import type { Message, MessageStatus } from './message';

/** Port: the outbox, as stored. Messages are added by the transaction of what they are about. */
export abstract class MessageStore {
  /** Newest first, at most 200. */
  abstract list(status: MessageStatus | undefined): Promise<readonly Message[]>;
  /**
   * Takes messages that are due and keeps other senders away from them until `leaseUntil`; a sender that dies
   * leaves them to be taken again after that.
   */
  abstract claimDue(now: Date, leaseUntil: Date, limit: number): Promise<readonly Message[]>;
  abstract markSent(id: number, at: Date): Promise<void>;
  /** @param nextAttemptAt null gives the message up: it stays, as failed */
  abstract markFailedAttempt(id: number, error: string, nextAttemptAt: Date | null): Promise<void>;
  /**
   * Makes a message that is not sent yet due now, with all its tries before it again.
   * @throws DomainError `message.not_found`, `message.already_sent`
   */
  abstract retry(id: number, now: Date): Promise<Message>;
}
