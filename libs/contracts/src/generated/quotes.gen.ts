import { baseApi as api } from '../base-api';
export const addTagTypes = ['quotes'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createQuote: build.mutation<CreateQuoteApiResponse, CreateQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes`,
          method: 'POST',
          body: queryArg.placeQuoteDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['quotes'],
      }),
      listQuotes: build.query<ListQuotesApiResponse, ListQuotesApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            q: queryArg.q,
          },
        }),
        providesTags: ['quotes'],
      }),
      getQuote: build.query<GetQuoteApiResponse, GetQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['quotes'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as quotesApi };
export type CreateQuoteApiResponse = /** status 201  */ PlacedQuoteAnswer;
export type CreateQuoteApiArg = {
  /** Makes a repeated sending safe. */
  'Idempotency-Key'?: string;
  placeQuoteDto: PlaceQuoteDto;
};
export type ListQuotesApiResponse = /** status 200  */ QuoteAnswer[];
export type ListQuotesApiArg = {
  /** Page, from 1; without it the list is whole. */
  page?: number;
  pageSize?: number;
  status?: QuoteStatus;
  /** Arrival on or after this day. */
  from?: string;
  /** Arrival on or before this day. */
  to?: string;
  /** Words of the guest’s name, e-mail or phone. */
  q?: string;
};
export type GetQuoteApiResponse = /** status 200  */ QuoteAnswer;
export type GetQuoteApiArg = {
  id: number;
};
export type QuoteStatus = 'pending' | 'answered' | 'confirmed' | 'declined' | 'archived';
export type Language = 'it' | 'en' | 'de' | 'es';
export type PlacedQuoteAnswer = {
  id: number;
  status: QuoteStatus;
  createdAt: string;
  language: Language;
  checkIn: string;
  checkOut: string;
  nights: number;
  guests: number;
  /** Slug of the room */
  preferredRoom: string | null;
  /** Name of the room when asked for */
  preferredRoomName: string | null;
  /** More guests than the chosen room takes */
  exceedsRoomCapacity: boolean;
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
export type AdditionalService =
  | 'beach-shuttle'
  | 'sports-fields'
  | 'mooring'
  | 'parking'
  | 'airport-shuttle'
  | 'personal-check-in'
  | 'crib'
  | 'taxi'
  | 'wifi';
export type PlaceQuoteDto = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  /** Arrival, `YYYY-MM-DD`, today or later; an ISO timestamp is cut to its day in Europe/Rome. */
  checkIn: string;
  /** Departure, after the arrival; same forms. */
  checkOut: string;
  guests: number;
  /** Slug of a room; null for no preference. */
  preferredRoom?: string | null;
  specialRequests?: string | null;
  /** Of those that the property offers. */
  additionalServices?: AdditionalService[];
  /** In which the guest is answered. */
  language?: Language;
  /** Leave it out: a field that people do not see. */
  website?: string;
  /** Milliseconds it took to fill in the form, as its script reports it. */
  filledInMs?: number;
};
export type QuoteAnswer = {
  id: number;
  status: QuoteStatus;
  createdAt: string;
  language: Language;
  checkIn: string;
  checkOut: string;
  nights: number;
  guests: number;
  /** Slug of the room */
  preferredRoom: string | null;
  /** Name of the room when asked for */
  preferredRoomName: string | null;
  /** More guests than the chosen room takes */
  exceedsRoomCapacity: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  specialRequests: string | null;
  additionalServices: AdditionalService[];
  /** Looks like a machine’s; the guest got no e-mail */
  suspected: boolean;
};
export const { useCreateQuoteMutation, useListQuotesQuery, useGetQuoteQuery } = injectedRtkApi;
