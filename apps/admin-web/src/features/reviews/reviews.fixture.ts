import type { OwnReview } from '@ospite/contracts';
import { problem, withHeaders, type Handlers } from '@ospite/contracts/testing';
import { reviewStatusOf } from '@ospite/domain';

export interface ReviewState {
  reviews: readonly OwnReview[];
}

/** The owner's reviews in memory. */
export function reviewOperations(state: ReviewState): Handlers {
  const change = (reviewId: number, changes: Partial<OwnReview>) => {
    const review = state.reviews.find(({ id }) => id === reviewId);
    if (!review) return problem(404, 'review.not_found');
    const changed = { ...review, ...changes, updatedAt: later(review.updatedAt) };
    state.reviews = state.reviews.map((other) => (other === review ? changed : other));
    return changed;
  };
  return {
    listAllReviews: ({ status, q = '', page = 1, pageSize = 1_000 }) => {
      const found = state.reviews.filter(
        (review) =>
          (!status || reviewStatusOf(review) === status) &&
          `${review.guestName} ${review.title}`.toLowerCase().includes(q.toLowerCase()),
      );
      const rows = found.slice((page - 1) * pageSize, page * pageSize);
      return withHeaders(rows, { 'X-Total-Count': String(found.length) });
    },
    approveReview: ({ reviewId }) => change(reviewId, { isApproved: true }),
    replyToReview: ({ reviewId, replyToReviewRequest: { reply, updatedAt } }) => {
      const stored = state.reviews.find(({ id }) => id === reviewId)?.updatedAt;
      if (updatedAt !== undefined && stored !== undefined && updatedAt !== stored)
        return problem(409, 'review.changed');
      return change(reviewId, { reply: reply ? { text: reply, at: '2027-05-02T08:30:00.000Z' } : null });
    },
    deleteReview: ({ reviewId }) => {
      if (state.reviews.every(({ id }) => id !== reviewId)) return problem(404, 'review.not_found');
      state.reviews = state.reviews.filter(({ id }) => id !== reviewId);
      return null;
    },
  };
}

function later(instant: string): string {
  return new Date(Date.parse(instant) + 1_000).toISOString();
}
