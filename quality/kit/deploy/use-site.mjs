import assert from 'node:assert/strict';
import { once } from 'node:events';
import http2 from 'node:http2';
import { ask } from '../basics.mjs';
import { aPhotograph } from '../load/photographs.mjs';
import { json, OWNER, signIn } from '../product.mjs';
import { sendQuote } from '../load/quote-writers.mjs';
import { HOST, send } from '../load/send.mjs';
import { formOf, upload } from '../load/uploads.mjs';

const ADDRESSES = ['/', '/en', '/admin', '/super-admin', '/api/rooms', '/api/docs/swagger-ui-bundle.js'];
/** Above the burst of writes that the example lets through. */
const TOO_MANY_WRITES = 60;
const TOO_LARGE = 17 * 1024 * 1024;
const SCRIPT = /\/assets\/[\w./-]+\.js/;

/**
 * What people do in the first minutes: look at pages and pictures, ask for a quote, sign in (argon2), send a picture
 * (sharp), and read the API's document.
 * @param {string} url
 * @param {string} databaseUrl
 */
export async function useSite(url, databaseUrl) {
  const page = async (/** @type {string} */ address) => {
    const { status, text } = await send(`${url}${address}`);
    assert.equal(status, 200, `${address}: ${status}`);
    return text;
  };
  const rooms = await page('/camere');
  const [picture, script] = [/\/uploads\/[\w-]+\/[\w.-]+\.(?:jpg|webp|avif)/, SCRIPT].map(
    (one) => one.exec(rooms)?.[0],
  );
  assert.ok(picture && script, 'The page of the rooms has no picture or no script.');
  for (const address of [picture, script, ...ADDRESSES]) await page(address);
  assert.equal((await sendQuote(url, 'greta')).status, 201, 'A quote is taken.');
  const [stored] = await ask(
    databaseUrl,
    `select (select count(*)::int from quote where email = 'greta@example.org') as quotes,
            (select count(*)::int from message) as messages`,
  );
  assert.deepEqual(stored, { quotes: 1, messages: 2 });
  const form = formOf(await aPhotograph('jpeg', 1, { wide: 900, high: 600 }));
  assert.equal((await upload(url, await signIn(url), form)).status, 201, 'A picture is taken.');
}

/**
 * Asks for pages, files and a sign-in by TLS, and for what nginx has to refuse by itself.
 * @param {{ url: string, plainUrl: string }} nginx
 */
export async function askThroughNginx({ url, plainUrl }) {
  const plain = await fetch(`${plainUrl}/camere?a=b`, { redirect: 'manual' });
  assert.deepEqual([plain.status, plain.headers.get('location')], [308, `https://${HOST}/camere?a=b`]);
  // The certificate was made a moment ago by nobody.
  const session = http2.connect(url, { servername: HOST, rejectUnauthorized: false });
  await once(session, 'connect');
  assert.equal(session.alpnProtocol, 'h2');
  session.destroy();
  const page = await send(`${url}/camere`);
  assert.equal(page.status, 200);
  assert.match(String(page.headers['strict-transport-security']), /max-age=/, 'The server knows of https.');
  const script = url + SCRIPT.exec(page.text)?.[0];
  for (const _time of ['from the server', 'from the cache']) assert.equal((await send(script)).status, 200);
  const signedIn = await send(`${url}/api/auth/login`, json(OWNER));
  assert.equal(signedIn.status, 200, 'The owner signs in through nginx.');
  assert.match(String(signedIn.headers['set-cookie']), /; Secure/);
  assert.equal((await send(`${url}/metrics`)).status, 404, 'Metrics are not passed on.');
  const large = { method: 'POST', headers: { 'Content-Length': TOO_LARGE } };
  assert.equal((await send(`${url}/api/breakfast-images`, large)).status, 413);
  const writes = Array.from({ length: TOO_MANY_WRITES }, () => send(`${url}/api/nowhere`, json({})));
  const refused = (await Promise.all(writes)).filter(({ status }) => status === 503);
  assert.ok(refused.length > 0 && refused.length < TOO_MANY_WRITES, `${refused.length} were refused.`);
  assert.equal(JSON.parse(refused[0].text).code, 'server.unavailable');
}
