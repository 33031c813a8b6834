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
          body: queryArg.createQuoteRequest,
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
            room: queryArg.room,
            suspected: queryArg.suspected,
            replyUnsent: queryArg.replyUnsent,
            order: queryArg.order,
          },
        }),
        providesTags: ['quotes'],
      }),
      listQuoteDays: build.query<ListQuoteDaysApiResponse, ListQuoteDaysApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes/series`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['quotes'],
      }),
      countQuotes: build.query<CountQuotesApiResponse, CountQuotesApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes/counts`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            q: queryArg.q,
            room: queryArg.room,
          },
        }),
        providesTags: ['quotes'],
      }),
      exportQuotes: build.query<ExportQuotesApiResponse, ExportQuotesApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes/export.csv`,
          params: {
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            q: queryArg.q,
            room: queryArg.room,
            suspected: queryArg.suspected,
            replyUnsent: queryArg.replyUnsent,
          },
        }),
        providesTags: ['quotes'],
      }),
      getQuote: build.query<GetQuoteApiResponse, GetQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes/${encodeURIComponent(String(queryArg.quoteId))}`,
        }),
        providesTags: ['quotes'],
      }),
      updateQuote: build.mutation<UpdateQuoteApiResponse, UpdateQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes/${encodeURIComponent(String(queryArg.quoteId))}`,
          method: 'PATCH',
          body: queryArg.updateQuoteRequest,
        }),
        invalidatesTags: ['quotes'],
      }),
      replyToQuote: build.mutation<ReplyToQuoteApiResponse, ReplyToQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes/${encodeURIComponent(String(queryArg.quoteId))}/reply`,
          method: 'POST',
          body: queryArg.replyToQuoteRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['quotes'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as quotesApi };
export type CreateQuoteApiResponse =
  /** status 201 The quote that was stored, now or when it was sent first. */ PlacedQuote;
export type CreateQuoteApiArg = {
  /** A fresh UUID for each thing that a person sends, and the same one for each retry. With other fields than before it is a 422. A key is kept as long as what it was sent with. */
  'Idempotency-Key'?: string;
  createQuoteRequest: CreateQuoteRequest;
};
export type ListQuotesApiResponse = /** status 200 The quotes. */ Quote[];
export type ListQuotesApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
  status?: QuoteStatus;
  /** Arrival on or after this day, such as `2027-06-01`. */
  from?: string;
  /** Arrival on or before this day, such as `2027-06-30`. */
  to?: string;
  /** Words of the guest’s name, e-mail or phone, such as `müller`. */
  q?: string;
  /** The slug of the room that was asked for, such as `bungalow-ginepro`. */
  room?: string;
  /** Only those that look automated (`true`), or only the others (`false`). */
  suspected?: boolean;
  /** Only those whose last reply has not reached the guest (`true`), or only the others (`false`). */
  replyUnsent?: boolean;
  /** Which come first: the newest (default), or those that have waited longest. */
  order?: 'newest' | 'oldest';
};
export type ListQuoteDaysApiResponse = /** status 200 The days. */ QuoteDay[];
export type ListQuoteDaysApiArg = {
  /** First day; without it, 30 days up to the last. */
  from?: string;
  /** Last day; without it, today at the property. */
  to?: string;
};
export type CountQuotesApiResponse = /** status 200 The counts. */ QuoteCounts;
export type CountQuotesApiArg = {
  /** Arrival on or after this day, such as `2027-06-01`. */
  from?: string;
  /** Arrival on or before this day, such as `2027-06-30`. */
  to?: string;
  /** Words of the guest’s name, e-mail or phone, such as `müller`. */
  q?: string;
  /** The slug of the room that was asked for, such as `bungalow-ginepro`. */
  room?: string;
};
export type ExportQuotesApiResponse = /** status 200 One line a quote. */ string;
export type ExportQuotesApiArg = {
  status?: QuoteStatus;
  /** Arrival on or after this day, such as `2027-06-01`. */
  from?: string;
  /** Arrival on or before this day, such as `2027-06-30`. */
  to?: string;
  /** Words of the guest’s name, e-mail or phone, such as `müller`. */
  q?: string;
  /** The slug of the room that was asked for, such as `bungalow-ginepro`. */
  room?: string;
  /** Only those that look automated (`true`), or only the others (`false`). */
  suspected?: boolean;
  /** Only those whose last reply has not reached the guest (`true`), or only the others (`false`). */
  replyUnsent?: boolean;
};
export type GetQuoteApiResponse = /** status 200 The quote. */ QuoteWithHistory;
export type GetQuoteApiArg = {
  quoteId: number;
};
export type UpdateQuoteApiResponse = /** status 200 The quote as it was stored. */ QuoteWithHistory;
export type UpdateQuoteApiArg = {
  quoteId: number;
  updateQuoteRequest: UpdateQuoteRequest;
};
export type ReplyToQuoteApiResponse = /** status 202 The e-mail is in the outbox. */ QuoteWithHistory;
export type ReplyToQuoteApiArg = {
  quoteId: number;
  /** A fresh UUID for each thing that a person sends, and the same one for each retry. With other fields than before it is a 422. A key is kept as long as what it was sent with. */
  'Idempotency-Key'?: string;
  replyToQuoteRequest: ReplyToQuoteRequest;
};
export type QuoteStatus = 'pending' | 'answered' | 'confirmed' | 'declined' | 'archived';
export type Language = 'it' | 'en' | 'de' | 'es';
export type PlacedQuote = {
  id: number;
  status: QuoteStatus;
  createdAt: string;
  language: Language;
  checkIn: string;
  checkOut: string;
  nights: number;
  guests: number;
  /** Slug of the room. */
  preferredRoom: string | null;
  /** Name of the room when asked for. */
  preferredRoomName: string | null;
  /** More guests than the chosen room sleeps. */
  exceedsRoomCapacity: boolean;
  /** Signed, valid for 30 minutes: given it as the parameter `ref`, the page after sending shows what was asked, and nothing about the person. */
  ref: string;
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
export type CreateQuoteRequest = {
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
  /** Of the property’s `offeredServices`, and ids of its `ownServices`. */
  additionalServices?: string[];
  /** The language of the page it was written on; the guest is answered in it. */
  language?: Language;
  /** Omit it: a field that people do not see. */
  website?: string;
  /** Milliseconds it took to fill in the form, as its script reports it. */
  filledInMs?: number;
};
export type LocalizedText = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type NamedItem = {
  /** None of the specified ids, nor that of another entry of the list, also of one that was removed. */
  id: string;
  name: LocalizedText;
};
export type Estimate = {
  /** The lower end, in euro cents. */
  from: number;
  /** The upper end, which may be the same. */
  to: number;
};
export type Quote = {
  id: number;
  status: QuoteStatus;
  createdAt: string;
  language: Language;
  checkIn: string;
  checkOut: string;
  nights: number;
  guests: number;
  /** Slug of the room. */
  preferredRoom: string | null;
  /** Name of the room when asked for. */
  preferredRoomName: string | null;
  /** More guests than the chosen room sleeps. */
  exceedsRoomCapacity: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  specialRequests: string | null;
  /** Specified ids, and those of `ownServices`. */
  additionalServices: string[];
  /** The owner’s own among them, by the names they had when they were asked for. */
  ownServices: NamedItem[];
  /** Looks automated; the guest got no e-mail. */
  suspected: boolean;
  /** What the stay is likely to cost at today’s prices, tourist tax included; null without a preferred room or its price. */
  estimate: Estimate | null;
  /** The owner’s own words. */
  notes: string | null;
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
  /** When the personal data were removed: since then the names are `–`, the e-mail is `anonymous@anonymous.invalid`, and phone, wishes and notes are null. */
  anonymisedAt: string | null;
  /** The last reply is in the outbox: no mail server has taken it yet. */
  replyPending: boolean;
  /** The last reply has not reached the guest and will not by itself: the mail server refused it for good, none is configured, it is held, or no answer came (`mayHaveArrived`: the guest may have it). No longer once another reply is written, or the owner says that the guest was answered in another way. */
  replyUnsent: boolean;
};
export type CountsByLanguage = {
  it: number;
  en: number;
  de: number;
  es: number;
};
export type QuoteDay = {
  day: string;
  requests: number;
  /** Requests by the language they were written in: it, en, de, es. */
  byLanguage: CountsByLanguage;
};
export type QuoteCounts = {
  /** Waiting for an answer. */
  pending: number;
  answered: number;
  confirmed: number;
  declined: number;
  archived: number;
  /** Waiting, and look automated. */
  suspected: number;
  /** Of whatever status: the last reply has not reached the guest. */
  replyUnsent: number;
};
export type QuoteChangeField = 'status' | 'notes' | 'reply' | 'suspected' | 'replyUnsent';
export type QuoteChange = {
  field: QuoteChangeField;
  from: string | null;
  /** For a reply, its subject. */
  to: string | null;
  /** The account’s name. */
  by: string;
  at: string;
};
export type MessageKind =
  | 'quote-reply'
  | 'quote-to-guest'
  | 'quote-to-owner'
  | 'quotes-gathered'
  | 'password-reset'
  | 'review-to-owner'
  | 'reviews-gathered'
  | 'test';
export type MessageStatus = 'pending' | 'sent' | 'failed' | 'held';
export type QuoteMessage = {
  id: number;
  kind: MessageKind;
  /** The quote it is about. */
  quoteId: number | null;
  /** The review it is about. */
  reviewId: number | null;
  to: string;
  subject: string;
  status: MessageStatus;
  /** Why a `held` message waits for the owner: three confirmations went to its address within 24 hours, or are on their way. A retry sends it; nothing else does. */
  heldBecause: ('too-many-to-address' | 'restored' | null) | ('too-many-to-address' | 'restored' | null);
  /** The digest that replaced this message in a flood of quotes or reviews. */
  gatheredIn: number | null;
  /** Tries so far. */
  attempts: number;
  nextAttemptAt: string | null;
  /** What the mail server said last; while it takes no e-mail at all, why a `pending` one waits. */
  lastError: string | null;
  /** A mail server once received all of it and did not respond, or the program was killed before it stored the response: it may have arrived, and is retried automatically at most once. */
  mayHaveArrived: boolean;
  /** No mail server was configured when it was to leave: it is only kept as a file, and has reached nobody. A reply is `failed` then, any other e-mail `sent`. */
  keptAsFile: boolean;
  createdAt: string;
  sentAt: string | null;
  text: string;
};
export type PlaceholderValues = {
  greeting: string | null;
  number: string | null;
  dates: string | null;
  nights: string | null;
  guests: string | null;
  room: string | null;
  /** What the stay is likely to cost at today’s prices, tourist tax included. */
  estimate: string | null;
  property: string | null;
  phone: string | null;
};
export type RoomOffer = {
  name: string;
  /** Persons who can sleep in it. */
  maxGuests: number;
  /** Null when the room has no price. */
  estimate: Estimate | null;
};
export type QuoteWithHistory = {
  id: number;
  status: QuoteStatus;
  createdAt: string;
  language: Language;
  checkIn: string;
  checkOut: string;
  nights: number;
  guests: number;
  /** Slug of the room. */
  preferredRoom: string | null;
  /** Name of the room when asked for. */
  preferredRoomName: string | null;
  /** More guests than the chosen room sleeps. */
  exceedsRoomCapacity: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  specialRequests: string | null;
  /** Specified ids, and those of `ownServices`. */
  additionalServices: string[];
  /** The owner’s own among them, by the names they had when they were asked for. */
  ownServices: NamedItem[];
  /** Looks automated; the guest got no e-mail. */
  suspected: boolean;
  /** What the stay is likely to cost at today’s prices, tourist tax included; null without a preferred room or its price. */
  estimate: Estimate | null;
  /** The owner’s own words. */
  notes: string | null;
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
  /** When the personal data were removed: since then the names are `–`, the e-mail is `anonymous@anonymous.invalid`, and phone, wishes and notes are null. */
  anonymisedAt: string | null;
  /** The last reply is in the outbox: no mail server has taken it yet. */
  replyPending: boolean;
  /** The last reply has not reached the guest and will not by itself: the mail server refused it for good, none is configured, it is held, or no answer came (`mayHaveArrived`: the guest may have it). No longer once another reply is written, or the owner says that the guest was answered in another way. */
  replyUnsent: boolean;
  /** Oldest first. */
  history: QuoteChange[];
  /** Oldest first. */
  messages: QuoteMessage[];
  replyWords: PlaceholderValues;
  /** The same in Italian, for owners who do not read the guest’s language. */
  replyWordsInItalian: PlaceholderValues;
  /** Why the stay can’t be offered as the guest asked for it: room and price are not among the words then. */
  offerObstacle:
    | ('closed' | 'room-not-offered' | 'room-too-small' | null)
    | ('closed' | 'room-not-offered' | 'room-too-small' | null);
  /** The stay in each room that guests see; those too small for the party come last. */
  offers: RoomOffer[];
};
export type UpdateQuoteRequest = {
  status?: QuoteStatus;
  /** The owner’s own words; null or blank removes them. */
  notes?: string | null;
  /** False marks it as not spam; true as suspected again. */
  suspected?: boolean;
  /** False says that the guest was answered in another way than by the reply that did not leave; true takes that back. Ignored where the last reply has left or is about to. */
  replyUnsent?: boolean;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export type ReplyToQuoteRequest = {
  subject: string;
  /** Plain text; an empty line begins a paragraph. A footer in the guest’s language follows. */
  body: string;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export const {
  useCreateQuoteMutation,
  useListQuotesQuery,
  useListQuoteDaysQuery,
  useCountQuotesQuery,
  useExportQuotesQuery,
  useGetQuoteQuery,
  useUpdateQuoteMutation,
  useReplyToQuoteMutation,
} = injectedRtkApi;
