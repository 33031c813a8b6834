import { CONFIRMATION_WINDOW_MS, holdConfirmation, mailboxOf, type HoldReason } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { MessageRecord } from './message.record';

/** How a new confirmation begins. */
export interface ConfirmationStart {
  /** SHA-256 of the mailbox it goes to. */
  readonly mailboxHash: string;
  readonly heldBecause: HoldReason | null;
}

/**
 * Whether a confirmation may go, within the transaction that adds it: those to one mailbox wait for one another until it
 * ends, on every replica, so that of many at once none is counted too late.
 */
export async function startConfirmation(em: EntityManager, to: string, at: Date): Promise<ConfirmationStart> {
  const mailboxHash = createHash('sha256').update(mailboxOf(to)).digest('hex');
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`confirmation ${mailboxHash}`]);
  // Those before it in this transaction count as well.
  await em.flush();
  const others = await em.count(MessageRecord, {
    mailboxHash,
    askedFor: false,
    $or: [
      { status: 'pending' },
      { status: 'sent', sentAt: { $gt: new Date(at.getTime() - CONFIRMATION_WINDOW_MS) } },
    ],
  });
  return { mailboxHash, heldBecause: holdConfirmation(others) };
}
