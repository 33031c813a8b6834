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
          body: queryArg.placeReviewDto,
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
          },
        }),
        providesTags: ['reviews'],
      }),
      approveReview: build.mutation<ApproveReviewApiResponse, ApproveReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/approve`,
          method: 'PATCH',
        }),
        invalidatesTags: ['reviews'],
      }),
      replyToReview: build.mutation<ReplyToReviewApiResponse, ReplyToReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/reply`,
          method: 'PUT',
          body: queryArg.replyToReviewDto,
        }),
        invalidatesTags: ['reviews'],
      }),
      deleteReview: build.mutation<DeleteReviewApiResponse, DeleteReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['reviews'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as reviewsApi };
export type ListReviewsApiResponse = /** status 200  */ ReviewAnswer[];
export type ListReviewsApiArg = {
  /** Page, from 1; without it the list is whole. */
  page?: number;
  pageSize?: number;
};
export type CreateReviewApiResponse = /** status 201  */ PlacedReviewAnswer;
export type CreateReviewApiArg = {
  /** Makes a repeated sending safe: the same key is the same thing. With other fields it is a 422. */
  'Idempotency-Key'?: string;
  placeReviewDto: PlaceReviewDto;
};
export type GetReviewSummaryApiResponse = /** status 200  */ ReviewSummaryAnswer;
export type GetReviewSummaryApiArg = void;
export type ListAllReviewsApiResponse = /** status 200  */ OwnReviewAnswer[];
export type ListAllReviewsApiArg = {
  /** Page, from 1; without it the list is whole. */
  page?: number;
  pageSize?: number;
};
export type ApproveReviewApiResponse = /** status 200  */ OwnReviewAnswer;
export type ApproveReviewApiArg = {
  id: number;
};
export type ReplyToReviewApiResponse = /** status 200  */ OwnReviewAnswer;
export type ReplyToReviewApiArg = {
  id: number;
  replyToReviewDto: ReplyToReviewDto;
};
export type DeleteReviewApiResponse = unknown;
export type DeleteReviewApiArg = {
  id: number;
};
export type Language = 'it' | 'en' | 'de' | 'es';
export type ReviewReplyAnswer = {
  text: string;
  at: string;
};
export type ReviewAnswer = {
  id: number;
  guestName: string;
  rating: number;
  title: string;
  comment: string;
  /** It was written in */
  language: Language;
  createdAt: string;
  /** The owner’s answer */
  reply: ReviewReplyAnswer | null;
};
export type FieldProblemDto = {
  /** The field, nested ones with dots. */
  field: string;
  /** Stable code; the clients hold the sentence. */
  code: string;
  /** The same in English, for programmers. */
  message: string;
  /** Numbers and names a sentence about it may need. */
  facts?: {
    [key: string]: string | number;
  };
};
export type ProblemDto = {
  /** The code as a URN. */
  type: string;
  /** The name of the status. */
  title: string;
  status: number;
  /** Stable code of the refusal. */
  code: string;
  /** What happened, in English. */
  detail: string;
  /** What is wrong with which field. */
  errors?: FieldProblemDto[];
};
export type PlacedReviewAnswer = {
  id: number;
  guestName: string;
  rating: number;
  title: string;
  comment: string;
  /** It was written in */
  language: Language;
  createdAt: string;
  /** The owner’s answer */
  reply: ReviewReplyAnswer | null;
  /** Reviews are looked at before guests see them */
  isApproved: boolean;
};
export type PlaceReviewDto = {
  guestName: string;
  /** For the owner alone; no answer to guests carries it. */
  email: string;
  rating: number;
  title: string;
  comment: string;
  /** Of the page it was written on; the guest is answered in it. */
  language?: Language;
  /** Leave it out: a field that people do not see. */
  website?: string;
  /** Milliseconds it took to fill in the form, as its script reports it. */
  filledInMs?: number;
};
export type ReviewSummaryAnswer = {
  /** Approved reviews */
  count: number;
  /** Their stars, to one decimal; null without reviews */
  average: number | null;
};
export type OwnReviewAnswer = {
  id: number;
  guestName: string;
  rating: number;
  title: string;
  comment: string;
  /** It was written in */
  language: Language;
  createdAt: string;
  /** The owner’s answer */
  reply: ReviewReplyAnswer | null;
  /** Reviews are looked at before guests see them */
  isApproved: boolean;
  /** Null once the guest was forgotten */
  email: string | null;
  /** Looks like a machine’s */
  suspected: boolean;
  /** When it was last saved */
  updatedAt: string;
};
export type ReplyToReviewDto = {
  /** Shown below the review; null or an empty text takes the answer away. */
  reply: string | null;
  /** The review’s `updatedAt` as it was read: 409 if somebody saved it in between. */
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
