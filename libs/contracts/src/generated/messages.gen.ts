import { baseApi as api } from '../base-api';
export const addTagTypes = ['messages'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/messages`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            status: queryArg.status,
            order: queryArg.order,
          },
        }),
        providesTags: ['messages'],
      }),
      sendTestMessage: build.mutation<SendTestMessageApiResponse, SendTestMessageApiArg>({
        query: () => ({ url: `/api/messages/test`, method: 'POST' }),
        invalidatesTags: ['messages'],
      }),
      retryMessage: build.mutation<RetryMessageApiResponse, RetryMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/messages/${encodeURIComponent(String(queryArg.messageId))}/retry`,
          method: 'POST',
        }),
        invalidatesTags: ['messages'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as messagesApi };
export type ListMessagesApiResponse = /** status 200 The messages. */ Message[];
export type ListMessagesApiArg = {
  /** Page, from 1. Without it: the first 1,000 rows; `X-Total-Count` says whether there are more, and `Link` where. */
  page?: number;
  /** Rows on a page, at most 200, 50 unless said; no effect without `page`. */
  pageSize?: number;
  status?: MessageStatus;
  /** Which come first: the newest (default), or the most `urgent`: those to guests, then notices to the owner, tests last. */
  order?: 'newest' | 'urgent';
};
export type SendTestMessageApiResponse = /** status 202 The message is in the outbox. */ TestMessage;
export type SendTestMessageApiArg = void;
export type RetryMessageApiResponse = /** status 202 The message, due at once. */ Message;
export type RetryMessageApiArg = {
  messageId: number;
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
export type Message = {
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
export type MailDelivery = 'smtp' | 'files';
export type SenderRecordState = 'good' | 'weak' | 'missing' | 'doubled' | 'unknown';
export type SenderRecord = {
  /** `weak` stops nobody (`+all`, `p=none`), `doubled` is as useless as none; `unknown`: DNS did not respond. */
  state: SenderRecordState;
  /** The record as it stands in DNS, at most 500 characters of it. */
  record: string | null;
};
export type TestMessage = {
  /** The queued message; while the mail server takes none, its `lastError` says why it waits. */
  message: Message;
  /** `smtp`: by a mail server; `files`: into the folder `mail` of the data folder, where none is configured. */
  delivery: MailDelivery;
  /** The sender of all e-mails. */
  from: string;
  /** The sender’s domain, whose records follow. */
  domain: string;
  /** Which servers may send its mail (RFC 7208). */
  spf: SenderRecord;
  /** What happens to mail that others send in its name (RFC 7489). */
  dmarc: SenderRecord;
};
export const { useListMessagesQuery, useSendTestMessageMutation, useRetryMessageMutation } = injectedRtkApi;
