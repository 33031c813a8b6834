import { parseCalendarDate, type CalendarDate } from '@ospite/domain';
import { pageNumber } from '../../shared/screen/lists/page-number';

/** What the chips above the list choose between: a status, replies that did not leave, or what waits and looks automated. */
export const PILES = [
  'pending',
  'replyUnsent',
  'suspected',
  'answered',
  'confirmed',
  'declined',
  'archived',
] as const;
export type Pile = (typeof PILES)[number];

/** How a list of quotes is filtered. */
export interface QuoteFilter {
  /** Words of the guest's name, e-mail or phone; empty for all. */
  readonly q: string;
  /** Undefined for all. */
  readonly pile: Pile | undefined;
  /** Arrival on or after, on or before. */
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate | undefined;
}

export const NO_FILTER: QuoteFilter = { q: '', pile: undefined, from: undefined, to: undefined };

/** A list as the query of its address has it, so that going back or reloading shows the same. */
export interface QuoteListQuery extends QuoteFilter {
  /** From 1. */
  readonly page: number;
}

/** Reads the query of a list's address; a value that makes no sense is ignored. */
export function readListQuery(query: URLSearchParams): QuoteListQuery {
  return {
    q: query.get('cerca') ?? '',
    pile: PILES.find((pile) => pile === query.get('stato')),
    from: parseCalendarDate(query.get('dal') ?? ''),
    to: parseCalendarDate(query.get('al') ?? ''),
    page: pageNumber(query, 'pagina'),
  };
}

/** The query of a list's address, without default values. */
export function writeListQuery({ q, pile, from, to, page }: QuoteListQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (q) query.set('cerca', q);
  if (pile) query.set('stato', pile);
  if (from) query.set('dal', from);
  if (to) query.set('al', to);
  if (page > 1) query.set('pagina', String(page));
  return query;
}

/** Whether words or days are searched for, in whatever pile. */
export function isSearching({ q, from, to }: QuoteFilter): boolean {
  return q !== '' || from !== undefined || to !== undefined;
}

/** Words and days as the API takes them, for the counts of all piles. */
export function searchParameters({ q, from, to }: QuoteFilter) {
  return { ...(q && { q }), ...(from && { from }), ...(to && { to }) };
}

/** The filter as the API takes it, for the list and its table alike. */
export function filterParameters(filter: QuoteFilter) {
  return { ...searchParameters(filter), ...(filter.pile && PARAMETERS[filter.pile]) };
}

const PARAMETERS = {
  pending: { status: 'pending', suspected: false },
  replyUnsent: { replyUnsent: true },
  suspected: { status: 'pending', suspected: true },
  answered: { status: 'answered', replyUnsent: false },
  confirmed: { status: 'confirmed', replyUnsent: false },
  declined: { status: 'declined', replyUnsent: false },
  archived: { status: 'archived', replyUnsent: false },
} as const satisfies Record<Pile, object>;
