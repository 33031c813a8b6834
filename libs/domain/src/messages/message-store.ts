import type { Slice } from '../shared/listing';
import type { Traffic } from './flood';
import type { Message, MessageStatus, MessageSummary, NewMessage } from './message';

export interface MessagePage {
  readonly messages: readonly MessageSummary[];
  /** All that match, whatever the slice. */
  readonly total: number;
}

/** Port: the outbox, as stored. Messages are added by the transaction of what they are about. */
export abstract class MessageStore {
  /** Newest first. */
  abstract list(status: MessageStatus | undefined, slice: Slice): Promise<MessagePage>;
  /** What was and will be written about a quote, oldest first. */
  abstract about(quoteId: number): Promise<readonly Message[]>;
  /** What went through the outbox since an instant, and what is due now. */
  abstract traffic(since: Date, now: Date): Promise<Traffic>;
  /**
   * Takes messages that are due and keeps other senders away from them until `leaseUntil`; a sender that dies
   * leaves them to be taken again after that. The lease is their `nextAttemptAt`, and the sender's mark: what is no
   * longer under it was taken by another one, asked for by the owner, or is gone, and is left alone below.
   */
  abstract claimDue(now: Date, leaseUntil: Date, limit: number): Promise<readonly Message[]>;
  /** @returns false when it is no longer under the lease, and must not be sent */
  abstract renew(id: number, lease: Date, leaseUntil: Date): Promise<boolean>;
  /**
   * Notes that it was taken by the mail server, whoever's it is by then, and with a gathered letter those that it
   * stands for.
   * @returns false when it is no longer there: a person was forgotten while it was being sent
   */
  abstract markSent(id: number, at: Date): Promise<boolean>;
  /** @param nextAttemptAt null gives the message up: it stays, as failed */
  abstract markFailedAttempt(
    id: number,
    lease: Date,
    error: string,
    nextAttemptAt: Date | null,
  ): Promise<void>;
  /** Lets claimed messages wait; that is no try. @returns how many */
  abstract hold(ids: readonly number[], lease: Date, until: Date): Promise<number>;
  /**
   * Puts one letter in the place of claimed ones, due at once; they stay, and are sent when it is.
   * @returns how many; without any there is no letter either
   */
  abstract gather(ids: readonly number[], lease: Date, letter: NewMessage, at: Date): Promise<number>;
  /**
   * Makes a message that is not sent yet due now, as asked for, with all its tries before it again; also one that is
   * held. One that was asked for and not tried since stays as it is, so that asking twice does not send it twice.
   * @throws DomainError `message.not_found`, `message.already_sent`
   */
  abstract retry(id: number, now: Date): Promise<Message>;
}
