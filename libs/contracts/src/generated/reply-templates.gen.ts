import { baseApi as api } from '../base-api';
export const addTagTypes = ['reply-templates'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSampleWords: build.query<GetSampleWordsApiResponse, GetSampleWordsApiArg>({
        query: () => ({ url: `/api/reply-templates/sample-words` }),
        providesTags: ['reply-templates'],
      }),
      getReplyTemplates: build.query<GetReplyTemplatesApiResponse, GetReplyTemplatesApiArg>({
        query: () => ({ url: `/api/reply-templates` }),
        providesTags: ['reply-templates'],
      }),
      updateReplyTemplates: build.mutation<UpdateReplyTemplatesApiResponse, UpdateReplyTemplatesApiArg>({
        query: (queryArg) => ({
          url: `/api/reply-templates`,
          method: 'PUT',
          body: queryArg.updateReplyTemplatesRequest,
        }),
        invalidatesTags: ['reply-templates'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as replyTemplatesApi };
export type GetSampleWordsApiResponse = /** status 200 The words. */ SampleValues;
export type GetSampleWordsApiArg = void;
export type GetReplyTemplatesApiResponse = /** status 200 The templates. */ ReplyTemplates;
export type GetReplyTemplatesApiArg = void;
export type UpdateReplyTemplatesApiResponse =
  /** status 200 The templates as they were stored. */ ReplyTemplates;
export type UpdateReplyTemplatesApiArg = {
  updateReplyTemplatesRequest: UpdateReplyTemplatesRequest;
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
export type SampleValues = {
  it: PlaceholderValues;
  en: PlaceholderValues;
  de: PlaceholderValues;
  es: PlaceholderValues;
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
export type LocalizedText = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type ReplyTemplate = {
  /** For the owner; names are unique. */
  name: string;
  /** One line. It may hold `{{greeting}}`, `{{number}}`, `{{dates}}`, `{{nights}}`, `{{guests}}`, `{{room}}`, `{{estimate}}`, `{{property}}`, `{{phone}}`. */
  subject: LocalizedText;
  /** Plain text; an empty line begins a paragraph. It may hold `{{greeting}}`, `{{number}}`, `{{dates}}`, `{{nights}}`, `{{guests}}`, `{{room}}`, `{{estimate}}`, `{{property}}`, `{{phone}}`. */
  body: LocalizedText;
};
export type ReplyTemplates = {
  /** In the owner’s order. */
  templates: ReplyTemplate[];
  /** Sent with a change, it says which state the change is based on. */
  updatedAt: string;
};
export type TextsInput = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type ReplyTemplateInput = {
  /** For the owner; names are unique. */
  name: string;
  /** One line. It may hold `{{greeting}}`, `{{number}}`, `{{dates}}`, `{{nights}}`, `{{guests}}`, `{{room}}`, `{{estimate}}`, `{{property}}`, `{{phone}}`. */
  subject: TextsInput;
  /** Plain text; an empty line begins a paragraph. It may hold `{{greeting}}`, `{{number}}`, `{{dates}}`, `{{nights}}`, `{{guests}}`, `{{room}}`, `{{estimate}}`, `{{property}}`, `{{phone}}`. */
  body: TextsInput;
};
export type UpdateReplyTemplatesRequest = {
  /** In the owner’s order. */
  templates: ReplyTemplateInput[];
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export const { useGetSampleWordsQuery, useGetReplyTemplatesQuery, useUpdateReplyTemplatesMutation } =
  injectedRtkApi;
