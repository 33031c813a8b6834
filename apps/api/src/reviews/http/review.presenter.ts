import type { Review, ReviewSummary } from '@ospite/domain';
import type {
  OwnReviewResponse,
  PlacedReviewResponse,
  ReviewResponse,
  ReviewSummaryResponse,
} from './review.response';

/** For guests: every field by name, so that no other gets out. */
export function presentReview(review: Review): ReviewResponse {
  return {
    id: review.id,
    guestName: review.guestName,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    language: review.language,
    createdAt: review.createdAt.toISOString(),
    reply: review.reply ? { text: review.reply.text, at: review.reply.at.toISOString() } : null,
  };
}

/** For the sender: nothing about how the review was judged, from which spammers could learn. */
export function presentPlacedReview(review: Review): PlacedReviewResponse {
  return { ...presentReview(review), isApproved: review.isApproved };
}

/** For the owner: everything. */
export function presentOwnReview(review: Review): OwnReviewResponse {
  return {
    ...presentPlacedReview(review),
    email: review.email,
    suspected: review.suspected,
    updatedAt: review.updatedAt.toISOString(),
  };
}

export function presentReviewSummary({ count, average }: ReviewSummary): ReviewSummaryResponse {
  return { count, average };
}
