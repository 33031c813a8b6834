import {
  CONFIRMATION_WINDOW_MS,
  confirmationHoldReason,
  mailboxOf,
  type HoldReason,
  type MessageStatus,
  type NewMessage,
} from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash, randomUUID } from 'node:crypto';
import { MessageRecord } from './message.record';

/** On this channel a transaction that leaves due messages tells all senders of itself. */
export const OUTBOX_CHANNEL = 'outbox';

/** Wakes the senders of all replicas when the caller's transaction is committed. */
export async function wakeSenders(em: EntityManager): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [OUTBOX_CHANNEL, '']);
}

/** What messages are about (nothing for a digest), when it was stored, and our host, for the Message-IDs. */
interface MessageOccasion {
  readonly quoteId?: number;
  readonly reviewId?: number;
  /** The owner asks for them: they are subject to no limit, and count towards none. */
  readonly askedFor?: boolean;
  readonly at: Date;
  readonly host: string;
}

/**
 * Adds messages to the outbox within the caller's transaction, due at once, each with a lasting `Message-ID`, and wakes
 * the senders: they exist exactly when what they are about exists (specification §15). A confirmation beyond its
 * mailbox's limit is added as held.
 */
export async function enqueueMessages(
  em: EntityManager,
  messages: readonly NewMessage[],
  { quoteId, reviewId, askedFor = false, at, host }: MessageOccasion,
): Promise<MessageRecord[]> {
  const rows: MessageRecord[] = [];
  for (const message of messages) {
    const start =
      message.kind === 'quote-to-guest'
        ? await startConfirmation(em, message.to, askedFor, at)
        : { mailboxHash: null, heldBecause: null };
    rows.push(
      em.create(MessageRecord, {
        ...message,
        ...start,
        quoteId: quoteId ?? null,
        reviewId: reviewId ?? null,
        status: start.heldBecause ? 'held' : 'pending',
        messageId: `<${message.kind}.${quoteId ?? reviewId ?? 0}.${randomUUID()}@${host}>`,
        gatheredIn: null,
        askedFor,
        attempts: 0,
        nextAttemptAt: start.heldBecause ? null : at,
        isBeingTried: false,
        mayHaveArrived: false,
        keptAsFile: false,
        lastError: null,
        createdAt: at,
        sentAt: null,
      }),
    );
  }
  if (rows.some(({ status }) => status === 'pending')) await wakeSenders(em);
  return rows;
}

/** Whether the confirmation of a quote was written, sent or not. */
export async function hasConfirmation(em: EntityManager, quoteId: number): Promise<boolean> {
  return (await em.count(MessageRecord, { quoteId, kind: 'quote-to-guest' })) > 0;
}

/** SQL: the quotes whose last reply has one of these statuses; few have those asked for below, beside a list of quotes. */
const lastReplies = (...statuses: MessageStatus[]) => `
  select reply.quote_id from message reply
  where reply.kind = 'quote-reply' and reply.status in ('${statuses.join("','")}') and not exists (
    select 1 from message later
    where later.quote_id = reply.quote_id and later.kind = 'quote-reply' and later.id > reply.id
  )`;

/** SQL: the quotes whose last reply has not left yet. */
export const PENDING_REPLIES = lastReplies('pending');

/** SQL: the quotes whose last reply was given up or is held. */
export const UNSENT_REPLIES = lastReplies('failed', 'held');

/** Whether the last reply to a quote was given up or is held. */
export async function isReplyStuck(em: EntityManager, quoteId: number): Promise<boolean> {
  const rows = await em.execute(`select 1 from (${UNSENT_REPLIES}) unsent where quote_id = ?`, [quoteId]);
  return rows.length > 0;
}

/** Locks the mailbox until the transaction ends, on every replica, so that of many at once each is counted. */
async function startConfirmation(
  em: EntityManager,
  to: string,
  askedFor: boolean,
  at: Date,
): Promise<{ mailboxHash: string; heldBecause: HoldReason | null }> {
  const mailboxHash = createHash('sha256').update(mailboxOf(to)).digest('hex');
  if (askedFor) return { mailboxHash, heldBecause: null };
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`confirmation ${mailboxHash}`]);
  // Those added before in this transaction count as well.
  await em.flush();
  const others = await em.count(MessageRecord, {
    mailboxHash,
    askedFor: false,
    $or: [
      { status: 'pending' },
      {
        status: 'sent',
        // What a clock that ran ahead since has sent is not of these hours.
        sentAt: {
          $gt: new Date(at.getTime() - CONFIRMATION_WINDOW_MS),
          $lt: new Date(at.getTime() + CONFIRMATION_WINDOW_MS),
        },
      },
    ],
  });
  return { mailboxHash, heldBecause: confirmationHoldReason(others) };
}
