import type { Quote } from '@ospite/contracts';
import {
  aQuoteDossierResponse,
  problem,
  withHeaders,
  type Handlers,
  type RequestOf,
} from '@ospite/contracts/testing';

export interface QuoteState {
  quotes: readonly Quote[];
}

/** Reading quotes, as in memory. */
export function quoteOperations(state: QuoteState): Handlers {
  return {
    listQuotes: (sent) => listQuotes(state, sent),
    getQuote: ({ quoteId }) => {
      const quote = state.quotes.find(({ id }) => id === quoteId);
      return quote ? aQuoteDossierResponse(quote) : problem(404, 'quote.not_found');
    },
  };
}

function listQuotes(
  { quotes }: QuoteState,
  { q = '', status, page = 1, pageSize = 1_000 }: RequestOf<'listQuotes'>,
) {
  const found = quotes.filter(
    (quote) =>
      (!status || quote.status === status) &&
      `${quote.firstName} ${quote.lastName}`.toLowerCase().includes(q.toLowerCase()),
  );
  const start = (page - 1) * pageSize;
  return withHeaders(found.slice(start, start + pageSize), { 'X-Total-Count': String(found.length) });
}
