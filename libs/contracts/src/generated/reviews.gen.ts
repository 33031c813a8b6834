import { baseApi as api } from '../base-api';
export const addTagTypes = ['reviews'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['reviews'],
      }),
      createReview: build.mutation<CreateReviewApiResponse, CreateReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews`,
          method: 'POST',
          body: queryArg.createReviewRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['reviews'],
      }),
      getReviewSummary: build.query<GetReviewSummaryApiResponse, GetReviewSummaryApiArg>({
        query: () => ({ url: `/api/reviews/summary` }),
        providesTags: ['reviews'],
      }),
      listAllReviews: build.query<ListAllReviewsApiResponse, ListAllReviewsApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/all`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            status: queryArg.status,
            q: queryArg.q,
          },
        }),
        providesTags: ['reviews'],
      }),
      approveReview: build.mutation<ApproveReviewApiResponse, ApproveReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.reviewId))}/approve`,
          method: 'PATCH',
        }),
        invalidatesTags: ['reviews'],
      }),
      replyToReview: build.mutation<ReplyToReviewApiResponse, ReplyToReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.reviewId))}/reply`,
          method: 'PUT',
          body: queryArg.replyToReviewRequest,
        }),
        invalidatesTags: ['reviews'],
      }),
      deleteReview: build.mutation<DeleteReviewApiResponse, DeleteReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.reviewId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['reviews'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as reviewsApi };
export type ListReviewsApiResponse = /** status 200 The reviews. */ Review[];
export type ListReviewsApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
};
export type CreateReviewApiResponse =
  /** status 201 The review that was stored, now or when it was sent first. */ PlacedReview;
export type CreateReviewApiArg = {
  /** A fresh UUID for each thing that a person sends, and the same one for each retry. With other fields than before it is a 422. A key is kept as long as what it was sent with. */
  'Idempotency-Key'?: string;
  createReviewRequest: CreateReviewRequest;
};
export type GetReviewSummaryApiResponse = /** status 200 The number and the average. */ ReviewSummary;
export type GetReviewSummaryApiArg = void;
export type ListAllReviewsApiResponse = /** status 200 The reviews. */ OwnReview[];
export type ListAllReviewsApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
  /** Those that wait for approval (`pending`), those that wait and look automated (`suspected`), or those that guests see (`approved`). */
  status?: ReviewStatus;
  /** Words of the guest’s name, the title or the e-mail, such as `müller`. */
  q?: string;
};
export type ApproveReviewApiResponse = /** status 200 The review, shown from now on. */ OwnReview;
export type ApproveReviewApiArg = {
  reviewId: number;
};
export type ReplyToReviewApiResponse = /** status 200 The review with the answer. */ OwnReview;
export type ReplyToReviewApiArg = {
  reviewId: number;
  replyToReviewRequest: ReplyToReviewRequest;
};
export type DeleteReviewApiResponse = unknown;
export type DeleteReviewApiArg = {
  reviewId: number;
};
export type Language = 'it' | 'en' | 'de' | 'es';
export type ReviewReply = {
  text: string;
  at: string;
};
export type Review = {
  id: number;
  /** `–` once the guest was erased. */
  guestName: string;
  rating: number;
  title: string;
  comment: string;
  /** The language it was written in. */
  language: Language;
  createdAt: string;
  /** The owner’s answer. */
  reply: ReviewReply | null;
};
export type FieldProblem = {
  /** The field, nested ones with dots. */
  field: string;
  /** Stable code; the clients hold the sentence. */
  code: string;
  /** The same in English, for programmers. */
  message: string;
  /** Numbers and names that a sentence about it may need. */
  facts?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** The code as a URN. */
  type: string;
  /** The name of the status. */
  title: string;
  /** The status again. */
  status: number;
  /** Stable code of the refusal. */
  code: string;
  /** What happened, in English. */
  detail: string;
  /** What is wrong with which field; with every 400 about fields. */
  errors?: FieldProblem[];
  /** The one field that a conflict or a rule is about. */
  field?: string;
  /** When somebody saved in between. */
  savedAt?: string;
  /** Who saved in between, where a history tells. */
  savedBy?: string;
  /** Of the room or event that came with the `Idempotency-Key` before. */
  id?: number;
  /** How many there may be. */
  limit?: number;
  /** The same as in `Retry-After`. */
  retryAfterSeconds?: number;
  /** Stable code of the cause; `checkReady` and `getMe` list them. */
  reason?: string;
};
export type PlacedReview = {
  id: number;
  /** `–` once the guest was erased. */
  guestName: string;
  rating: number;
  title: string;
  comment: string;
  /** The language it was written in. */
  language: Language;
  createdAt: string;
  /** The owner’s answer. */
  reply: ReviewReply | null;
  /** The owner approves reviews before guests see them. */
  isApproved: boolean;
};
export type CreateReviewRequest = {
  guestName: string;
  /** Only for the owner; no response to guests contains it. */
  email: string;
  rating: number;
  title: string;
  comment: string;
  /** The language of the page it was written on; the guest is answered in it. */
  language?: Language;
  /** Omit it: a field that people do not see. */
  website?: string;
  /** Milliseconds it took to fill in the form, as its script reports it. */
  filledInMs?: number;
};
export type ReviewSummary = {
  /** Approved reviews. */
  count: number;
  /** Their stars, to one decimal; null without reviews. */
  average: number | null;
};
export type OwnReview = {
  id: number;
  /** `–` once the guest was erased. */
  guestName: string;
  rating: number;
  title: string;
  comment: string;
  /** The language it was written in. */
  language: Language;
  createdAt: string;
  /** The owner’s answer. */
  reply: ReviewReply | null;
  /** The owner approves reviews before guests see them. */
  isApproved: boolean;
  /** Null once the guest was erased. */
  email: string | null;
  /** Looks automated. */
  suspected: boolean;
  /** When it was last saved. */
  updatedAt: string;
};
export type ReviewStatus = 'pending' | 'suspected' | 'approved';
export type ReplyToReviewRequest = {
  /** Shown below the review; null or an empty text removes the answer. */
  reply: string | null;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export const {
  useListReviewsQuery,
  useCreateReviewMutation,
  useGetReviewSummaryQuery,
  useListAllReviewsQuery,
  useApproveReviewMutation,
  useReplyToReviewMutation,
  useDeleteReviewMutation,
} = injectedRtkApi;
