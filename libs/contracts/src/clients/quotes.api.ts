import type { DefinitionsFromApi, OverrideResultType, TagTypesFromApi } from '@reduxjs/toolkit/query/react';
import { quotesApi as generatedApi, type Quote, type QuoteWithHistory } from '../generated/quotes.gen';
import { keepStored } from './keep-stored';

export type {
  CreateQuoteApiArg,
  ListQuotesApiArg,
  PlacedQuote,
  Quote,
  QuoteCounts,
  QuoteDay,
  QuoteWithHistory,
} from '../generated/quotes.gen';

/** A page of the list with the number of all quotes that match, from `X-Total-Count`. */
export interface QuotePage {
  readonly quotes: readonly Quote[];
  readonly total: number;
}

type Definitions = DefinitionsFromApi<typeof generatedApi>;
type WithTotal = Omit<Definitions, 'listQuotes'> & {
  listQuotes: OverrideResultType<Definitions['listQuotes'], QuotePage>;
};

const LIST = { type: 'quotes', id: 'LIST' } as const;
const COUNTS = { type: 'quotes', id: 'COUNTS' } as const;
const DAYS = { type: 'quotes', id: 'DAYS' } as const;

/** The quote as it was stored takes the place of the one that was read. */
export const keepQuote = (stored: QuoteWithHistory) =>
  generatedApi.util.updateQueryData('getQuote', { quoteId: stored.id }, () => stored);

/** Quotes, each cached by its id; a new one makes the lists stale. */
export const quotesApi = generatedApi.enhanceEndpoints<
  TagTypesFromApi<typeof generatedApi> | 'messages',
  WithTotal
>({
  addTagTypes: ['messages'],
  endpoints: {
    listQuotes: {
      transformResponse: (quotes: Quote[], meta) => ({
        quotes,
        total: Number(meta?.response?.headers.get('X-Total-Count') ?? quotes.length),
      }),
      providesTags: (page) => [
        LIST,
        ...(page?.quotes ?? []).map(({ id }) => ({ type: 'quotes', id }) as const),
      ],
    },
    // With its messages, which a retry changes.
    getQuote: {
      providesTags: (quote, _problem, { quoteId }) => [
        { type: 'quotes', id: quoteId },
        ...(quote?.messages ?? []).map(({ id }) => ({ type: 'messages', id }) as const),
      ],
    },
    countQuotes: { providesTags: [COUNTS] },
    listQuoteDays: { providesTags: [DAYS] },
    createQuote: { invalidatesTags: [LIST, COUNTS, DAYS] },
    exportQuotes: { providesTags: [LIST] },
    // After a refused change too, since somebody else saved in between.
    updateQuote: {
      invalidatesTags: (_quote, _problem, { quoteId }) => [{ type: 'quotes', id: quoteId }, COUNTS],
      onQueryStarted: keepStored(keepQuote),
    },
    replyToQuote: {
      invalidatesTags: (_quote, _problem, { quoteId }) => [{ type: 'quotes', id: quoteId }, COUNTS],
    },
  },
});

export const {
  useListQuotesQuery,
  useCountQuotesQuery,
  useGetQuoteQuery,
  useListQuoteDaysQuery,
  useCreateQuoteMutation,
  useUpdateQuoteMutation,
  useReplyToQuoteMutation,
} = quotesApi;
