import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { NETWORK_PROBLEM, OFFLINE_PROBLEM, problemFromResponse, type Problem } from './problem';

/**
 * Where and how the API is reached. It is the store's `extraArgument` and no module variable, because the server renders
 * for many visitors at once, and a back-office may have an address of its own.
 */
export interface ApiEnvironment {
  /** Origin of the API without a slash at the end; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** Replaces the platform's `fetch`, for the server and for tests. */
  readonly fetch?: typeof fetch;
  /** Chooses another `fetch` by the body of a call, such as `fetchOfUpload`; guests' pages need none. */
  readonly fetchFor?: (body: unknown) => typeof fetch | undefined;
  /** Makes the form that an operation sends, such as `formOfUpload`; guests' pages send none. */
  readonly formFor?: (operation: string, body: unknown) => FormData | undefined;
  /** Headers of each call, read each time (the super-admin key). */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Asks a person for what a refused call lacks. @returns whether to send the call again, once */
  readonly mayRepeat?: (problem: Problem) => Promise<boolean>;
}

export type ApiBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  Problem,
  Record<never, never>,
  FetchBaseQueryMeta
>;

/**
 * A call without files that has no answer by then (milliseconds) counts as lost on its way: a line that went dead says
 * nothing for minutes. Far above what a slow one needs, and the API's own limit of 5 s for a stuck database. Our own figure.
 */
const ANSWER_MS = 60_000;

/** Calls the API with cookies (specification §7); every failure becomes a `Problem`. */
const callOnce: ApiBaseQuery = async (args, api, extraOptions) => {
  const environment = environmentOf(api.extra);
  // A server has no such flag.
  const isOffline = (globalThis.navigator as Navigator | undefined)?.onLine === false;
  const body: unknown = typeof args === 'string' ? undefined : args.body;
  const fetchFn = environment.fetchFor?.(body) ?? environment.fetch;
  const form = environment.formFor?.(api.endpoint, body);
  const call = fetchBaseQuery({
    baseUrl: environment.apiBaseUrl,
    ...(form ? {} : { timeout: ANSWER_MS, keepalive: api.type === 'mutation' && outlivesPage(body) }),
    credentials: 'include',
    prepareHeaders: (headers) => {
      for (const [name, value] of Object.entries(environment.headers?.() ?? {})) headers.set(name, value);
      return headers;
    },
    ...(fetchFn ? { fetchFn } : {}),
  });
  const { data, error, meta } = await call(
    form ? { ...(args as FetchArgs), body: form } : args,
    api,
    extraOptions,
  );
  if (!error) return { data, meta };
  if (typeof error.status === 'number') return { error: problemFromResponse(error.status, error.data), meta };
  // A body that cannot be parsed is still a response; every other error means that there was none.
  if (error.status === 'PARSING_ERROR') {
    return { error: problemFromResponse(error.originalStatus, error.data), meta };
  }
  return { error: isOffline ? OFFLINE_PROBLEM : NETWORK_PROBLEM, meta };
};

/** Most bytes of a call that outlives its page. Source: Fetch standard, "HTTP-network-or-cache fetch". */
const KEPT_BYTES = 65_536;

/**
 * Whether a change is sent to its end though the page is closed: one without a body, as of a row that is deleted once its
 * toast is gone, and one that nobody sees being sent, as what was typed before the tab was closed.
 */
function outlivesPage(body: unknown): boolean {
  if (body === undefined) return true;
  const isUnseen = globalThis.document?.visibilityState === 'hidden';
  return isUnseen && new Blob([JSON.stringify(body)]).size <= KEPT_BYTES;
}

const baseQuery: ApiBaseQuery = async (args, api, extraOptions) => {
  const result = await callOnce(args, api, extraOptions);
  const isAskedAgain = result.error && (await environmentOf(api.extra).mayRepeat?.(result.error));
  return isAskedAgain ? callOnce(args, api, extraOptions) : result;
};

/**
 * The client that the generated ones add their operations to. As specified (§7): no refetch on focus, no automatic
 * retry, and what was loaded stays cached for the visit.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  endpoints: () => ({}),
});

function environmentOf(extra: unknown): ApiEnvironment {
  if (typeof extra === 'object' && extra !== null && 'apiBaseUrl' in extra) return extra as ApiEnvironment;
  throw new Error('The store needs an ApiEnvironment as its extra argument.');
}
