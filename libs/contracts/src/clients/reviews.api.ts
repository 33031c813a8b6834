import type { DefinitionsFromApi, OverrideResultType, TagTypesFromApi } from '@reduxjs/toolkit/query/react';
import { reviewsApi as generatedApi, type OwnReview } from '../generated/reviews.gen';

export type { OwnReview, Review, ReviewStatus } from '../generated/reviews.gen';

/** A page of the owner's list with the number of all reviews that match, from `X-Total-Count`. */
export interface OwnReviewPage {
  readonly reviews: readonly OwnReview[];
  readonly total: number;
}

type Definitions = DefinitionsFromApi<typeof generatedApi>;
type WithTotal = Omit<Definitions, 'listAllReviews'> & {
  listAllReviews: OverrideResultType<Definitions['listAllReviews'], OwnReviewPage>;
};

const LIST = { type: 'reviews', id: 'LIST' } as const;
/** What guests see: approved reviews and their average. */
const PUBLIC = { type: 'reviews', id: 'PUBLIC' } as const;

/** Reviews: every change affects the owner's list; approvals, replies and deletions affect the guests' too. */
export const reviewsApi = generatedApi.enhanceEndpoints<TagTypesFromApi<typeof generatedApi>, WithTotal>({
  endpoints: {
    listReviews: { providesTags: [PUBLIC] },
    getReviewSummary: { providesTags: [PUBLIC] },
    listAllReviews: {
      transformResponse: (reviews: OwnReview[], meta) => ({
        reviews,
        total: Number(meta?.response?.headers.get('X-Total-Count') ?? reviews.length),
      }),
      providesTags: (page) => [
        LIST,
        ...(page?.reviews ?? []).map(({ id }) => ({ type: 'reviews', id }) as const),
      ],
    },
    // "Public list refreshed" (specification §7), although a new review waits for approval first.
    createReview: { invalidatesTags: [LIST, PUBLIC] },
    // It moves from one of the owner's lists to another.
    approveReview: { invalidatesTags: [LIST, PUBLIC] },
    // All of them after it was refused, since somebody else may have moved it to another list in between.
    replyToReview: {
      invalidatesTags: (_response, problem, { reviewId }) => [
        problem?.status ? LIST : { type: 'reviews', id: reviewId },
        PUBLIC,
      ],
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
