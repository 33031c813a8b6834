import { baseApi as api } from '../base-api';
export const addTagTypes = ['privacy'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      exportPerson: build.query<ExportPersonApiResponse, ExportPersonApiArg>({
        query: (queryArg) => ({
          url: `/api/privacy/export`,
          params: {
            email: queryArg.email,
          },
        }),
        providesTags: ['privacy'],
      }),
      countErasable: build.query<CountErasableApiResponse, CountErasableApiArg>({
        query: (queryArg) => ({
          url: `/api/privacy/count`,
          params: {
            email: queryArg.email,
          },
        }),
        providesTags: ['privacy'],
      }),
      erasePerson: build.mutation<ErasePersonApiResponse, ErasePersonApiArg>({
        query: (queryArg) => ({
          url: `/api/privacy/erase`,
          method: 'POST',
          body: queryArg.erasePersonRequest,
        }),
        invalidatesTags: ['privacy'],
      }),
      exportEverything: build.query<ExportEverythingApiResponse, ExportEverythingApiArg>({
        query: () => ({ url: `/api/export` }),
        providesTags: ['privacy'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as privacyApi };
export type ExportPersonApiResponse = /** status 200 The archive, also when there is nothing in it. */ Blob;
export type ExportPersonApiArg = {
  /** Compared without regard to case, width, quotes and comments, and with `xn--` as its letters. */
  email: string;
};
export type CountErasableApiResponse =
  /** status 200 How many rows there are, also when there is none. */ Erasure;
export type CountErasableApiArg = {
  /** Compared without regard to case, width, quotes and comments, and with `xn--` as its letters. */
  email: string;
};
export type ErasePersonApiResponse = /** status 200 How many rows were changed. */ Erasure;
export type ErasePersonApiArg = {
  erasePersonRequest: ErasePersonRequest;
};
export type ExportEverythingApiResponse = /** status 200 The archive, sent while it is made. */ Blob;
export type ExportEverythingApiArg = void;
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
export type Mention = {
  /** Page of the site. */
  page: string;
  sectionId: number;
  /** Kind of the section. */
  kind: string;
  /** Whether the draft has it. */
  isInDraft: boolean;
  /** Whether it is in what was published last. */
  isPublished: boolean;
};
export type RecordMention = {
  /** `gallery`: what is said of a room’s pictures; `review`: the reply below another guest’s. */
  kind: 'event' | 'room' | 'gallery' | 'review' | 'property';
  /** Of the event, the room or the review; null of the property. */
  id: number | null;
  /** The event’s title, the room’s name, the reviewer’s name, or the property’s field. */
  name: string;
};
export type Erasure = {
  /** Quotes that become anonymous. */
  quotes: number;
  /** Reviews that lose name and e-mail. */
  reviews: number;
  /** Messages that lose their text, or are deleted. */
  messages: number;
  /** Sections of the site’s texts with the address, or with a telephone number of the person’s quotes. They are the owner’s to change: nothing rewrites them. */
  mentions: Mention[];
  /** The same of events, rooms, replies to reviews and the property. */
  records: RecordMention[];
};
export type ErasePersonRequest = {
  /** Compared without regard to case, width, quotes and comments, and with `xn--` as its letters. */
  email: string;
};
export const {
  useExportPersonQuery,
  useCountErasableQuery,
  useErasePersonMutation,
  useExportEverythingQuery,
} = injectedRtkApi;
