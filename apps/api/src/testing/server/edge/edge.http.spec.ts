import { operationsOf } from '../../generated/operations.fixture';
import { expectDocumented, startTestApi, type TestApi } from '../..';

describe('the HTTP edge', () => {
  let api: TestApi;
  const logged: string[] = [];

  beforeAll(async () => {
    api = await startTestApi({
      env: { ALLOWED_ORIGINS: 'https://office.example.org', PUBLIC_URL: 'https://www.example.org' },
      log: (line) => logged.push(line),
    });
  });
  afterAll(() => api.close());

  it.each([
    ['malformed JSON', '{"username":', 'application/json', 400, 'request.malformed'],
    [
      'megabytes',
      JSON.stringify({ username: 'x'.repeat(3_000_000) }),
      'application/json',
      413,
      'request.too_large',
    ],
    ['XML', '<login/>', 'text/xml', 415, 'request.unsupported_media_type'],
    [
      'a form',
      'username=a&password=b',
      'application/x-www-form-urlencoded',
      415,
      'request.unsupported_media_type',
    ],
    [
      'a body of brackets',
      `{"username":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
      'application/json',
      400,
      'request.malformed',
    ],
    ['NUL in a text', '{"username":"a\\u0000b","password":"x"}', 'application/json', 400, 'request.invalid'],
    ['a foreign charset', '{}', 'application/json; charset=x-own', 415, 'request.unsupported_media_type'],
  ])('%s is a problem document, without an echo or a stack', async (_name, body, type, status, code) => {
    const response = await api.request.post('/api/auth/login').set('Content-Type', type).send(body);
    expect(expectDocumented(response, 'login')).toMatchObject({
      status,
      code,
      type: `urn:ospite:problem:${code}`,
    });
    expect(response.status).toBe(status);
    expect(response.text.length).toBeLessThan(600);
    expect(response.text).not.toMatch(/xxxx|node_modules|\n\s+at /);
  });

  it('answers an unknown call with a problem, whatever its method', async () => {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const response = await api.request[method]('/api/nothing/here');
      expect(response.status).toBe(404);
      expect(response.type).toBe('application/problem+json');
      expect(response.body.code).toBe('request.not_found');
    }
  });

  it.each([
    ['our own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.example.org' }, 204],
    ['a person', { 'Sec-Fetch-Site': 'none' }, 204],
    ['no browser', {}, 204],
    ['an old browser on our page', { Origin: 'https://www.example.org', Host: 'www.example.org' }, 204],
    [
      'a configured back-office',
      { Origin: 'https://office.example.org', 'Sec-Fetch-Site': 'same-site' },
      204,
    ],
    ['a page of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another site without Sec-Fetch-Site', { Origin: 'https://evil.example' }, 403],
    ['a sandboxed page', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    [
      'a neighbour that is not configured',
      { Origin: 'https://shop.example.org', 'Sec-Fetch-Site': 'same-site' },
      403,
    ],
    ['our name by plain http', { Origin: 'http://www.example.org', Host: 'www.example.org' }, 403],
  ])('a write sent by %s is answered as it should be', async (_name, headers, status) => {
    const response = await api.request.post('/api/auth/logout').set(headers);
    expect(response.status).toBe(status);
    expectDocumented(response, 'logout');
  });

  it('refuses forms of other sites, too', async () => {
    const response = await api.request
      .post('/preventivo')
      .set({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })
      .type('form')
      .send('firstName=x');
    expect(response.status).toBe(403);
  });

  it('opens itself only to configured origins', async () => {
    const ours = await api.request.get('/api/init').set('Origin', 'https://office.example.org');
    expect(ours.headers['access-control-allow-origin']).toBe('https://office.example.org');
    expect(ours.headers['access-control-allow-credentials']).toBe('true');
    const kept = await api.request
      .get('/api/super-admin/settings')
      .set('Origin', 'https://office.example.org');
    expect(kept.headers['access-control-allow-origin']).toBe('https://office.example.org');
    const others = await api.request.get('/api/init').set('Origin', 'https://evil.example');
    expect(others.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('tells every cache that an answer is another one for another origin', async () => {
    const varyOf = async (address: string, origin?: string) => {
      const asked = api.request.get(address);
      return (await (origin === undefined ? asked : asked.set('Origin', origin))).headers.vary;
    };
    // Made by the application, then as it was kept.
    for (const address of ['/api/pricing', '/api/pricing', '/en', '/en'])
      for (const origin of [undefined, 'https://office.example.org', 'https://evil.example'])
        expect(await varyOf(address, origin)).toBe('Origin, Accept-Encoding');
    const { headers } = await api.request.get('/api/pricing');
    const again = await api.request.get('/api/pricing').set('If-None-Match', headers.etag ?? '');
    expect([again.status, again.headers.vary]).toEqual([304, 'Origin, Accept-Encoding']);
  });

  it('has no 304 for what is not cached, whatever a client says it has', async () => {
    const response = await api.request.get('/api/init').set('If-None-Match', '*');
    expectDocumented(response, 'getInit');
    expect(response.status).toBe(200);
  });

  it.each(['/API/init', '/Api/init', '/api/Init', '/UPLOADS/x.jpg'])(
    'does not know %s: an address in other letters would pass by what guards the right one',
    async (address) => {
      const response = await api.request.get(address);
      expect(response.status).toBe(404);
      const login = await api.request.post('/api/auth/Login').send({ username: 'x', password: 'y' });
      expect(login.status).toBe(404);
    },
  );

  it('warns once when a proxy forwards addresses and nobody said that it may', async () => {
    logged.length = 0;
    for (let round = 0; round < 3; round += 1)
      await api.request.get('/api/init').set('X-Forwarded-For', '203.0.113.7');
    const warnings = logged.filter((line) => line.includes('TRUSTED_PROXIES'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).not.toContain('203.0.113.7');
  });

  it('keeps people out of the log', async () => {
    logged.length = 0;
    await api.request
      .post('/api/auth/login?who=anna@example.org')
      .set({ Cookie: 'session=secret-cookie', Authorization: 'Bearer secret-token' })
      .send({ username: 'anna@example.org', password: 'her-secret-password' });
    const text = logged.join('\n');
    expect(text).toContain('/api/auth/login');
    expect(text).not.toMatch(/anna|secret|127\.0\.0\.1/);
    expect(text).toContain('127.0.0.0');
  });

  it('names each request, so that it is found in the log', async () => {
    logged.length = 0;
    const { headers } = await api.request.get('/api/init');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(logged.join('\n')).toContain(headers['x-request-id']);
  });

  it('describes itself at /api/openapi.json', async () => {
    const { body } = await api.request.get('/api/openapi.json').expect(200);
    expect(body.openapi).toBe('3.1.0');
    expect(body.components.securitySchemes).toHaveProperty('session');
    for (const { operationId } of operationsOf(body)) expect(operationId).toMatch(/^[a-z][a-zA-Z]+$/);
  });

  it('serves Swagger UI from our own copies', async () => {
    const page = await api.request.get('/api/docs').expect(200);
    for (const [, address = ''] of page.text.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await api.request.get(address)).status).toBe(200);
    expect(page.text).not.toMatch(/https?:/);
  });
});
