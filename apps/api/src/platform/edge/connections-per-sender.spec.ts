import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { limitConnectionsPerSender } from './connections-per-sender';
import { limitServer, SERVER_LIMITS, type ServerLimits } from './server-limits';

const opened: http.Server[] = [];
const clients: Socket[] = [];
/** Where the next connection comes from. */
let from = '';
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of opened.splice(0)) server.close().closeAllConnections();
});

async function serve(changes: Partial<ServerLimits>, isProxy = (_address: string) => false) {
  const limits = { ...SERVER_LIMITS, ...changes };
  const server = http.createServer((_request, response) => response.end('yes'));
  limitServer(server, limits, []);
  limitConnectionsPerSender(server, limits, isProxy);
  // Not every machine has a second address to connect from.
  server.prependListener('connection', (socket: Socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: from }),
  );
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Sends one request and keeps the connection. @returns the connection if there was a response */
async function ask(server: http.Server, address: string): Promise<Socket | undefined> {
  const { port } = server.address() as AddressInfo;
  from = address;
  const socket = net.connect(port, '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', () => resolve(socket));
    socket.once('close', () => resolve(undefined));
  });
}

const ONE = '203.0.113.1';
const OTHER = '203.0.113.2';

it('one sender holds its share of the connections, and everybody else gets in', async () => {
  const server = await serve({ connectionsPerSender: 3 });
  const connections = [];
  for (let at = 0; at < 5; at += 1) connections.push(await ask(server, ONE));
  expect(connections.map((connection) => connection !== undefined)).toEqual([true, true, true, false, false]);
  expect(await ask(server, OTHER)).toBeDefined();
  // A closed connection makes room for another one.
  connections[0]?.destroy();
  let again: Socket | undefined;
  while (!again) again = await ask(server, ONE);
  expect(again.destroyed).toBe(false);
});

it('a trusted proxy holds as many as it likes', async () => {
  const server = await serve({ connectionsPerSender: 1 }, (address) => address === ONE);
  for (let at = 0; at < 4; at += 1) expect(await ask(server, ONE)).toBeDefined();
  expect(await ask(server, OTHER)).toBeDefined();
  expect(await ask(server, OTHER)).toBeUndefined();
});

it('idle connections are closed when few are left', async () => {
  const server = await serve({ connections: 10, checkMs: 1 });
  const connections: Socket[] = [];
  for (let at = 0; at < 7; at += 1) {
    const connection = await ask(server, ONE);
    if (connection) connections.push(connection);
  }
  expect(connections).toHaveLength(7);
  const closed = Promise.all(connections.map((connection) => once(connection, 'close')));
  expect(await ask(server, ONE)).toBeDefined();
  await closed;
});
