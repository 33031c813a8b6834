import { QUOTE_STATUSES, type QuoteStatus } from '@ospite/domain';

/** What a list of quotes is narrowed to. */
export interface QuoteFilter {
  /** Words of the guest's name, e-mail or phone; empty for all. */
  readonly q: string;
  readonly status: QuoteStatus | undefined;
}

/** A list as its address says it, so that going back or reloading shows the same. */
export interface QuoteListAddress extends QuoteFilter {
  /** From 1. */
  readonly page: number;
}

/** Reads a list's query; what makes no sense counts as not said. */
export function readListAddress(query: URLSearchParams): QuoteListAddress {
  const page = Number(query.get('pagina') ?? '1');
  return {
    q: query.get('cerca') ?? '',
    status: QUOTE_STATUSES.find((status) => status === query.get('stato')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of a list's address; what is the default is left out. */
export function listAddress({ q, status, page }: QuoteListAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (q) query.set('cerca', q);
  if (status) query.set('stato', status);
  if (page > 1) query.set('pagina', String(page));
  return query;
}
