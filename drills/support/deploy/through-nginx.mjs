import assert from 'node:assert/strict';
import http2 from 'node:http2';
import { OWNER } from '../owner.mjs';

const HOST = 'www.example.org';
/** Above the burst of writes that the example lets through. */
const TOO_MANY_WRITES = 60;
const TOO_LARGE = 17 * 1024 * 1024;

/** @returns {Promise<{ status: number, headers: http2.IncomingHttpHeaders, text: string }>} */
function ask(session, method, path, { body, headers = {} } = /** @type {any} */ ({})) {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':method': method, ':path': path, ':authority': HOST, ...headers });
    let answer = {};
    const parts = [];
    stream.on('response', (given) => (answer = given));
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () =>
      resolve({ status: Number(answer[':status']), headers: answer, text: Buffer.concat(parts).toString() }),
    );
    stream.on('error', reject);
    stream.end(body);
  });
}

const json = (value) => ({ body: JSON.stringify(value), headers: { 'content-type': 'application/json' } });

async function askWithin(session) {
  const page = await ask(session, 'GET', '/camere');
  assert.equal(page.status, 200);
  assert.match(String(page.headers['strict-transport-security']), /max-age=/, 'The server knows of https.');
  const script = /\/assets\/[\w./-]+\.js/.exec(page.text)?.[0] ?? '';
  for (const _time of ['from the server', 'from the cache'])
    assert.equal((await ask(session, 'GET', script)).status, 200);
  const signedIn = await ask(session, 'POST', '/api/auth/login', json(OWNER));
  assert.equal(signedIn.status, 200, 'The owner signs in through nginx.');
  assert.match(String(signedIn.headers['set-cookie']), /; Secure/);
  assert.equal((await ask(session, 'GET', '/metrics')).status, 404, 'Metrics are not passed on.');
  const declared = { headers: { 'content-length': TOO_LARGE } };
  assert.equal((await ask(session, 'POST', '/api/breakfast-images', declared)).status, 413);
  const writes = await Promise.all(
    Array.from({ length: TOO_MANY_WRITES }, () => ask(session, 'POST', '/api/nowhere', json({}))),
  );
  const refused = writes.filter(({ status }) => status === 503);
  assert.ok(refused.length > 0 && refused.length < TOO_MANY_WRITES, `${refused.length} were refused.`);
  assert.equal(JSON.parse(refused[0]?.text ?? '{}').code, 'server.unavailable');
}

/**
 * Asks for pages, files and a sign-in by TLS and HTTP/2, and for what nginx has to refuse by itself.
 * @param {{ http: number, https: number }} ports
 */
export async function askThroughNginx({ http, https }) {
  const plain = await fetch(`http://127.0.0.1:${http}/camere?a=b`, { redirect: 'manual' });
  assert.deepEqual([plain.status, plain.headers.get('location')], [308, `https://${HOST}/camere?a=b`]);
  // The certificate was made a moment ago by nobody.
  const session = http2.connect(`https://127.0.0.1:${https}`, {
    servername: HOST,
    rejectUnauthorized: false,
  });
  try {
    await askWithin(session);
  } finally {
    session.close();
  }
}
