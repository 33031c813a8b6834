import { ANONYMOUS_NAME, replyNamesGuest, type Review } from '@ospite/domain';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { RowLock } from '@ospite/server/persistence';
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
 * Removes names and e-mails, and what could be matched with them, from reviews, within the caller's transaction. Titles
 * and comments stay; a reply that names the guest goes.
 */
export async function anonymiseReviews(em: EntityManager, reviews: readonly Review[]): Promise<void> {
  const idsOf = (some: readonly Review[]) => ({ id: { $in: some.map(({ id }) => id) } });
  const nobody = { guestName: ANONYMOUS_NAME, email: null, idempotencyKey: null, contentHash: '' };
  await em.nativeUpdate(ReviewRecord, idsOf(reviews), nobody);
  await em.nativeUpdate(ReviewRecord, idsOf(reviews.filter(replyNamesGuest)), {
    reply: null,
    repliedAt: null,
  });
}

/**
 * Removes e-mails, and what could be matched with them, from reviews that came before an instant. Names and texts stay:
 * they were written to be read. Source: specification §12.
 * @returns how many
 */
export async function anonymiseOldReviews(em: EntityManager, before: Date, limit: number): Promise<number> {
  const rows = await em.find(
    ReviewRecord,
    {
      createdAt: { $lt: before },
      $or: [{ email: { $ne: null } }, { idempotencyKey: { $ne: null } }, { contentHash: { $ne: '' } }],
    },
    { fields: ['id'], orderBy: { id: 'asc' }, limit, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const nobody = { email: null, idempotencyKey: null, contentHash: '' };
  return em.nativeUpdate(ReviewRecord, { id: { $in: rows.map(({ id }) => id) } }, nobody);
}
