import http from 'node:http';
import net from 'node:net';
import { expectDocumented, startTestApi, type TestApi } from '..';
import { SERVER_LIMITS } from '@ospite/server/edge';
import { Callers } from './callers.fixture';
import { type ReceivedResponse, send } from '@ospite/server/testing';

const KIB = 1024;

describe('what a request may be', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      limits: { ...SERVER_LIMITS, headersMs: 400, requestMs: 800, bodyMs: 300, checkMs: 50, lingerMs: 100 },
    });
  });
  afterAll(() => api.close());

  const json = (body: unknown) => ({
    method: 'POST',
    address: '/api/auth/login',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const codeOf = ({ body }: ReceivedResponse) => (body as { code?: string }).code;

  it.each([
    ['a body just below 100 KiB is read', { username: 'x'.repeat(99 * KIB) }, 400, 'request.invalid'],
    ['one above is not', { username: 'x'.repeat(101 * KIB) }, 413, 'request.too_large'],
    ['fifteen objects in one another are looked into', nested(15), 400, 'request.invalid'],
    ['seventeen are not', nested(17), 400, 'request.malformed'],
    ['ten thousand fields are refused', wide(10_000), 413, 'request.too_large'],
    ['a thousand unknown fields are named and refused', wide(1_000), 400, 'request.invalid'],
    ['a body that is no object is refused', [1, 2, 3], 400, 'request.malformed'],
  ])('%s', async (_name, body, status, code) => {
    const response = await send(api.url, json(body));
    expectDocumented(response, 'login');
    expect([response.status, codeOf(response)]).toEqual([status, code]);
  });

  it('a form of more than a hundred fields, or of more than 100 KiB, is refused', async () => {
    const form = (body: string) =>
      send(api.url, {
        method: 'POST',
        address: '/preventivo',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body,
      });
    const many = await form(Array.from({ length: 101 }, (_, at) => `f${at}=1`).join('&'));
    expect([many.status, codeOf(many)]).toEqual([413, 'request.too_large']);
    const large = await form(`comment=${'x'.repeat(101 * KIB)}`);
    expect([large.status, codeOf(large)]).toEqual([413, 'request.too_large']);
  });

  it.each([
    ['/api/auth/login', 'application/json', 'utf-7'],
    ['/api/auth/login', 'application/json', '"UTF-16"'],
    ['/preventivo', 'application/x-www-form-urlencoded', 'iso-8859-1'],
    ['/preventivo', 'application/x-www-form-urlencoded', 'utf-7'],
  ])('a body for %s as %s in %s is refused, in UTF-8 it is read', async (address, type, charset) => {
    const ask = (name: string) =>
      send(api.url, {
        method: 'POST',
        address,
        headers: { 'Content-Type': `${type}; charset=${name}` },
        body: '{}',
      });
    const refused = await ask(charset);
    expect([refused.status, codeOf(refused)]).toEqual([415, 'request.unsupported_media_type']);
    expect((await ask('UTF-8')).status).not.toBe(415);
  });

  it('a compressed body is measured unpacked', async () => {
    const { gzipSync } = await import('node:zlib');
    const body = gzipSync(JSON.stringify({ username: 'x'.repeat(5_000 * KIB) }));
    expect(body.length).toBeLessThan(10 * KIB);
    const response = await send(api.url, {
      ...json(''),
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body,
    });
    expect([response.status, codeOf(response)]).toEqual([413, 'request.too_large']);
  });

  it.each([
    ['an address of 20 KiB', `GET /${'x'.repeat(20 * KIB)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['headers of 20 KiB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20 * KIB)}\r\n\r\n`, 431],
    ['what is no HTTP', 'EHLO mail.example.org\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'a length and chunks (request smuggling)',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /api/init HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400],
    [
      'a way through to another host',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
      405,
    ],
    [
      'an unknown expectation',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n',
      417,
    ],
    ['an address that is no path', 'GET ftp://x/api/init HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'a form with a picture of who is not signed in, before it arrives',
      `POST /api/events HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n`,
      401,
    ],
    [
      'a text that no page takes, before it arrives',
      'POST /preventivo HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 90000\r\n\r\n',
      415,
    ],
    [
      'a read with a body that never arrives',
      'GET /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\n\r\n',
      404,
    ],
  ])('%s is answered with a problem and the connection is closed', async (_name, bytes, status) => {
    const { text, isClosed } = await speak(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(isClosed).toBe(true);
  });

  it('what never became a request carries the security headers, too', async () => {
    for (const [bytes, code] of [
      ['EHLO mail.example.org\r\n\r\n', 'malformed'],
      ['GET / HTTP/1.1\r\n\r\n', 'malformed'],
      ['CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 'method_not_allowed'],
      ['GET / HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n', 'expectation_failed'],
    ] as const) {
      const { text } = await speak(bytes);
      expect(text).toContain('Content-Type: application/problem+json');
      expect(text).toContain("Content-Security-Policy: default-src 'none'");
      expect(text).toContain('X-Content-Type-Options: nosniff');
      expect(text).toContain(`"code":"request.${code}"`);
    }
  });

  it.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['nothing but a first letter', 'G'],
    [
      'a body that never comes',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"us',
    ],
    [
      'a form that never comes',
      'POST /preventivo HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50\r\n\r\nfi',
    ],
    [
      'chunks that never end',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{"u\r\n',
    ],
  ])('who sends %s hears 408 and is hung up on', async (_name, bytes) => {
    const { text, isClosed } = await speak(bytes);
    expect(text).toMatch(/^HTTP\/1.1 408 /);
    expect(text).toContain('"code":"request.timeout"');
    expect(isClosed).toBe(true);
  });

  it('a picture that never ends is hung up on, and the place is free again', async () => {
    const { Cookie = '' } = await new Callers(api).headersOf('owner');
    const head = `Host: x\r\nCookie: ${Cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000`;
    const slow = `POST /api/events HTTP/1.1\r\n${head}\r\n\r\n--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc`;
    const responses = await Promise.all(Array.from({ length: 6 }, () => speak(slow)));
    expect(responses.map(({ isClosed }) => isClosed)).toEqual(responses.map(() => true));
    const next = await send(api.url, {
      method: 'POST',
      address: '/api/events',
      headers: { Cookie, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nSagra\r\n--x--\r\n',
    });
    expect(next.status).toBe(400);
  });

  it('a body below the least rate gets one 408, and its time limit does nothing more', async () => {
    const quick = await startTestApi({
      limits: { ...SERVER_LIMITS, graceMs: 50, rateCheckMs: 20, bodyMs: 400, lingerMs: 100 },
    });
    const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 9000';
    const { text } = await speak(`POST /api/auth/login HTTP/1.1\r\n${head}\r\n\r\n{`, quick.url);
    expect(text.match(/HTTP\/1.1 408 /g)).toHaveLength(1);
    await new Promise((later) => setTimeout(later, 500));
    await quick.request.get('/api/health/live').expect(200);
    await quick.close();
  });

  it('a hundred slow senders do not keep a guest from being answered', async () => {
    const sockets = Array.from({ length: 100 }, () => {
      const socket = net.connect(Number(new URL(api.url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-');
      return socket;
    });
    const response = await send(api.url, { method: 'GET', address: '/api/init', headers: {} });
    expect(response.status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('has sensible limits outside of tests', () => {
    expect(SERVER_LIMITS.headersMs).toBeLessThanOrEqual(15_000);
    expect(SERVER_LIMITS.bodyMs).toBeLessThanOrEqual(30_000);
    // 15 MiB of four photographs at once over 128 kbit/s.
    expect(SERVER_LIMITS.requestMs).toBeGreaterThanOrEqual((15 * KIB * KIB * 4) / 16);
    expect(SERVER_LIMITS.requestMs).toBeLessThanOrEqual(4_000_000);
    expect(http.maxHeaderSize).toBeLessThanOrEqual(16 * KIB);
  });

  /** Sends bytes and listens until the server hangs up. */
  function speak(bytes: string, url = api.url): Promise<{ text: string; isClosed: boolean }> {
    return new Promise((resolve) => {
      const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
      let text = '';
      socket.setEncoding('latin1');
      socket.on('data', (part: string) => (text += part));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve({ text, isClosed: true }));
      socket.write(bytes);
    });
  }
});

function nested(depth: number): unknown {
  return depth === 0 ? 'x' : { username: nested(depth - 1) };
}

function wide(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 'x']));
}
