import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { ConnectionSlots } from './connection-slots';
import { limitServer, SERVER_LIMITS, type ServerLimits } from './server-limits';

const opened: http.Server[] = [];
const clients: Socket[] = [];
/** Where the next connection comes from. */
let from = '';
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of opened.splice(0)) server.close().closeAllConnections();
});

const PROXY = '10.0.0.1';
const respond: RequestListener = (_request, response) => response.end('yes');

async function serve(changes: Partial<ServerLimits>, inner = respond) {
  const limits = { ...SERVER_LIMITS, ...changes };
  const places = new ConnectionSlots(
    limits,
    (address) => address === PROXY,
    ({ headers }) => String(headers['x-forwarded-for'] ?? PROXY),
  );
  const server = http.createServer(places.limitRequests([], inner));
  limitServer(server, limits, []);
  places.guard(server);
  // Not every machine has a second address to connect from.
  server.prependListener('connection', (socket: Socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: from }),
  );
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Sends one request and keeps the connection. @returns what was answered, and the connection if it still is one */
async function ask(server: http.Server, address: string, path = '/', forwardedFor?: string) {
  const { port } = server.address() as AddressInfo;
  from = address;
  const socket = net.connect(port, '127.0.0.1');
  clients.push(socket);
  const forwarded = forwardedFor === undefined ? '' : `X-Forwarded-For: ${forwardedFor}\r\n`;
  socket
    .on('error', () => undefined)
    .setEncoding('latin1')
    .write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${forwarded}\r\n`);
  const text = await new Promise<string>((resolve) => {
    socket.once('data', resolve);
    socket.once('close', () => resolve(''));
  });
  return { socket, status: Number(text.slice(9, 12)) };
}

/** Connects, sends the beginning of a request, and waits until the server has seen it. */
async function begin(server: http.Server, address: string): Promise<Socket> {
  from = address;
  const accepted = once(server, 'connection');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n');
  await accepted;
  return socket;
}

const ONE = '203.0.113.1';
const OTHER = '203.0.113.2';
const sender = (number: number) => `198.51.100.${number}`;

it('one sender holds its share of the connections, and everybody else gets in', async () => {
  const server = await serve({ connectionsPerSender: 3 });
  const answers = [];
  for (let at = 0; at < 5; at += 1) answers.push(await ask(server, ONE));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 0, 0]);
  expect((await ask(server, OTHER)).status).toBe(200);
  // A closed connection makes room for another one.
  answers[0]?.socket.destroy();
  let again = await ask(server, ONE);
  while (again.status === 0) again = await ask(server, ONE);
  expect(again.status).toBe(200);
});

it('the /64 of one /56 are one sender', async () => {
  const server = await serve({ connectionsPerSender: 3 });
  const statuses = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await ask(server, `2001:db8:0:a0${at}::1`)).status);
  expect(statuses).toEqual([200, 200, 200, 0, 0]);
  expect((await ask(server, '2001:db8:0:b00::1')).status).toBe(200);
});

it('many senders that take all they can get, one after the other, leave places for the next one', async () => {
  const server = await serve({ connections: 1_000 });
  for (let number = 0; number < 60; number += 1)
    for (let at = 0; at < 63; at += 1) await begin(server, sender(number));
  expect((await ask(server, ONE)).status).toBe(200);
  expect((await ask(server, ONE)).status).toBe(200);
});

it('of a sender that opens many at once the further ones wait their turn, and everybody else begins at once', async () => {
  const begun: (string | undefined)[] = [];
  const server = await serve({ connectionsAtOnce: 2, fromQueue: 1, queueMs: 500 }, (request, response) => {
    begun.push(request.url);
    response.end();
  });
  const asked = [];
  for (const path of ['/first', '/second', '/third', '/fourth', '/other']) {
    const accepted = once(server, 'connection');
    asked.push(ask(server, path === '/other' ? OTHER : ONE, path));
    await accepted;
  }
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(begun).toEqual(['/first', '/second', '/other', '/third', '/fourth']);
});

it('when few are left, who holds most loses the slowest that is not new', async () => {
  const server = await serve({ connections: 40, graceMs: 50 });
  const [slow, fast] = [await begin(server, ONE), await begin(server, ONE)];
  fast.write(`X: ${'x'.repeat(8_000)}\r\n`);
  for (let number = 0; number < 30; number += 1) await begin(server, sender(number));
  await new Promise((later) => setTimeout(later, 100));
  const cut = once(slow, 'close');
  expect((await ask(server, OTHER)).status).toBe(200);
  await cut;
  expect(fast.destroyed).toBe(false);
});

it('when all are taken by new ones, liveness is answered, and anything else is 503', async () => {
  const server = await serve({ connections: 5, spareConnections: 2 });
  for (let number = 0; number < 5; number += 1) await begin(server, sender(number));
  expect((await ask(server, ONE, '/api/health/live')).status).toBe(200);
  expect((await ask(server, ONE)).status).toBe(503);
  // Nobody keeps it from the next one: the oldest goes.
  for (let number = 10; number < 20; number += 1) await begin(server, sender(number));
  expect((await ask(server, ONE, '/api/health/live')).status).toBe(200);
});

it('no spare connection lasts', async () => {
  const server = await serve({ connections: 1, spareMs: 20 });
  await begin(server, ONE);
  await once(await begin(server, OTHER), 'close');
  expect((await ask(server, OTHER, '/api/health/live')).status).toBe(200);
});

it('a trusted proxy holds as many as it likes, and whom it forwards only their share', async () => {
  const waiting: http.ServerResponse[] = [];
  const server = await serve({ connectionsPerSender: 2 }, (request, response) => {
    if (request.url === '/slow') waiting.push(response);
    else response.end('yes');
  });
  for (let at = 0; at < 4; at += 1) expect((await ask(server, PROXY)).status).toBe(200);
  void Promise.all([ask(server, PROXY, '/slow', ONE), ask(server, PROXY, '/slow', ONE)]);
  while (waiting.length < 2) await new Promise(setImmediate);
  expect((await ask(server, PROXY, '/', ONE)).status).toBe(503);
  expect((await ask(server, PROXY, '/', OTHER)).status).toBe(200);
  // A name of one's own counts only when a proxy says it.
  expect((await ask(server, OTHER, '/', ONE)).status).toBe(200);
  waiting[0]?.end();
  while ((await ask(server, PROXY, '/', ONE)).status === 503) await new Promise(setImmediate);
});

it('idle connections are closed when few are left', async () => {
  const server = await serve({ connections: 10, checkMs: 1 });
  const idle = [];
  for (let number = 0; number < 8; number += 1) idle.push((await ask(server, sender(number))).socket);
  const closed = Promise.all(idle.map((connection) => once(connection, 'close')));
  expect((await ask(server, ONE)).status).toBe(200);
  await closed;
});
