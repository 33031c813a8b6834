import type { DefinitionsFromApi, QueryArgFrom, ResultTypeFrom } from '@reduxjs/toolkit/query/react';
import contract from '../../openapi.json';
import type { accessKeysApi } from '../generated/access-keys.gen';
import type { accountsApi } from '../generated/accounts.gen';
import type { authApi, Problem } from '../generated/auth.gen';
import type { brandApi } from '../generated/brand.gen';
import type { breakfastApi } from '../generated/breakfast.gen';
import type { consentsApi } from '../generated/consents.gen';
import type { contentApi } from '../generated/content.gen';
import type { eventsApi } from '../generated/events.gen';
import type { messagesApi } from '../generated/messages.gen';
import type { noticesApi } from '../generated/notices.gen';
import type { pricingApi } from '../generated/pricing.gen';
import type { privacyApi } from '../generated/privacy.gen';
import type { propertyApi } from '../generated/property.gen';
import type { quotesApi } from '../generated/quotes.gen';
import type { replyTemplatesApi } from '../generated/reply-templates.gen';
import type { reviewsApi } from '../generated/reviews.gen';
import type { roomsApi } from '../generated/rooms.gen';
import type { settingsApi } from '../generated/settings.gen';
import type { superAdminApi } from '../generated/super-admin.gen';
import type { visitsApi } from '../generated/visits.gen';

type Operations = DefinitionsFromApi<typeof accessKeysApi> &
  DefinitionsFromApi<typeof accountsApi> &
  DefinitionsFromApi<typeof authApi> &
  DefinitionsFromApi<typeof brandApi> &
  DefinitionsFromApi<typeof breakfastApi> &
  DefinitionsFromApi<typeof consentsApi> &
  DefinitionsFromApi<typeof contentApi> &
  DefinitionsFromApi<typeof eventsApi> &
  DefinitionsFromApi<typeof messagesApi> &
  DefinitionsFromApi<typeof noticesApi> &
  DefinitionsFromApi<typeof pricingApi> &
  DefinitionsFromApi<typeof privacyApi> &
  DefinitionsFromApi<typeof propertyApi> &
  DefinitionsFromApi<typeof quotesApi> &
  DefinitionsFromApi<typeof replyTemplatesApi> &
  DefinitionsFromApi<typeof reviewsApi> &
  DefinitionsFromApi<typeof roomsApi> &
  DefinitionsFromApi<typeof settingsApi> &
  DefinitionsFromApi<typeof superAdminApi> &
  DefinitionsFromApi<typeof visitsApi>;

/** An `operationId` of the contract. */
export type OperationId = keyof Operations;

/** What the client passes to an operation: parameters by name, and the body under its own name. */
export type RequestOf<Id extends OperationId> = QueryArgFrom<Operations[Id]>;

/** The body of an operation's response; null when it has none. */
export type ResponseOf<Id extends OperationId> =
  unknown extends ResultTypeFrom<Operations[Id]> ? null : ResultTypeFrom<Operations[Id]>;

/** A response that is more than a body: a problem, headers, or none at all. */
export class Reply<Body = never> {
  /** @param send the response; `status` is the operation's own for success */
  constructor(
    readonly send: (status: number) => Promise<Response>,
    readonly body?: Body,
  ) {}
}

/** A problem document (RFC 9457). */
export function problem(status: number, code: string, members: Partial<Problem> = {}): Reply {
  const document: Problem = {
    type: `urn:ospite:problem:${code}`,
    title: '',
    status,
    code,
    detail: code,
    ...members,
  };
  const headers = { 'Content-Type': 'application/problem+json' };
  return new Reply(async () => Response.json(document, { status, headers }));
}

/** A body with headers beside it. */
export function withHeaders<Body>(body: Body, headers: Readonly<Record<string, string>>): Reply<Body> {
  return new Reply(async (status) => Response.json(body, { status, headers }), body);
}

/** No response, because there is no connection. */
export const unreachable = new Reply(() => Promise.reject(new TypeError('fetch failed')));

/** No response yet, for as long as the test runs. */
export const pending = new Reply(() => new Promise(() => undefined));

type Outcome<Id extends OperationId> = ResponseOf<Id> | Reply<ResponseOf<Id>>;
type Handler<Id extends OperationId> = Outcome<Id> | ((sent: RequestOf<Id>, request: Request) => Outcome<Id>);

/** How each operation responds, by `operationId`; one that is left out is unreachable. */
export type Handlers = { [Id in OperationId]?: Handler<Id> };

/**
 * An in-memory API for tests of the clients and the apps, typed by the contract: a handler stops compiling when a field
 * it uses is renamed. Not MSW: it would bring about thirty packages and ESM transforms into Jest for one `fetch` function.
 */
export class FakeApi {
  /** What was called, in order. */
  readonly calls: OperationId[] = [];
  /** While true, nothing responds. */
  isUnreachable = false;
  readonly #sent: { readonly id: OperationId; readonly sent: unknown }[] = [];
  readonly #refusals = new Map<OperationId, Reply>();
  readonly #lost = new Set<OperationId>();

  constructor(readonly handlers: Handlers = {}) {}

  /** What each call of an operation sent, in order. */
  sentTo<Id extends OperationId>(id: Id): RequestOf<Id>[] {
    return this.#sent.flatMap((call) => (call.id === id ? [call.sent as RequestOf<Id>] : []));
  }

  /** Refuses the next call of an operation. */
  refuseNext(id: OperationId, ...refusal: Parameters<typeof problem>): void {
    this.#refusals.set(id, problem(...refusal));
  }

  /** Does what the next call of an operation asks for, and loses the answer. */
  loseNext(id: OperationId): void {
    this.#lost.add(id);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const route = routeOf(request);
    const sent = await readRequest(request, route);
    this.calls.push(route.id);
    this.#sent.push({ id: route.id, sent });
    const response = this.#respond(route.id, sent, request);
    const outcome = this.#lost.delete(route.id) ? unreachable : response;
    if (outcome instanceof Reply) return outcome.send(route.status);
    return outcome === null
      ? new Response(null, { status: route.status })
      : Response.json(outcome, { status: route.status });
  };

  #respond(id: OperationId, sent: unknown, request: Request): unknown {
    if (this.isUnreachable) return unreachable;
    const refusal = this.#refusals.get(id) ?? this.refuse(id, request);
    this.#refusals.delete(id);
    if (refusal) return refusal;
    const handler: unknown = this.handlers[id];
    if (handler === undefined) return unreachable;
    return typeof handler === 'function' ? handler(sent, request) : handler;
  }

  /** A guard in front of all handlers, for fakes that know sessions or keys. */
  protected refuse(_id: OperationId, _request: Request): Reply | undefined {
    return undefined;
  }
}

interface Schema {
  readonly type?: string;
  readonly $ref?: string;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: object;
}

interface Route {
  readonly id: OperationId;
  readonly method: string;
  readonly path: RegExp;
  /** The status of success. */
  readonly status: number;
  readonly operation: Operation;
}

// Paths with fewer parameters first: `/api/quotes/export.csv` is not the address of a quote.
const ROUTES: readonly Route[] = Object.entries<Readonly<Record<string, Operation>>>(contract.paths)
  .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: operation.operationId as OperationId,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replace('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
      status: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
      operation,
    })),
  );

function routeOf({ method, url }: Request): Route {
  const { pathname } = new URL(url);
  const route = ROUTES.find((known) => known.method === method && known.path.test(pathname));
  if (!route) throw new Error(`The contract has no ${method} ${pathname}.`);
  return route;
}

/** What the client was given, read back from the request it made. */
async function readRequest(request: Request, { path, operation }: Route): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url);
  const inPath = path.exec(pathname)?.groups ?? {};
  const sent: Record<string, unknown> = {};
  for (const { name, in: place, schema } of operation.parameters) {
    const inQuery = place === 'query' ? searchParams.get(name) : request.headers.get(name);
    const text = place === 'path' ? decodeURIComponent(inPath[name] ?? '') : inQuery;
    if (text !== null) sent[name] = parameter(text, schema.type);
  }
  for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
    const name = schema.$ref?.split('/').at(-1) ?? 'body';
    const isJson = type === 'application/json';
    sent[name.charAt(0).toLowerCase() + name.slice(1)] = isJson
      ? await request.json()
      : Object.fromEntries(await request.formData());
  }
  return sent;
}

function parameter(text: string, type: string | undefined): string | number | boolean {
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}
