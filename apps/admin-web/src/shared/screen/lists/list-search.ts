import { useLocation } from 'react-router-dom';

/** What the router keeps with the address of something that was opened from a list. */
interface FromList {
  /** The list's filters and page, such as `?stato=pending`; empty when it has none. */
  readonly listSearch: string;
}

/** State for the links of a list, so that the way back leads to the same filters and page; also beside what it leads to. */
export function useFromList(): FromList {
  const { search, state }: { readonly search: string; readonly state: unknown } = useLocation();
  return isFromList(state) ? state : { listSearch: search };
}

/** Filters and page of the list that this screen was opened from; empty when it was opened otherwise. */
export function useListSearch(): string {
  const { state }: { readonly state: unknown } = useLocation();
  return isFromList(state) ? state.listSearch : '';
}

function isFromList(state: unknown): state is FromList {
  return typeof state === 'object' && state !== null && 'listSearch' in state;
}
