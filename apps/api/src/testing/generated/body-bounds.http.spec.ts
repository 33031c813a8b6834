import { createDocument } from '../../api-document';
import { recordOf } from '@ospite/server/docs';
import { MAX_BODY_VALUES, MAX_OBJECT_KEYS } from '@ospite/server/bodies';
import { MAX_FIELD_PROBLEMS } from '@ospite/server/problems';
import { expectDocumented, startTestApi, type TestApi } from '..';
import { Callers } from '../access/callers.fixture';
import { workOn, type BodyWork } from './body-work.fixture';
import { MAX_DISCARD_VALUES } from '../../content/http/content.dto';
import { MAX_PROPERTY_VALUES } from '../../property/http/property.dto';
import { largestBody } from './largest-body.fixture';
import { operationsOf } from './operations.fixture';
import { type ReceivedResponse, send } from '@ospite/server/testing';

/** Of the calls that take more than others. */
const MORE_VALUES: Readonly<Record<string, number>> = {
  updateProperty: MAX_PROPERTY_VALUES,
  discardContentDraft: MAX_DISCARD_VALUES,
};

/** Just below the largest body that is read. */
const BODY_BYTES = 99_000;
/**
 * Most that may be done with any body, so that none stalls the others: about what a call with all that it takes needs.
 * Without limits a body of this size would be 50,000 values.
 */
const MOST_WORK: BodyWork = { parsed: 2_100, read: 2_500, rules: 500 };

/** Address and method. */
type Call = readonly [string, string];

let api: TestApi;
let callers: Callers;

beforeAll(async () => {
  api = await startTestApi({ env: { TRUSTED_PROXIES: 'loopback' } });
  callers = new Callers(api);
});
afterAll(() => api.close());

const post = async (
  address: string,
  body: string,
  method = 'POST',
  isOwner = false,
): Promise<ReceivedResponse> =>
  send(api.url, {
    method,
    address,
    headers: { 'Content-Type': 'application/json', ...(isOwner ? await callers.headersOf('owner') : {}) },
    body,
  });
const errorsOf = ({ body }: ReceivedResponse) =>
  (recordOf(body).errors ?? []) as { field: string; code: string }[];
const names = (count: number, length = 8) =>
  Array.from({ length: count }, (_, at) => `k${String(at).padStart(length - 1, '0')}`);
const keys = (count: number) => Object.fromEntries(names(count).map((name) => [name, 1]));

describe('how much a body may hold', () => {
  it.each([
    ['thousands of keys', 'createQuote', '/api/quotes', keys(7_000), ''],
    ['many unknown keys', 'createQuote', '/api/quotes', keys(500), ''],
    ['many keys in a field', 'recordConsent', '/api/consents', { version: 1, choice: keys(500) }, 'choice'],
    ['many keys where a text belongs', 'login', '/api/auth/login', { username: keys(500) }, 'username'],
    [
      'a long list',
      'createQuote',
      '/api/quotes',
      { additionalServices: Array(500).fill(1) },
      'additionalServices',
    ],
    [
      'many small objects',
      'createQuote',
      '/api/quotes',
      { additionalServices: Array.from({ length: 90 }, () => keys(9)) },
      'additionalServices',
    ],
  ])('%s is one short refusal that names the place', async (_name, operationId, address, body, field) => {
    const response = await post(address, JSON.stringify(body));
    expectDocumented(response, operationId);
    expect([response.status, recordOf(response.body).code]).toEqual([400, 'request.invalid']);
    expect(errorsOf(response)).toHaveLength(1);
    expect(errorsOf(response)[0]).toMatchObject({ code: 'too_many' });
    expect(errorsOf(response)[0]?.field.split('.')[0]).toBe(field);
    expect(response.text.length).toBeLessThan(1_000);
  });

  it('a list of one more than its call takes is refused before its items are looked at', async () => {
    const imageOrders = Array.from({ length: 61 }, () => ({}));
    const response = await post('/api/breakfast-images/order', JSON.stringify({ imageOrders }), 'PUT', true);
    expect(errorsOf(response)).toEqual([
      { field: 'imageOrders', code: 'too_many', message: 'holds too many' },
    ]);
  });

  it('a query of more than a hundred names is refused, too', async () => {
    const query = names(150)
      .map((name) => `${name}=1`)
      .join('&');
    const response = await send(api.url, { method: 'GET', address: `/api/rooms?${query}`, headers: {} });
    expect(response.status).toBe(400);
    expect(response.text.length).toBeLessThan(1_000);
  });

  it('unknown names are listed up to a hundred, and cut when they are long', async () => {
    const unknown = await post('/api/quotes', JSON.stringify(keys(MAX_OBJECT_KEYS)));
    expect(errorsOf(unknown).length).toBeLessThanOrEqual(MAX_FIELD_PROBLEMS);
    expect(errorsOf(unknown).length).toBeGreaterThan(90);
    const long = await post('/api/quotes', JSON.stringify({ ['x'.repeat(90_000)]: 1 }));
    expect([long.status, long.text.length < 3_000]).toEqual([400, true]);
  });

  it('a call that takes no field tells no more than a hundred either', async () => {
    const response = await post('/api/visits', JSON.stringify(keys(1_500)));
    expect(response.status).toBe(400);
    expect(errorsOf(response).length).toBeLessThanOrEqual(MAX_FIELD_PROBLEMS);
  });

  it('has room for the largest body that any call documents', () => {
    const document = createDocument(api.app);
    const tooLarge = operationsOf(document).flatMap(({ operationId, body }) => {
      const { values, widest } = largestBody(body?.schema ?? {}, document);
      const most = MORE_VALUES[operationId] ?? MAX_BODY_VALUES;
      return values > most || widest > MAX_OBJECT_KEYS
        ? [`${operationId}: ${values} values, ${widest} in one object`]
        : [];
    });
    expect(tooLarge).toEqual([]);
  });
});

it('the worst body makes little work, and gets a short answer', async () => {
  const quote: Call = ['/api/quotes', 'POST'];
  const order: Call = ['/api/breakfast-images/order', 'PUT'];
  const places = Array.from({ length: 60 }, () => ({ id: 'x', y: 1 }));
  const worst: readonly [string, Call, string][] = [
    ['unknown keys', quote, JSON.stringify(keys(BODY_BYTES / 13))],
    [
      'as many keys as fit',
      quote,
      `{${names(9_900, 5)
        .map((name) => `"${name}":1`)
        .join()}}`,
    ],
    ['as many keys as are read', quote, JSON.stringify(keys(1_900)).padEnd(BODY_BYTES)],
    ['as many keys as are looked at', quote, JSON.stringify(keys(MAX_OBJECT_KEYS)).padEnd(BODY_BYTES)],
    ['empty objects', quote, `{"additionalServices":[${Array(33_000).fill('{}').join()}]}`],
    ['numbers', quote, `{"additionalServices":[${Array(49_000).fill('1').join()}]}`],
    ['lists in lists', quote, `{"additionalServices":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
    ['keys inside', quote, JSON.stringify({ email: keys(BODY_BYTES / 13) })],
    ['a full list of wrong items', order, JSON.stringify({ imageOrders: places }).padEnd(BODY_BYTES)],
  ];
  await callers.headersOf('owner');
  const works: Record<string, BodyWork> = {};
  for (const [name, [address, method], body] of worst) {
    expect(body.length).toBeLessThan(100 * 1024);
    works[name] = await workOn(body, async () => {
      const response = await post(address, body, method, method === 'PUT');
      expect(response.status).toBe(400);
      expect(response.text.length).toBeLessThan(25_000);
    });
  }
  for (const part of ['parsed', 'read', 'rules'] as const) {
    const most = Math.max(...Object.values(works).map((work) => work[part]));
    // Something was counted at all.
    expect(most).toBeGreaterThan(MOST_WORK[part] / 2);
    const dear = Object.entries(works).filter(([, work]) => work[part] > MOST_WORK[part]);
    expect(Object.fromEntries(dear)).toEqual({});
  }
});
