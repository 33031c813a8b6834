import { parseCalendarDate, QUOTE_STATUSES, type CalendarDate, type QuoteStatus } from '@ospite/domain';
import { pageNumber } from '../../shared/screen/page-number';

/** How a list of quotes is filtered. */
export interface QuoteFilter {
  /** Words of the guest's name, e-mail or phone; empty for all. */
  readonly q: string;
  readonly status: QuoteStatus | undefined;
  /** Arrival on or after, on or before. */
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate | undefined;
}

export const NO_FILTER: QuoteFilter = { q: '', status: undefined, from: undefined, to: undefined };

/** A list as the query of its address has it, so that going back or reloading shows the same. */
export interface QuoteListQuery extends QuoteFilter {
  /** From 1. */
  readonly page: number;
}

/** Reads the query of a list's address; a value that makes no sense is ignored. */
export function readListQuery(query: URLSearchParams): QuoteListQuery {
  return {
    q: query.get('cerca') ?? '',
    status: QUOTE_STATUSES.find((status) => status === query.get('stato')),
    from: parseCalendarDate(query.get('dal') ?? ''),
    to: parseCalendarDate(query.get('al') ?? ''),
    page: pageNumber(query, 'pagina'),
  };
}

/** The query of a list's address, without default values. */
export function writeListQuery({ q, status, from, to, page }: QuoteListQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (q) query.set('cerca', q);
  if (status) query.set('stato', status);
  if (from) query.set('dal', from);
  if (to) query.set('al', to);
  if (page > 1) query.set('pagina', String(page));
  return query;
}

/** Whether the filter leaves anything out. */
export function isFiltering({ q, status, from, to }: QuoteFilter): boolean {
  return q !== '' || [status, from, to].some((value) => value !== undefined);
}

/** The filter as the API takes it, for the list and its table alike. */
export function filterParameters({ q, status, from, to }: QuoteFilter) {
  return { ...(q && { q }), ...(status && { status }), ...(from && { from }), ...(to && { to }) };
}
