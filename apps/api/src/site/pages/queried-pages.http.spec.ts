import { seedTestData, startTestApi, TestRenderer, type TestApi } from '../../testing';

const renderer = new TestRenderer();
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ renderer });
  await seedTestData(api.databaseUrl);
});
beforeEach(() => void (renderer.requests.length = 0));
afterAll(() => api.close());

const get = (address: string) => api.request.get(address);

describe('a page whose address asks for something', () => {
  it.each([
    '/preventivo?room=uno&checkIn=2027-06-10&checkOut=2027-06-17&guests=2',
    '/anfrage?room=uno&checkIn=&checkOut=&guests=2',
    '/presupuesto?checkIn=2027-06-10',
    '/recensione?page=2',
    '/reviews?page=40',
    '/camere?checkIn=2027-06-10&checkOut=2027-06-17&guests=2',
    '/zimmer?checkIn=2027-02-30&checkOut=x',
    '/rooms?guests=9',
    '/rooms/bungalow-ginepro?checkIn=2027-06-10&checkOut=2027-06-17&guests=2',
  ])('%s is rendered for it each time, kept by nobody and indexed by nobody', async (address) => {
    for (const _time of [1, 2]) {
      const { status, headers } = await get(address);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
    }
    const [path, query] = address.split('?');
    expect(renderer.requests).toHaveLength(2);
    expect(renderer.requests[0]).toMatchObject({ path, search: `?${query}`, embedState: true });
  });

  it.each([
    '/preventivo?utm_source=letter',
    '/preventivo?room=',
    '/preventivo?checkIn=2027-02-30',
    '/preventivo?room=uno&guests=9',
    `/preventivo?room=${'x'.repeat(51)}`,
    '/recensione?page=1',
    '/recensione?page=0',
    '/recensione?page=02',
    '/recensione?page=99999',
    '/camere?room=uno',
    '/camere?checkIn=&checkOut=&guests=',
    '/?checkIn=2027-06-10&checkOut=2027-06-17',
    '/?page=2',
  ])('%s is the page that everyone sees', async (address) => {
    const everyone = await get(address.split('?')[0] ?? '');
    renderer.requests.length = 0;
    const response = await get(address);
    expect([response.status, response.text]).toEqual([200, everyone.text]);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(renderer.requests).toEqual([]);
  });

  it('keeps what it asks for where the visitor chooses or has chosen a language', async () => {
    const chosen = await get('/anfrage?room=uno&guests=2&lang=de').expect(302);
    expect(chosen.headers.location).toBe('/anfrage?room=uno&guests=2');
    const stored = await get('/preventivo?room=uno').set('Cookie', 'lang=es').expect(302);
    expect(stored.headers.location).toBe('/presupuesto?room=uno');
  });

  it('is missing where there is no such room, whatever the stay', async () => {
    const stay = '?checkIn=2027-06-10&checkOut=2027-06-17';
    renderer.statuses.set('/camere/nessuna', 404);
    const { status } = await get(`/camere/nessuna${stay}`);
    renderer.statuses.clear();
    expect(status).toBe(404);
  });

  it('is the page that everyone sees while one sender asks for many at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, guest) => get(`/preventivo?room=uno&guests=${(guest % 4) + 1}`)),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });
});
