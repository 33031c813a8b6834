import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import pg from 'pg';
import { createDocument } from '../../api-document';
import { recordOf } from '@ospite/server/docs';
import { expectDocumented, seedTestData, startTestApi, SUPER_ADMIN_KEY, type TestApi } from '..';
import { Callers } from '../access/callers.fixture';
import { operationsOf, type Operation, type Schema } from './operations.fixture';
import { send } from '@ospite/server/testing';
import { validValue } from './values.fixture';

/** Columns that no request may set: accepting one would let the sender decide what only the server decides. */
const STOLEN = {
  id: 9_999,
  role: 'admin',
  isApproved: true,
  suspected: false,
  mustChangePassword: false,
  createdAt: '2020-01-01T00:00:00.000Z',
  passwordHash: 'x',
  filename: '../x',
  sortKey: 1,
  constructor: { prototype: { stolen: true } },
  // What every object has: no list of known names may be asked for these by looking them up in an object.
  toString: 'x',
  valueOf: 1,
  hasOwnProperty: 'x',
  isPrototypeOf: {},
  __defineGetter__: 'x',
  ['__proto__']: { stolen: true },
} as const;

describe('fields that nobody asked for', () => {
  let api: TestApi;
  let callers: Callers;
  let operations: readonly Operation[];

  beforeAll(async () => {
    api = await startTestApi({ env: { TRUSTED_PROXIES: 'loopback' } });
    await seedTestData(api.databaseUrl);
    callers = new Callers(api);
    // The first sign-in makes the secret of the sessions.
    await callers.headersOf('owner');
    operations = operationsOf(createDocument(api.app));
  });
  afterAll(() => api.close());

  it('are a 400 that names them at every call that takes JSON, and change nothing', async () => {
    const document = createDocument(api.app);
    const before = await rowsOf(api.databaseUrl);
    const taken: string[] = [];
    for (const { operationId, method, path, body } of operations) {
      if (body?.type !== 'application/json') continue;
      const [value] = fc.sample(validValue(body?.schema ?? {}, document), { seed: 3, numRuns: 1 });
      const fields = recordOf(value);
      const ignored = readOnlyFieldsOf(body?.schema ?? {}, document);
      const strange = Object.entries(STOLEN).filter(
        ([field]) => !Object.hasOwn(fields, field) && !ignored.has(field),
      );
      for (const [name, stolen] of strange) {
        const keyed = 'superAdminKey' in fields ? { superAdminKey: SUPER_ADMIN_KEY } : {};
        const response = await send(api.url, {
          method,
          address: path
            .replace('{season}', 'high')
            .replace('{key}', 'show_reviews_section')
            .replace(/\{\w+\}/g, '1'),
          headers: {
            'Content-Type': 'application/json',
            'X-Forwarded-For': '10.1.1.1',
            ...(await callers.headersOf('owner with key')),
          },
          body: JSON.stringify({ ...fields, ...keyed, [name]: stolen }),
        });
        expectDocumented(response, operationId);
        const { code, errors } = recordOf(response.body);
        const isNamed = JSON.stringify(errors ?? '').includes(`"field":"${name}","code":"unknown_field"`);
        if (response.status !== 400 || code !== 'request.invalid' || !isNamed)
          taken.push(`${operationId} ${name}: ${response.status} ${String(code)}`);
      }
    }
    expect(taken).toEqual([]);
    expect(await rowsOf(api.databaseUrl)).toEqual(before);
  });

  it('are refused by every change that takes no body, but for signing out, which always works', async () => {
    const owner = { ...(await callers.headersOf('owner with key')), 'Content-Type': 'application/json' };
    const taken: string[] = [];
    for (const { operationId, method, path, body } of operations) {
      if (body || method === 'GET' || method === 'DELETE' || operationId === 'logout') continue;
      const address = path.replace('{key}', 'logo').replace(/\{\w+\}/g, '1');
      const response = await send(api.url, { method, address, headers: owner, body: '{"isApproved":false}' });
      expectDocumented(response, operationId);
      if (!response.text.includes('"field":"isApproved","code":"unknown_field"')) taken.push(operationId);
    }
    expect(taken).toEqual([]);
  });

  it('are refused by name in objects within the body, in queries and in forms with files', async () => {
    const owner = { ...(await callers.headersOf('owner')), 'Content-Type': 'application/json' };
    const form = { ...owner, 'Content-Type': 'multipart/form-data; boundary=x' };
    const choice = { necessary: true, functionality: true, analytics: true, marketing: true };
    for (const name of ['stolen', 'toString', 'hasOwnProperty', '__defineGetter__', 'constructor']) {
      const field = `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n--x--\r\n`;
      const requests = [
        { method: 'POST', address: '/api/consents', body: { version: 1, choice: { ...choice, [name]: 1 } } },
        { method: 'PUT', address: '/api/rooms/1/images/order', body: { imageOrders: [{ [name]: 1 }] } },
        { method: 'GET', address: `/api/rooms?${name}=1` },
        { method: 'GET', address: `/api/reviews/summary?${name}=1` },
        { method: 'GET', address: `/api/quotes?${name}=1` },
        { method: 'POST', address: '/api/events', headers: form, body: field },
        { method: 'POST', address: '/api/visits', body: { [name]: 1 } },
      ];
      for (const { method, address, headers = owner, body } of requests) {
        const text = typeof body === 'string' ? body : body && JSON.stringify(body);
        const response = await send(api.url, { method, address, headers, body: text });
        const isNamed = new RegExp(`"field":"(?:[\\w.]+\\.)?${name}","code":"unknown_field"`).test(
          response.text,
        );
        expect([name, method, address, response.status, isNamed]).toEqual([name, method, address, 400, true]);
      }
    }
  });

  it('do not reach the prototype of anything', async () => {
    const body =
      '{"username":"a","password":"b","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const response = await send(api.url, {
      method: 'POST',
      address: '/api/auth/login',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

/** Fields that a save ignores, so that what was read can be sent back; `save-what-was-read.http.spec.ts` shows they change nothing. */
function readOnlyFieldsOf(schema: Schema, document: OpenAPIObject): ReadonlySet<string> {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  const own = name === undefined ? schema : recordOf(document.components?.schemas?.[name]);
  const fields = Object.entries(recordOf(own.properties));
  return new Set(fields.flatMap(([field, value]) => (recordOf(value).readOnly === true ? [field] : [])));
}

/** All stored rows except sessions and counters, which any request may change. */
async function rowsOf(databaseUrl: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables
       where schemaname = 'public' and tablename not in ('session', 'throttle') order by 1`,
    );
    const contents: Record<string, unknown> = {};
    for (const { name } of rows)
      contents[name] = (await client.query(`select * from "${name}" order by 1`)).rows;
    return contents;
  } finally {
    await client.end();
  }
}
