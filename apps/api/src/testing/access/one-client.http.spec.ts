import net from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SERVER_LIMITS } from '@ospite/server/edge';
import { startTestApi, type TestApi } from '..';

const LIMITS = { ...SERVER_LIMITS, connectionsPerSender: 3 };
const clients: net.Socket[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ limits: LIMITS });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  // Until the server has noticed: each test begins with the whole share.
  while ((await promisify(api.server.getConnections.bind(api.server))()) > 0) await setImmediate();
});
afterAll(() => api.close());

/** Sends the bytes and reads until the text is complete or the line is cut. */
async function speak(bytes: string, isComplete: (text: string) => boolean): Promise<string> {
  const socket = net.connect(Number(new URL(api.url).port), '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => undefined).setEncoding('latin1');
  socket.write(bytes);
  let text = '';
  await new Promise<void>((over) => {
    socket.on('data', (part: string) => {
      text += part;
      if (isComplete(text)) over();
    });
    socket.once('close', () => over());
  });
  return text;
}

const ask = (slug: string) => `GET /api/rooms/${slug} HTTP/1.1\r\nHost: x\r\n\r\n`;
const responses = (text: string) => text.match(/HTTP\/1\.1 404/g)?.length ?? 0;

it('answers a few pipelined requests in order, and disconnects a client that sends thousands', async () => {
  const few = Array.from({ length: 10 }, (_, at) => ask(`nix${at}`)).join('');
  expect(responses(await speak(few, (text) => responses(text) === 10))).toBe(10);
  const many = Array.from({ length: 5_000 }, (_, at) => ask(`nix${at}`)).join('');
  expect(responses(await speak(many, () => false))).toBeLessThan(LIMITS.pipelined);
});

it('lets one sender hold no more than its share of the connections', async () => {
  const ready = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n';
  const seen = [];
  for (let at = 0; at < 5; at += 1) seen.push(await speak(ready, (text) => text.includes('Sitemap')));
  expect(seen.map((text) => text.startsWith('HTTP/1.1 200'))).toEqual([true, true, true, false, false]);
});
