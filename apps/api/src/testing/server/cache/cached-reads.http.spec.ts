import { PublicCache } from '@ospite/server/cache';
import { createDocument } from '../../../api-document';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../..';

/** Has an ETag, too, but is made anew for each request and not cached. */
const NOT_CACHED = ['countVisits'];
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
});
afterAll(() => api.close());

it('refuses unknown queries at every read that is cached by its address', async () => {
  const reads = Object.entries(createDocument(api.app).paths).flatMap(([path, { get }]) =>
    get?.operationId && get.responses['304'] && !NOT_CACHED.includes(get.operationId)
      ? [{ operationId: get.operationId, path }]
      : [],
  );
  const accepted: string[] = [];
  for (const { operationId, path } of reads) {
    const address = path.replace('{key}', 'show_reviews_section').replace(/\{\w+\}/, '1');
    const response = await api.request.get(`${address}?invented=1`);
    if (response.status === 200) accepted.push(operationId);
    else
      expect(expectDocumented(response, operationId)).toMatchObject({
        status: 400,
        errors: [{ field: 'invented', code: 'unknown_field' }],
      });
  }
  expect(reads.length).toBeGreaterThan(9);
  expect(accepted).toEqual([]);
});

it('takes one spelling of an address', async () => {
  expect((await api.request.get('/api/rooms/due')).status).toBe(200);
  for (const spelling of ['/api/rooms/%64ue', '/api/rooms/due/']) {
    const spelled = await api.request.get(spelling);
    expect(expectDocumented(spelled, 'getRoom')).toMatchObject({ status: 400, code: 'request.malformed' });
  }
  // No room has an id with a leading zero.
  for (const address of ['/api/rooms/01', '/api/rooms/0000000001/images'])
    expect((await api.request.get(address)).status).toBe(404);
  expect((await api.request.get('/api/rooms/1/images')).status).toBe(200);
});

it.each(['05', '5.0', '0x5', '5e0', '%2B5', '%205', '5%20', '1e400', 'Infinity', '-0', ''])(
  'takes one spelling of a number: not pageSize=%s',
  async (number) => {
    const response = await api.request.get(`/api/rooms?page=1&pageSize=${number}`);
    expect(expectDocumented(response, 'listRooms')).toMatchObject({
      status: 400,
      errors: [{ field: 'pageSize' }],
    });
  },
);

it.each(['?', '?&', '?&&page=1', '?p%61ge=1', '?page=%31'])(
  'answers /api/rooms%s, but does not cache it under this spelling',
  async (query) => {
    expect((await api.request.get(`/api/rooms${query}`)).status).toBe(200);
    expect(api.app.get(PublicCache).find('read', `/api/rooms${query}`)).toBeUndefined();
    expect((await api.request.get('/api/rooms?page=1')).status).toBe(200);
    expect(api.app.get(PublicCache).find('read', '/api/rooms?page=1')).toBeDefined();
  },
);
