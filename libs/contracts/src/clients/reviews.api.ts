import { reviewsApi as generatedApi } from '../generated/reviews.gen';

export type { Review } from '../generated/reviews.gen';

const LIST = { type: 'reviews', id: 'LIST' } as const;
/** What guests see: approved reviews and their average. */
const PUBLIC = { type: 'reviews', id: 'PUBLIC' } as const;

/** Reviews: every change affects the owner's list; approvals, replies and deletions affect the guests' too. */
export const reviewsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listReviews: { providesTags: [PUBLIC] },
    getReviewSummary: { providesTags: [PUBLIC] },
    listAllReviews: {
      providesTags: (reviews) => [
        LIST,
        ...(reviews ?? []).map(({ id }) => ({ type: 'reviews', id }) as const),
      ],
    },
    // "Public list refreshed" (specification §7), although a new review waits for approval first.
    createReview: { invalidatesTags: [LIST, PUBLIC] },
    approveReview: {
      invalidatesTags: (_response, _problem, { reviewId }) => [{ type: 'reviews', id: reviewId }, PUBLIC],
    },
    replyToReview: {
      invalidatesTags: (_response, _problem, { reviewId }) => [{ type: 'reviews', id: reviewId }, PUBLIC],
    },
    deleteReview: { invalidatesTags: [LIST, PUBLIC] },
  },
});

export const {
  useListReviewsQuery,
  useGetReviewSummaryQuery,
  useListAllReviewsQuery,
  useCreateReviewMutation,
  useApproveReviewMutation,
  useReplyToReviewMutation,
  useDeleteReviewMutation,
} = reviewsApi;
