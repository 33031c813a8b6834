import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import { after, before, test } from 'node:test';
import { inOwnProcess, openLink, SLOW_4G } from './link.mjs';

const BODY = Buffer.alloc(10_000, 'x');
const server = http.createServer((_request, response) => response.end(BODY));

before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
after(() => {
  server.close();
  server.closeAllConnections();
});

/** What the line itself takes, beside whatever the machine needs. */
const TRANSFER_MS = BODY.length / (SLOW_4G.downKbit / 8);

async function sizeOf(stream) {
  let bytes = 0;
  for await (const chunk of stream) bytes += chunk.length;
  return bytes;
}

test('a page takes two round trips and its time on the line', async () => {
  const [port] = await openLink([server.address().port]);
  const began = performance.now();
  const [response] = await once(http.get({ host: '127.0.0.1', port, agent: false }), 'response');
  assert.equal(await sizeOf(response), BODY.length);
  const time = performance.now() - began;
  assert.ok(time >= 2 * SLOW_4G.roundTripMs + TRANSFER_MS - 1, `${time} ms`);
});

test('over TLS it takes one more', async () => {
  const [end] = await inOwnProcess('link/tls-process.mjs', { ports: [server.address().port] });
  const [port] = await openLink([end]);
  const began = performance.now();
  const session = http2.connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  assert.equal(await sizeOf(session.request({ ':path': '/' })), BODY.length);
  const time = performance.now() - began;
  session.close();
  assert.ok(time >= 3 * SLOW_4G.roundTripMs + TRANSFER_MS - 1, `${time} ms`);
});
