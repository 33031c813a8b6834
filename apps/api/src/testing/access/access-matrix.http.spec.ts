import fc from 'fast-check';
import { createDocument } from '../../api-document';
import { recordOf } from '@ospite/server/docs';
import { expectDocumented, seedTestData, startTestApi, SUPER_ADMIN_KEY, type TestApi } from '..';
import { ACCESS, CALLERS, EDITORS, type Caller, type Access } from './access-matrix.fixture';
import { Callers } from './callers.fixture';
import { listOf, operationsOf, type Operation } from '../generated/operations.fixture';
import { type ReceivedResponse, send } from '@ospite/server/testing';
import { validValue } from '../generated/values.fixture';

/** Calls that are not in the document: forms that pages send without script. */
const OUTSIDE_THE_DOCUMENT = [
  'POST /preventivo',
  'POST /quote',
  'POST /anfrage',
  'POST /presupuesto',
  'POST /recensione',
  'POST /reviews',
  'POST /bewertung',
  'POST /opiniones',
];
const KEY_SCHEME = 'superAdminKey';
const ACCESS_KEY_SCHEME = 'accessKey';
/** After these the owner's session, account or password may be another one. */
const CHANGES_THE_OWNER = [
  'login',
  'logout',
  'changePassword',
  'deleteAccount',
  'endSession',
  'giveOneTimePassword',
];

describe('who may call what', () => {
  let api: TestApi;
  let callers: Callers;
  let document: ReturnType<typeof createDocument>;
  let operations: readonly Operation[];

  beforeAll(async () => {
    api = await startTestApi({ env: { TRUSTED_PROXIES: 'loopback' } });
    await seedTestData(api.databaseUrl);
    callers = new Callers(api);
    document = createDocument(api.app);
    operations = operationsOf(document);
  });
  afterAll(() => api.close());

  it('is written down for every call of the document, and for nothing else', () => {
    expect(Object.keys(ACCESS).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  });

  it('covers every route of the server: what is not in the document is known by name', () => {
    const documented = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, ':')}`);
    const strangers = routesOf(api).filter((route) => !documented.includes(route));
    expect(strangers.sort()).toEqual([...OUTSIDE_THE_DOCUMENT].sort());
  });

  it('is what the document says of sessions and keys', () => {
    for (const { operationId, security } of operations) {
      const row = ACCESS[operationId];
      const schemes = schemesOf(row);
      // A call that takes the key as a field of its body names no scheme.
      const isInBody = schemes[0] === KEY_SCHEME && security.length === 0;
      expect({ operationId, security }).toEqual({ operationId, security: isInBody ? [] : schemes });
    }
  });

  it('keeps every write of the site’s texts, events and look for those who may edit them', () => {
    const open = operations
      .filter(({ method, path }) => method !== 'GET' && /^\/api\/(?:content|events|brand)\b/.test(path))
      .filter(({ operationId }) => ACCESS[operationId] !== EDITORS);
    // A guest's words are read in Italian; nothing is stored.
    expect(open.map(({ operationId }) => operationId)).toEqual(['translateIntoItalian']);
  });

  it.each(CALLERS)('holds for %s at every call', async (caller) => {
    const met: Record<string, Access | string> = {};
    const expected: Record<string, Access | undefined> = {};
    for (const operation of operations) {
      const response = await ask(operation, caller);
      expectDocumented(response, operation.operationId);
      // A program has no session, and is never given one.
      if (caller === 'reader' || caller === 'writer')
        expect([operation.operationId, cookiesSetBy(response)]).toEqual([operation.operationId, []]);
      met[operation.operationId] = accessOf(response);
      expected[operation.operationId] = ACCESS[operation.operationId]?.[caller];
    }
    expect(met).toEqual(expected);
  });

  it('is as closed to HEAD as to GET', async () => {
    const statuses: Record<string, number> = {};
    const closed = operations.filter(
      ({ operationId, method }) => method === 'GET' && ACCESS[operationId]?.anonymous !== 'allowed',
    );
    for (const { operationId, path } of closed) {
      const address = path.replace(/\{\w+\}/g, '1');
      statuses[operationId] = (await send(api.url, { method: 'HEAD', address, headers: {} })).status;
    }
    expect(new Set(Object.values(statuses))).toEqual(new Set([401]));
  });

  it('shows hidden rooms only to the owner and programs, also when the list is kept for everyone', async () => {
    const address = '/api/rooms?include=inactive';
    const slugs = ({ body }: ReceivedResponse) => listOf(body).map((room) => recordOf(room).slug);
    for (let round = 0; round < 2; round++) {
      const owner = await send(api.url, {
        method: 'GET',
        address,
        headers: await callers.headersOf('owner'),
      });
      expect(slugs(owner)).toContain('nascosta');
      expect(owner.headers['cache-control']).toBe('no-store');
      for (const caller of ['reader', 'writer'] as const) {
        const headers = await callers.headersOf(caller);
        const program = await send(api.url, { method: 'GET', address, headers });
        expect([slugs(program).includes('nascosta'), program.headers['cache-control']]).toEqual([
          true,
          'no-store',
        ]);
      }
      for (const caller of ['anonymous', 'key', 'forger'] as const) {
        const headers = await callers.headersOf(caller);
        expect((await send(api.url, { method: 'GET', address, headers })).status).toBe(401);
        expect(slugs(await send(api.url, { method: 'GET', address: '/api/rooms', headers }))).not.toContain(
          'nascosta',
        );
      }
    }
  });

  it('lets no page of another site write anything, whoever is signed in', async () => {
    const owner = await callers.headersOf('owner with key');
    const codes: Record<string, unknown> = {};
    for (const operation of operations.filter(({ method }) => method !== 'GET')) {
      const { operationId, method, path } = operation;
      const address = path.replace(/\{\w+\}/g, '1');
      const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
      // As a form of that page would send it: without a preflight.
      const headers = { ...owner, ...foreign, 'Content-Type': 'text/plain' };
      const response = await send(api.url, { method, address, headers, body: '{}' });
      expectDocumented(response, operationId);
      codes[operationId] = recordOf(response.body).code;
    }
    expect(new Set(Object.values(codes))).toEqual(new Set(['account.cross_site']));
  });

  it('lets no page of another site read anything', async () => {
    const owner = await callers.headersOf('owner with key');
    for (const { path } of operations.filter(({ method }) => method === 'GET')) {
      const address = path.replace(/\{\w+\}/g, '1');
      const headers = { ...owner, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
      const response = await send(api.url, { method: 'GET', address, headers });
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
      expect(response.headers['cross-origin-resource-policy']).toMatch(/^same-/);
    }
  });

  /** A request that is complete, as far as the document's examples go, so that only the caller can be what is wrong. */
  async function ask(operation: Operation, caller: Caller): Promise<ReceivedResponse> {
    const { operationId, method, path } = operation;
    const known = await callers.headersOf(caller);
    if (CHANGES_THE_OWNER.includes(operationId)) callers.forget();
    return send(api.url, {
      method,
      address: path
        .replace('{season}', 'high')
        .replace('{key}', 'show_reviews_section')
        .replace(/\{\w+\}/g, '1'),
      // Each call from another address, so that nothing but the caller is counted.
      headers: { ...contentType(operation), ...known, 'X-Forwarded-For': senderOf(operationId, caller) },
      body: bodyOf(operation, caller),
    });
  }

  function bodyOf({ body, operationId }: Operation, caller: Caller): string | undefined {
    if (!body) return undefined;
    if (body.type !== 'application/json') return `--x\r\n\r\n--x--\r\n`;
    const [value] = fc.sample(validValue(body.schema, document), { seed: 1, numRuns: 1 });
    const secret = caller === 'key' ? SUPER_ADMIN_KEY : 'not-the-key';
    const isKeyed = 'superAdminKey' in recordOf(value) || ACCESS[operationId]?.anonymous === 'wrong key';
    // A wrong password is a 401 of another kind; this one is only incomplete.
    const sent = operationId === 'login' ? {} : value;
    return JSON.stringify(isKeyed ? { ...recordOf(sent), superAdminKey: secret } : sent);
  }
});

function schemesOf(row: (typeof ACCESS)[string] | undefined): readonly string[] {
  if (row?.anonymous === 'allowed') return [];
  if (row?.key === 'allowed') return [KEY_SCHEME];
  return row?.writer === 'allowed' ? ['session', ACCESS_KEY_SCHEME] : ['session'];
}

/** Those with a value; signing out clears them. */
function cookiesSetBy({ headers }: ReceivedResponse): readonly string[] {
  return (headers['set-cookie'] ?? []).filter((cookie) => !/^[^=]+=;/.test(cookie));
}

function contentType({ body }: Operation): Record<string, string> {
  if (!body) return {};
  return { 'Content-Type': body.type === 'application/json' ? body.type : `${body.type}; boundary=x` };
}

function senderOf(operationId: string, caller: string): string {
  const number = [...`${operationId}${caller}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_000,
    7,
  );
  return `10.7.${Math.floor(number / 255)}.${(number % 255) + 1}`;
}

function accessOf({ status, body }: ReceivedResponse): Access | string {
  const { code } = recordOf(body);
  if (status === 401 && code === 'account.not_signed_in') return 'not signed in';
  if (status === 401 && code === 'account.wrong_super_admin_key') return 'wrong key';
  if (status === 401 && code === 'account.no_super_admin_key') return 'no key';
  if (status === 403 && code === 'access_key.read_only') return 'read only';
  if (status === 403 && code === 'access_key.session_only') return 'for people';
  if (status === 403 && code === 'account.may_not_edit_content') return 'for editors';
  const isAllowed = ![401, 403, 408, 415, 429].includes(status) && status < 500;
  return isAllowed || code === 'server.unavailable' ? 'allowed' : `${status} ${String(code)}`;
}

/** Express's routes: `GET /api/rooms/:`. */
function routesOf(api: TestApi): string[] {
  return [...layersOf(member(api.app.getHttpAdapter().getInstance(), 'router'))].flatMap((layer) => {
    const route = member(layer, 'route');
    // Paths that begin with a brace are middleware, which answers nothing itself.
    const paths = [member(route, 'path')]
      .flat()
      .filter((path) => typeof path === 'string')
      .filter((path) => !/^\/?\{/.test(path));
    return Object.keys(recordOf(member(route, 'methods'))).flatMap((method) =>
      paths.map((path) => `${method.toUpperCase()} ${path.replace(/:\w+/g, ':')}`),
    );
  });
}

function layersOf(router: unknown): readonly unknown[] {
  const stack = member(router, 'stack');
  return Array.isArray(stack) ? stack : [];
}

/** Express's parts are functions with members. */
function member(value: unknown, key: string): unknown {
  return Reflect.get(Object(value), key);
}
