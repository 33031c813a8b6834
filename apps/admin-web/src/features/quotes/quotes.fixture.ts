import type { Message, Quote, QuoteDay, QuoteWithHistory } from '@ospite/contracts';
import {
  aMessageResponse,
  aQuoteWithHistoryResponse,
  problem,
  withHeaders,
  type Handlers,
  type RequestOf,
} from '@ospite/contracts/testing';

export interface QuoteState {
  /** Newest first, as they are listed; a quote may have a history and messages. */
  quotes: readonly (Quote &
    Partial<Pick<QuoteWithHistory, 'history' | 'messages' | 'replyWords' | 'offerObstacle' | 'offers'>>)[];
  /** Who changes them. */
  account: { readonly username: string } | null;
}

/** Quotes in memory; changing an outdated state is a conflict. */
export function quoteOperations(state: QuoteState): Handlers {
  return {
    listQuotes: (sent) => listQuotes(state, sent),
    countQuotes: (sent) => countQuotes(state, sent),
    listQuoteDays: [A_QUOTE_DAY],
    getQuote: ({ quoteId }) => {
      const quote = state.quotes.find(({ id }) => id === quoteId);
      return quote ? aQuoteWithHistoryResponse(quote) : problem(404, 'quote.not_found');
    },
    updateQuote: ({ quoteId, updateQuoteRequest: { updatedAt, ...change } }) =>
      changeQuote(state, quoteId, updatedAt, (quote) => ({
        change,
        history: (['status', 'suspected', 'replyUnsent'] as const)
          .filter((field) => change[field] !== undefined)
          .map((field) => ({ field, from: String(quote[field]), to: String(change[field]) })),
      })),
    replyToQuote: ({ quoteId, replyToQuoteRequest: { subject, updatedAt } }) =>
      changeQuote(state, quoteId, updatedAt, () => ({
        change: { status: 'answered' },
        history: [{ field: 'reply', from: null, to: subject }],
        message: aMessageResponse({ kind: 'quote-reply', status: 'sent', subject }),
      })),
  };
}

const A_QUOTE_DAY: QuoteDay = {
  day: '2027-05-01',
  requests: 3,
  byLanguage: { it: 1, en: 0, de: 2, es: 0 },
};

interface Step {
  readonly change: Partial<Quote>;
  readonly history: readonly Pick<QuoteWithHistory['history'][number], 'field' | 'from' | 'to'>[];
  readonly message?: Message;
}

function changeQuote(
  state: QuoteState,
  quoteId: number,
  basedOn: string | undefined,
  decide: (quote: QuoteWithHistory) => Step,
) {
  const stored = state.quotes.find(({ id }) => id === quoteId);
  if (!stored) return problem(404, 'quote.not_found');
  const quote = aQuoteWithHistoryResponse(stored);
  if (basedOn !== undefined && basedOn !== quote.updatedAt) return problem(409, 'quote.changed');
  const { change, history, message } = decide(quote);
  const at = new Date(Date.parse(quote.updatedAt) + 60_000).toISOString();
  const by = state.account?.username ?? '';
  const changed = {
    ...quote,
    ...change,
    updatedAt: at,
    history: [...quote.history, ...history.map((step) => ({ ...step, by, at }))],
    messages: [...quote.messages, ...(message ? [{ ...message, text: '', createdAt: at, sentAt: at }] : [])],
  };
  state.quotes = state.quotes.map((other) => (other === stored ? changed : other));
  return changed;
}

function listQuotes(
  state: QuoteState,
  { status, suspected, replyUnsent, order, page = 1, pageSize = 1_000, ...sent }: RequestOf<'listQuotes'>,
) {
  const newestFirst = matching(state, sent).filter(
    (quote) =>
      (!status || quote.status === status) &&
      (suspected === undefined || quote.suspected === suspected) &&
      (replyUnsent === undefined || quote.replyUnsent === replyUnsent),
  );
  const found = order === 'oldest' ? newestFirst.toReversed() : newestFirst;
  const start = (page - 1) * pageSize;
  return withHeaders(found.slice(start, start + pageSize), { 'X-Total-Count': String(found.length) });
}

function countQuotes(state: QuoteState, sent: RequestOf<'countQuotes'>) {
  const counts = {
    pending: 0,
    answered: 0,
    confirmed: 0,
    declined: 0,
    archived: 0,
    suspected: 0,
    replyUnsent: 0,
  };
  for (const { status, suspected, replyUnsent } of matching(state, sent)) {
    const ofStatus = status === 'pending' && suspected ? 'suspected' : status;
    counts[replyUnsent ? 'replyUnsent' : ofStatus] += 1;
  }
  return counts;
}

function matching({ quotes }: QuoteState, { q = '', from, to, room }: RequestOf<'countQuotes'>) {
  return quotes.filter(
    (quote) =>
      (!from || quote.checkIn >= from) &&
      (!to || quote.checkIn <= to) &&
      (!room || quote.preferredRoom === room) &&
      `${quote.firstName} ${quote.lastName}`.toLowerCase().includes(q.toLowerCase()),
  );
}
