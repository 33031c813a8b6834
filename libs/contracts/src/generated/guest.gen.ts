import type { GetSuperAdminSettingsApiResponse, GetSuperAdminSettingsApiArg } from './super-admin.gen';
import type { GetSettingApiResponse, GetSettingApiArg } from './settings.gen';
import type { GetPropertyApiResponse, GetPropertyApiArg } from './property.gen';
import type { ListRoomsApiResponse, ListRoomsApiArg, GetRoomApiResponse, GetRoomApiArg } from './rooms.gen';
import type { ListPricesApiResponse, ListPricesApiArg } from './pricing.gen';
import type { ListBreakfastImagesApiResponse, ListBreakfastImagesApiArg } from './breakfast.gen';
import type { CreateQuoteApiResponse, CreateQuoteApiArg } from './quotes.gen';
import type {
  ListReviewsApiResponse,
  ListReviewsApiArg,
  CreateReviewApiResponse,
  CreateReviewApiArg,
  GetReviewSummaryApiResponse,
  GetReviewSummaryApiArg,
} from './reviews.gen';
import type {
  ListContentPagesApiResponse,
  ListContentPagesApiArg,
  GetContentApiResponse,
  GetContentApiArg,
} from './content.gen';
import type { ListEventsApiResponse, ListEventsApiArg } from './events.gen';
import { baseApi as api } from '../base-api';
export const addTagTypes = [
  'super-admin',
  'settings',
  'property',
  'rooms',
  'pricing',
  'breakfast',
  'quotes',
  'reviews',
  'content',
  'events',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSuperAdminSettings: build.query<GetSuperAdminSettingsApiResponse, GetSuperAdminSettingsApiArg>({
        query: () => ({ url: `/api/super-admin/settings` }),
        providesTags: ['super-admin'],
      }),
      getSetting: build.query<GetSettingApiResponse, GetSettingApiArg>({
        query: (queryArg) => ({
          url: `/api/settings/${encodeURIComponent(String(queryArg.key))}`,
        }),
        providesTags: ['settings'],
      }),
      getProperty: build.query<GetPropertyApiResponse, GetPropertyApiArg>({
        query: () => ({ url: `/api/property` }),
        providesTags: ['property'],
      }),
      listRooms: build.query<ListRoomsApiResponse, ListRoomsApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            include: queryArg.include,
          },
        }),
        providesTags: ['rooms'],
      }),
      getRoom: build.query<GetRoomApiResponse, GetRoomApiArg>({
        query: (queryArg) => ({
          url: `/api/rooms/${encodeURIComponent(String(queryArg.room))}`,
          params: {
            include: queryArg.include,
          },
        }),
        providesTags: ['rooms'],
      }),
      listPrices: build.query<ListPricesApiResponse, ListPricesApiArg>({
        query: (queryArg) => ({
          url: `/api/pricing`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            include: queryArg.include,
          },
        }),
        providesTags: ['pricing'],
      }),
      listBreakfastImages: build.query<ListBreakfastImagesApiResponse, ListBreakfastImagesApiArg>({
        query: (queryArg) => ({
          url: `/api/breakfast-images`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['breakfast'],
      }),
      createQuote: build.mutation<CreateQuoteApiResponse, CreateQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes`,
          method: 'POST',
          body: queryArg.createQuoteRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['quotes'],
      }),
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
      listContentPages: build.query<ListContentPagesApiResponse, ListContentPagesApiArg>({
        query: (queryArg) => ({
          url: `/api/content`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ['content'],
      }),
      getContent: build.query<GetContentApiResponse, GetContentApiArg>({
        query: (queryArg) => ({
          url: `/api/content/${encodeURIComponent(String(queryArg.page))}`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ['content'],
      }),
      listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/events`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['events'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as guestApi };
export const {
  useGetSuperAdminSettingsQuery,
  useGetSettingQuery,
  useGetPropertyQuery,
  useListRoomsQuery,
  useGetRoomQuery,
  useListPricesQuery,
  useListBreakfastImagesQuery,
  useCreateQuoteMutation,
  useListReviewsQuery,
  useCreateReviewMutation,
  useGetReviewSummaryQuery,
  useListContentPagesQuery,
  useGetContentQuery,
  useListEventsQuery,
} = injectedRtkApi;
