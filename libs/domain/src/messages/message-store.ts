import type { Slice } from '../shared';
import type { Traffic } from './limits/flood';
import type { MailOutage } from './delivery/mail-outage';
import type { HoldReason, Message, MessageState, MessageStatus, MessageSummary, NewMessage } from './message';

/** In which order messages are listed; `urgent` is that of `MESSAGE_KINDS`, the newest of each first. */
export const MESSAGE_ORDERS = ['newest', 'urgent'] as const;
export type MessageOrder = (typeof MESSAGE_ORDERS)[number];

export interface MessagePage {
  readonly messages: readonly MessageSummary[];
  /** The number of matches, whatever the slice. */
  readonly total: number;
}

/** What has not been sent. */
export interface MessageBacklog {
  /** They will be sent automatically, now or at their next try. */
  readonly waiting: number;
  /** When the oldest of those was written; null when there is none. */
  readonly oldestWaitingSince: Date | null;
  /** Given up on after a refusal or an unknown outcome; not what was only kept as a file, without a mail server. */
  readonly failed: number;
  readonly held: number;
}

/** Port: the outbox, as stored. Messages about something are added by the transaction of what they are about. */
export abstract class MessageStore {
  /** @param order the newest first unless said otherwise */
  abstract list(status: MessageStatus | undefined, slice: Slice, order?: MessageOrder): Promise<MessagePage>;
  /** Adds a message that belongs to no quote or review, due at once. The owner asked for it, so no flood delays it. */
  abstract add(message: NewMessage, at: Date): Promise<MessageSummary>;
  /** All messages about a quote, oldest first. */
  abstract about(quoteId: number): Promise<readonly Message[]>;
  /** What is waiting to be sent, and what is waiting for the owner. */
  abstract backlog(): Promise<MessageBacklog>;
  /** What went through the outbox since an instant, and what is due now. */
  abstract traffic(since: Date, now: Date): Promise<Traffic>;
  /**
   * Claims due messages and keeps other senders away from them until `leaseUntil`, even if this sender dies.
   * The lease is stored as their `nextAttemptAt` and marks them as this sender's: a message with another
   * `nextAttemptAt` was claimed by another sender, retried by the owner, or is gone, and the methods below that take
   * the lease leave it alone.
   */
  abstract claimDue(now: Date, leaseUntil: Date, limit: number): Promise<readonly Message[]>;
  /**
   * Records a try before it begins, so that an interrupted one counts too.
   * @returns false when it is no longer under the lease, and must not be sent
   */
  abstract beginTry(id: number, lease: Date, leaseUntil: Date): Promise<boolean>;
  /**
   * Records that the mail server accepted a message, or that it is kept as a file, whoever holds its lease by then; a digest
   * also marks the messages it replaces.
   * @returns false when it is gone, because its recipient was erased while it was being sent
   */
  abstract markSent(id: number, at: Date, keptAsFile?: boolean): Promise<boolean>;
  /**
   * @param error what the mail server said; null when it is not known
   * @param nextAttemptAt null gives the message up: it stays, as failed
   * @param how whether it may have been delivered; whether it is kept as a file. Neither when omitted
   * @returns false when it is no longer under the lease
   */
  abstract markFailedAttempt(
    id: number,
    lease: Date,
    error: string | null,
    nextAttemptAt: Date | null,
    how?: Partial<Pick<Message, 'mayHaveArrived' | 'keptAsFile'>>,
  ): Promise<boolean>;
  /** Postpones claimed messages; that does not count as a try. @returns how many */
  abstract postpone(ids: readonly number[], lease: Date, until: Date): Promise<number>;
  /** Holds all waiting messages, each until the owner has it sent. @returns how many */
  abstract holdAll(reason: HoldReason): Promise<number>;
  /**
   * Replaces claimed messages by a digest that is due at once; they are kept, and count as sent once it is sent.
   * @returns how many; when none is left, the digest is not stored either
   */
  abstract gather(ids: readonly number[], lease: Date, digest: NewMessage, at: Date): Promise<number>;
  /** The outage of the mail server that all senders know of; null while it takes e-mails. */
  abstract outage(): Promise<MailOutage | null>;
  /** @param outage null when it is over */
  abstract noteOutage(outage: MailOutage | null): Promise<void>;
  /**
   * Changes a message as `decide` says; others who change the same message wait.
   * @throws DomainError `message.not_found`, whatever `decide` throws
   */
  abstract change(id: number, decide: (message: Message) => MessageState): Promise<Message>;
}
