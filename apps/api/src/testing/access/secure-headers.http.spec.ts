import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { seedTestData, startTestApi, SUPER_ADMIN_KEY, TestRenderer, type TestApi } from '..';
import { type ReceivedResponse, send, type SentRequest } from '@ospite/server/testing';

const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const OWN_PAGE = { Origin: 'https://www.example.org', 'Sec-Fetch-Site': 'same-origin' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

interface Case {
  readonly status: number;
  readonly policy: string;
  readonly request: Partial<SentRequest>;
}

/** Every kind of answer there is, by who makes it. */
const CASES: Readonly<Record<string, Case>> = {
  'a page': { status: 200, policy: "style-src-elem 'self' 'sha256-", request: { address: '/' } },
  'a page that there is not': {
    status: 404,
    policy: "style-src-elem 'self' 'sha256-",
    request: { address: '/nowhere' },
  },
  'a HEAD of a page': {
    status: 200,
    policy: "style-src-elem 'self' 'sha256-",
    request: { method: 'HEAD', address: '/' },
  },
  'the form that was refused': {
    status: 400,
    policy: "style-src-elem 'self' 'sha256-",
    request: { method: 'POST', address: '/preventivo', headers: FORM, body: 'firstName=' },
  },
  'a redirect': { status: 301, policy: NOTHING, request: { address: '/camere/' } },
  'a change of language': { status: 302, policy: NOTHING, request: { address: '/camere?lang=de' } },
  'robots.txt': { status: 200, policy: "default-src 'none'", request: { address: '/robots.txt' } },
  'the sitemap': { status: 200, policy: "default-src 'none'", request: { address: '/sitemap.xml' } },
  'an API answer': { status: 200, policy: NOTHING, request: { address: '/api/init' } },
  'a kept API answer': { status: 200, policy: NOTHING, request: { address: '/api/rooms' } },
  'an answer without content': {
    status: 204,
    policy: NOTHING,
    request: { method: 'POST', address: '/api/auth/logout' },
  },
  'a refusal for want of a session': { status: 401, policy: NOTHING, request: { address: '/api/quotes' } },
  'a refusal for another site': {
    status: 403,
    policy: NOTHING,
    request: { method: 'POST', address: '/api/auth/logout', headers: { Origin: 'https://evil.example' } },
  },
  'an unknown call': { status: 404, policy: NOTHING, request: { address: '/api/nothing' } },
  'an unreadable address': { status: 400, policy: NOTHING, request: { address: '/api/rooms/%ff' } },
  'an unreadable address of a page': { status: 400, policy: NOTHING, request: { address: '/%ff' } },
  'unreadable JSON': {
    status: 400,
    policy: NOTHING,
    request: {
      method: 'POST',
      address: '/api/quotes',
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    },
  },
  'another type of body': {
    status: 415,
    policy: NOTHING,
    request: {
      method: 'POST',
      address: '/api/quotes',
      headers: { 'Content-Type': 'text/xml' },
      body: '<a/>',
    },
  },
  'too large a body': {
    status: 413,
    policy: NOTHING,
    request: {
      method: 'POST',
      address: '/api/quotes',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ a: 'x'.repeat(200_000) }),
    },
  },
  'a preflight of our back-office': {
    status: 204,
    policy: NOTHING,
    request: {
      method: 'OPTIONS',
      address: '/api/rooms',
      headers: { Origin: 'https://office.example.org', 'Access-Control-Request-Method': 'PUT' },
    },
  },
  'a method that nothing knows': {
    status: 404,
    policy: NOTHING,
    request: { method: 'TRACE', address: '/api/rooms' },
  },
  'an expectation that nobody meets': {
    status: 417,
    policy: NOTHING,
    request: { address: '/', headers: { Expect: '200-ok' } },
  },
  'the same with a body': {
    status: 417,
    policy: NOTHING,
    request: { method: 'POST', address: '/api/quotes', headers: { Expect: '200-ok' }, body: '{}' },
  },
  'a body that waits to be asked for': {
    status: 400,
    policy: NOTHING,
    request: {
      method: 'POST',
      address: '/api/quotes',
      headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
      body: '{',
    },
  },
  'another protocol that nobody offers': {
    status: 200,
    policy: NOTHING,
    request: { address: '/api/init', headers: { Connection: 'Upgrade', Upgrade: 'websocket' } },
  },
  'a picture': { status: 200, policy: `${NOTHING}; sandbox`, request: { address: '/uploads/rooms/own.jpg' } },
  'a part of a film': {
    status: 206,
    policy: `${NOTHING}; sandbox`,
    request: { address: '/uploads/rooms/own.jpg', headers: { Range: 'bytes=1-3' } },
  },
  'a part that there is not': {
    status: 416,
    policy: NOTHING,
    request: { address: '/uploads/rooms/own.jpg', headers: { Range: 'bytes=900-' } },
  },
  'a missing picture': { status: 404, policy: NOTHING, request: { address: '/uploads/rooms/none.jpg' } },
  'a way out of the pictures': {
    status: 404,
    policy: NOTHING,
    request: { address: '/uploads/..%2f..%2fetc%2fpasswd' },
  },
  'a hidden file': { status: 404, policy: NOTHING, request: { address: '/uploads/.secret' } },
  'a missing script': { status: 404, policy: NOTHING, request: { address: '/assets/site/none.js' } },
  'the documentation': { status: 200, policy: "style-src-attr 'none'", request: { address: '/api/docs' } },
  'a script of the documentation': {
    status: 200,
    policy: NOTHING,
    request: { address: '/api/docs/start.js' },
  },
};

describe('the headers of every answer', () => {
  let api: TestApi;

  beforeAll(async () => {
    const renderer = new TestRenderer();
    renderer.statuses.set('/nowhere', 404);
    api = await startTestApi({
      renderer,
      env: { ALLOWED_ORIGINS: 'https://office.example.org', PUBLIC_URL: 'https://www.example.org' },
    });
    await seedTestData(api.databaseUrl);
    await mkdir(path.join(api.dataDir, 'media', 'rooms'), { recursive: true });
    await writeFile(path.join(api.dataDir, 'media', 'rooms', 'own.jpg'), 'a picture');
    await writeFile(path.join(api.dataDir, 'media', '.secret'), 'not for anyone');
  });
  afterAll(() => api.close());

  const ask = (request: Partial<SentRequest>) =>
    send(api.url, { method: 'GET', address: '/', headers: {}, ...request });

  it.each(Object.entries(CASES))('%s carries them', async (_name, { status, policy, request }) => {
    // Twice: the first time it is made, the second time it may come from the cache.
    for (const response of [await ask(request), await ask(request)]) {
      expect(response.status).toBe(status);
      expectSecure(response, policy);
    }
  });

  it.each([
    ['a page', '/'],
    ['a public answer', '/api/rooms'],
    ['a picture', '/uploads/rooms/own.jpg'],
    ['the documentation', '/api/docs'],
  ])('%s that the browser has already is a 304 that carries them', async (_name, address) => {
    const { headers } = await ask({ address });
    const again = await ask({ address, headers: { 'If-None-Match': headers.etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expectSecure(again, "default-src 'none'");
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('a page takes scripts and fonts only from our own address, is framed by nobody and posts to nobody else', async () => {
    const { headers } = await ask({ address: '/' });
    const policy = String(headers['content-security-policy']).split(/;\s*/);
    expect(policy.find((rule) => rule.startsWith('script-src '))).toMatch(
      /^script-src 'self'(?: 'sha256-[^']+')*$/,
    );
    for (const rule of [
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(rule);
  });

  it('a form that was taken sends the visitor on with them', async () => {
    const body = new URLSearchParams({
      firstName: 'Greta',
      lastName: 'Müller',
      email: 'greta@example.org',
      checkIn: '2027-06-10',
      checkOut: '2027-06-14',
      guests: '2',
    }).toString();
    const response = await ask({
      method: 'POST',
      address: '/preventivo',
      headers: { ...FORM, ...OWN_PAGE },
      body,
    });
    expect(response.status).toBe(303);
    expect(response.headers.location).toMatch(/^\/preventivo\/inviato\?ref=[\w.-]+$/);
    expectSecure(response, NOTHING);
  });

  it('the offline notice carries them', async () => {
    const { body: settings } = await api.request.get('/api/super-admin/settings');
    const { updatedAt: _updatedAt, ...values } = settings;
    const turn = (siteOffline: boolean) =>
      api.request
        .put('/api/super-admin/settings')
        .send({ ...values, siteOffline, superAdminKey: SUPER_ADMIN_KEY })
        .expect(200);
    await turn(true);
    const response = await ask({ address: '/' });
    expect(response.status).toBe(503);
    expectSecure(response, "style-src-elem 'self' 'sha256-");
    await turn(false);
  });

  it('cookies are for this host, by https, out of reach of scripts and of other sites', async () => {
    const response = await api.request
      .post('/api/auth/login')
      .send({ username: 'Marta', password: 'ginepro-mirto-elicriso' })
      .expect(200);
    const cookies = [response.headers['set-cookie']].flat();
    const session = cookies.find((cookie) => String(cookie).startsWith('__Host-session='));
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(session).toContain(attribute);
    expect(session).not.toContain('Domain');
  });

  it('private answers are kept by nobody', async () => {
    const owner = await api.signedIn();
    for (const address of ['/api/auth/me', '/api/quotes', '/api/messages', '/api/reviews/all'])
      expect((await owner.get(address)).headers['cache-control']).toBe('no-store');
  });
});

/** Source: OWASP Secure Headers Project; specification §12. */
function expectSecure({ headers }: ReceivedResponse, policy: string): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^same-/),
    'permissions-policy': expect.stringContaining('camera=()'),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringContaining(policy),
  });
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBeUndefined();
  expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
}
