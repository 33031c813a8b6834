import { ANONYMOUS_NAME, type AgeLimit, type Review } from '@ospite/domain';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { firstYoungRow, type RowLock } from '@ospite/server/persistence';
import { toReview } from './review.mapping';
import { ReviewRecord } from './review.record';

/**
 * The reviews with one e-mail address, oldest first.
 * @param spellings of the address, as they are stored
 */
export async function reviewsOf(
  em: EntityManager,
  spellings: readonly string[],
  lockMode: RowLock = LockMode.NONE,
): Promise<Review[]> {
  const rows = await em.find(
    ReviewRecord,
    { email: { $in: [...spellings] } },
    { orderBy: { id: 'asc' }, lockMode },
  );
  return rows.map(toReview);
}

/**
 * Removes names and e-mails, what could be matched with them, and the owner's replies from reviews, within the caller's
 * transaction: whether a reply names the guest, in which spelling, no program can tell. Titles and comments stay. Who replies
 * to a review as it was before is told that it has changed.
 */
export async function anonymiseReviews(em: EntityManager, ids: readonly number[], at: Date): Promise<void> {
  await em.nativeUpdate(
    ReviewRecord,
    { id: { $in: [...ids] } },
    {
      ...{ guestName: ANONYMOUS_NAME, email: null, idempotencyKey: null, contentHash: '' },
      ...{ reply: null, repliedAt: null, updatedAt: at },
    },
  );
}

/**
 * Removes e-mails, and what could be matched with them, from reviews that are too old. Names and texts stay:
 * they were written to be read. Source: specification §12.
 * @returns how many
 */
export async function anonymiseOldReviews(em: EntityManager, age: AgeLimit, limit: number): Promise<number> {
  const rows = await em.find(
    ReviewRecord,
    {
      createdAt: { $lt: age.before },
      id: { $lt: await firstYoungRow(em, 'review', age) },
      $or: [{ email: { $ne: null } }, { idempotencyKey: { $ne: null } }, { contentHash: { $ne: '' } }],
    },
    { fields: ['id'], orderBy: { id: 'asc' }, limit, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const nobody = { email: null, idempotencyKey: null, contentHash: '' };
  return em.nativeUpdate(ReviewRecord, { id: { $in: rows.map(({ id }) => id) } }, nobody);
}
