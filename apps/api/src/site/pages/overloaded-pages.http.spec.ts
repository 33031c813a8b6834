import { pathTo } from '@ospite/i18n/paths';
import { seedTestData, startTestApi, SUPER_ADMIN_KEY, TestRenderer, type TestApi } from '../../testing';

const renderer = new TestRenderer();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ renderer, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await seedTestData(api.databaseUrl);
});
afterAll(() => api.close());
beforeEach(() => {
  renderer.requests.length = 0;
  renderer.beforeFinish = async () => undefined;
});

/** Keeps every matching render unfinished until it is released. */
function holdRenders(matches: (path: string) => boolean): () => void {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  renderer.beforeFinish = async ({ path }) => {
    if (matches(path)) await released;
  };
  return release;
}

/** Waits until so many responses have the status; the others are still under way. */
async function untilAnswered(answers: readonly Promise<{ status: number }>[], status: number, count: number) {
  let seen = 0;
  await new Promise<void>((resolve) => {
    for (const answer of answers)
      void answer.then((got) => {
        if (got.status === status && (seen += 1) === count) resolve();
      });
  });
}

/** Sends a form with mistakes through the proxy. */
const sendForm = (from: string) =>
  api.request.post('/quote').set('X-Forwarded-For', from).type('form').send('firstName=x');

const MANY = 40;
/** One render and ten that wait for it. */
const QUEUE_LENGTH = 11;
/** Of these, what one sender may take with its forms. */
const FORMS_PER_SENDER = 2;

it.each([
  ['forms with mistakes', '/quote', (at: number) => sendForm(`198.51.100.${at}`)],
  ['unknown rooms', '/rooms/', (at: number) => api.request.get(`/rooms/unknown-${at}`)],
])(
  'renders one page after the other for %s, refuses what does not fit the queue, and serves all other pages',
  async (...row) => {
    const [, start, ask] = row;
    const release = holdRenders((path) => path.startsWith(start));
    const answers = Array.from({ length: MANY }, async (_, at) => ask(at));
    await untilAnswered(answers, 503, MANY - QUEUE_LENGTH);
    expect(renderer.requests).toHaveLength(1);
    const page = await api.request.get('/de');
    expect(page.status).toBe(200);
    release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 503)).toHaveLength(QUEUE_LENGTH);
    const refused = (await Promise.all(answers)).find(({ status }) => status === 503);
    expect(refused?.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(refused?.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused?.text).toContain('<html lang="en">');
    expect(refused?.text).toContain('Please try again in a few seconds.');
  },
);

it('leaves slots for others when one sender floods the form, and says that nothing typed is lost', async () => {
  const release = holdRenders((path) => path === '/quote');
  const flood = Array.from({ length: MANY }, async () => sendForm('203.0.113.9'));
  await untilAnswered(flood, 503, MANY - FORMS_PER_SENDER);
  const guest = Promise.resolve(sendForm('198.51.100.1'));
  // The guest's form waits for its turn; meanwhile the flood is refused at once.
  const refused = await sendForm('203.0.113.9');
  expect(refused.status).toBe(503);
  expect(refused.text).toContain('What you wrote is not lost. Go back and send it again.');
  release();
  expect((await guest).status).toBe(400);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(FORMS_PER_SENDER);
  // The slots are free again.
  renderer.beforeFinish = async () => undefined;
  expect((await sendForm('203.0.113.9')).status).toBe(400);
});

it('keeps the rooms of everyone quick while many ask for them with dates, one after the other', async () => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  renderer.beforeFinish = async ({ search }) => {
    if (search) await released;
  };
  const flood = Array.from({ length: MANY }, async (_, at) =>
    api.request
      .get(`/zimmer?checkIn=2027-06-10&checkOut=2027-06-17&guests=${(at % 4) + 1}`)
      .set('X-Forwarded-For', `198.51.100.${at}`),
  );
  // Those that find no slot get the page of everyone at once.
  await untilAnswered(flood, 200, MANY - QUEUE_LENGTH);
  expect(renderer.requests.filter(({ search }) => search)).toHaveLength(1);
  // Neither other pages nor a form with mistakes wait for them.
  expect((await api.request.get('/camere')).status).toBe(200);
  expect((await sendForm('203.0.113.20')).status).toBe(400);
  release();
  for (const { status } of await Promise.all(flood)) expect(status).toBe(200);
  expect(renderer.requests.filter(({ search }) => search)).toHaveLength(QUEUE_LENGTH);
});

it('renders the not-found page once for each language, whatever the address', async () => {
  const addresses = ['/en/a', '/en/b', '/en/c/d', '/rooms/a/b', '/x', '/y?z=1', '/de/x', '/zimmer/a/b'];
  for (const address of [...addresses, ...addresses])
    expect((await api.request.get(address)).status).toBe(404);
  // Nothing of the address that one stranger asked for is in the page that others get.
  expect(renderer.requests.map(({ path }) => path)).toEqual(['/en/404', '/it/404', '/de/404']);
});

it('renders the offline notice once for each language, and lets no other cache store it', async () => {
  const { updatedAt: _read, ...settings } = (await api.request.get('/api/super-admin/settings')).body;
  const switchSite = (siteOffline: boolean) =>
    api.request
      .put('/api/super-admin/settings')
      .send({ ...settings, siteOffline, superAdminKey: SUPER_ADMIN_KEY })
      .expect(200);
  await switchSite(true);
  for (const address of ['/en', '/rooms', '/en/x', '/quote', '/zimmer', '/anfrage']) {
    const { status, headers } = await api.request.get(address);
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '3600']);
  }
  expect(renderer.requests.map(({ path, offline }) => [path, offline !== undefined])).toEqual([
    ['/en', true],
    ['/de', true],
  ]);
  await switchSite(false);
  expect((await api.request.get(pathTo('rooms', 'en'))).status).toBe(200);
});

it.each([
  ['/camere/%75no', '/camere/uno'],
  ['/%63amere', '/camere'],
  ['/camere/%75no/?a=%62', '/camere/uno?a=b'],
  ['/zimmer/%c3%a4', '/zimmer/%C3%A4'],
  ['/rooms/a%2fb', '/rooms/a%2Fb'],
])('redirects %s to its one spelling without rendering anything', async (address, location) => {
  const { status, headers } = await api.request.get(address);
  expect([status, headers.location]).toEqual([301, location]);
  expect(renderer.requests).toEqual([]);
  // The one spelling is not redirected again.
  expect((await api.request.get(location)).status).not.toBe(301);
});
