import { DomainError } from '../shared';
import type { SendingFailure } from './mailer';

/**
 * What a message is about, the most urgent first: what guests wait for, then notices to the owner. `quote-reply` is the
 * owner's own text, `quotes-gathered` and `reviews-gathered` are digests, `password-reset` tells the property that an
 * account was given a new password, `test` shows the owner that e-mails arrive.
 */
export const MESSAGE_KINDS = [
  'quote-reply',
  'quote-to-guest',
  'quote-to-owner',
  'quotes-gathered',
  'password-reset',
  'review-to-owner',
  'reviews-gathered',
  'test',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * `pending` waits for its next try, `sent` was accepted by the mail server; `failed` is not retried any more and `held`
 * is withheld; both wait until the owner has them sent.
 */
export const MESSAGE_STATUSES = ['pending', 'sent', 'failed', 'held'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/**
 * Why a message is held: too many confirmations go to its address (specification §12, Guessing and floods); or it comes
 * from a backup, and nobody knows whether it went out after the backup was taken.
 */
export const HOLD_REASONS = ['too-many-to-address', 'restored'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/**
 * An e-mail to be sent, complete. Guest text stands only in the bodies, never in a header. Source: specification §15.
 */
export interface NewMessage {
  readonly kind: MessageKind;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A message of the outbox. */
export interface Message extends NewMessage {
  readonly id: number;
  readonly quoteId: number | null;
  readonly reviewId: number | null;
  readonly status: MessageStatus;
  /** The same for every try, so that mail programs recognise a repeat after a crash. Source: RFC 5322 §3.6.4. */
  readonly messageId: string;
  readonly attempts: number;
  /** The digest that replaces this message; null for a message sent individually. Source: specification §15. */
  readonly gatheredIn: number | null;
  /** The owner asked for it to be sent: it is sent individually, even in a flood. */
  readonly askedFor: boolean;
  /** Why it is held; null when it is not. */
  readonly heldBecause: HoldReason | null;
  /** When it is tried next; null once it is sent, failed, held or replaced by a digest. */
  readonly nextAttemptAt: Date | null;
  /** A try has begun and its outcome is not stored: it is in progress, or was interrupted when its process was killed. */
  readonly isBeingTried: boolean;
  /**
   * The mail server once received all of it, and its response is missing or unknown: it may have delivered it.
   * Such a message is tried once more, with the same `Message-ID`.
   */
  readonly mayHaveArrived: boolean;
  /** No mail server was configured when its turn came: it is only kept as a file, and has reached nobody. */
  readonly keptAsFile: boolean;
  /** What the mail server said last, in its own words and without addresses; null when nothing went wrong. */
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** A message of the outbox without its bodies, which are long. */
export type MessageSummary = Omit<Message, 'text' | 'html'>;

/** The part of a message that a person's decision changes. */
export type MessageState = Pick<
  Message,
  | 'status'
  | 'heldBecause'
  | 'attempts'
  | 'gatheredIn'
  | 'askedFor'
  | 'isBeingTried'
  | 'keptAsFile'
  | 'nextAttemptAt'
  | 'lastError'
>;

const MINUTE_MS = 60_000;

/** Pauses before the second and each further try: growing, two days in all. Our own figures. */
export const RETRY_PAUSES_MS: readonly number[] = [1, 5, 15, 60, 180, 360, 720, 1_440].map(
  (minutes) => minutes * MINUTE_MS,
);

/** Delays by leases, floods and replicas' differing clocks: longer than the slowest mail server may take. */
export const OTHER_WAITS_MS = 120 * MINUTE_MS;
/** Pause before the one further try of a message that may have arrived. Our own figure. */
const UNANSWERED_PAUSE_MS = 60 * MINUTE_MS;

/**
 * How long a message waits at most after as many tries as the index says. One that would wait longer was dated by a
 * clock that ran fast, and is due.
 */
export const LONGEST_WAITS_MS: readonly number[] = [0, ...RETRY_PAUSES_MS].map(
  (pause) => pause + OTHER_WAITS_MS,
);

/** When a message is tried again after so many failed tries; null when it has failed for good. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = RETRY_PAUSES_MS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/**
 * The state after a failed try. A message that was refused permanently fails; one that may have arrived fails at the
 * second time, so that nobody gets it more than twice unless the owner asks for it.
 * @param why undefined for a bug of ours
 */
export function afterFailure(
  message: Message,
  why: SendingFailure | undefined,
  now: Date,
): Pick<Message, 'nextAttemptAt' | 'mayHaveArrived'> {
  const { mayHaveArrived } = message;
  if (why === 'message-refused' || why === 'message-unsupported')
    return { nextAttemptAt: null, mayHaveArrived };
  if (why !== 'unanswered') return { nextAttemptAt: nextAttempt(message.attempts + 1, now), mayHaveArrived };
  const later = new Date(now.getTime() + UNANSWERED_PAUSE_MS);
  return { nextAttemptAt: mayHaveArrived ? null : later, mayHaveArrived: true };
}

/**
 * The state of a message that the owner asks to be sent: due now, with all its tries ahead again. One that was already
 * asked for and not tried since is left unchanged, because a sender may have claimed it and it would be sent twice.
 * @throws DomainError `message.already_sent`
 */
export function afterRetry(message: Message, now: Date): MessageState {
  if (message.status === 'sent') throw new DomainError('message.already_sent');
  if (message.status === 'pending' && message.askedFor && message.attempts === 0) return message;
  return {
    status: 'pending',
    heldBecause: null,
    attempts: 0,
    gatheredIn: null,
    askedFor: true,
    isBeingTried: false,
    keptAsFile: false,
    nextAttemptAt: now,
    lastError: null,
  };
}
