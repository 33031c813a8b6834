/** One call that reached the fake API. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What the fake API answers: a body (status 200), a whole answer, or nothing at all. */
export type FakeAnswer =
  object | { readonly status: number; readonly problem: object } | 'unreachable' | 'never';

/** A `fetch` that answers from a table of `METHOD /path`, and remembers what it was asked. */
export function fakeApi(answers: Record<string, FakeAnswer>) {
  const calls: ReceivedCall[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const text = await request.text();
    calls.push({
      method: request.method,
      path: pathname,
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    });
    const found = answers[`${request.method} ${pathname}`];
    if (found === 'never') return new Promise<Response>(() => undefined);
    if (found === undefined || found === 'unreachable') throw new TypeError('fetch failed');
    if ('problem' in found && 'status' in found) {
      return Response.json(found.problem, { status: Number(found.status) });
    }
    return Response.json(found);
  };
  return { fetch: answer as typeof fetch, calls, answers };
}
