import type { Review } from '@ospite/domain';
import type { ReviewRecord } from './review.record';

export function toReview(row: ReviewRecord): Review {
  return {
    id: row.id,
    guestName: row.guestName,
    email: row.email,
    rating: row.rating,
    title: row.title,
    comment: row.comment,
    isApproved: row.isApproved,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    language: row.language,
    reply: row.reply !== null && row.repliedAt ? { text: row.reply, at: row.repliedAt } : null,
    suspected: row.suspected,
  };
}
