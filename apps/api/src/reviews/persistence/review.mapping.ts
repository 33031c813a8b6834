import type { NewReview, Review, ReviewReply } from '@ospite/domain';
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

/** The columns of a review that has just arrived. */
export function columnsOfNewReview(review: NewReview, at: Date) {
  return { ...review, isApproved: false, ...columnsOfReply(null), createdAt: at, updatedAt: at };
}

export function columnsOfReply(reply: ReviewReply | null) {
  return { reply: reply?.text ?? null, repliedAt: reply?.at ?? null };
}

/** What the owner's decisions change. */
export type ReviewColumns = Pick<ReviewRecord, 'isApproved' | 'reply' | 'repliedAt'>;
