import { once } from 'node:events';
import http, { type Server } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { OpenResponses } from '../edge/open-responses';
import { stopServing } from './shutdown';
import { Stopping } from './stopping';

/** A keep-alive request. */
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
/** How far the notice and the time for requests under way reach, in milliseconds. */
const [NOTICE_ENDS, GRACE_ENDS] = [3_000, 7_000];

let server: Server;
let stopping: Stopping;
let open: OpenResponses;
let steps: string[];
/** Ends the responses that wait. */
let answers: (() => void)[];
const clients: Socket[] = [];

beforeEach(async () => {
  stopping = new Stopping();
  open = new OpenResponses();
  steps = [];
  answers = [];
  server = http.createServer((_request, response) => {
    open.add(response);
    answers.push(() => response.end('yes'));
  });
  server.on('connection', (socket) => open.addConnection(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
  for (const client of clients.splice(0)) client.destroy();
  server.close().closeAllConnections();
});

const stop = (rest = async () => void steps.push('rested'), parentWatch = true) => {
  const app = {
    async close() {
      if (server.listening) throw new Error('it still listens');
      await new Promise<void>((closed) => server.close(() => closed()));
      steps.push('closed');
    },
  };
  return stopServing({
    app,
    server,
    stopping,
    open,
    transport: [],
    rest,
    parentWatch,
    takesInterrupts: true,
  });
};

function connect(): Socket {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket);
  return socket.setEncoding('latin1').on('error', () => undefined);
}
/** Sends a request, which then waits for its response. */
async function ask(): Promise<Socket> {
  const socket = connect();
  const asked = once(server, 'request');
  socket.write(GET);
  await asked;
  return socket;
}
async function toEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part: string) => (text += part));
  await once(socket, 'close');
  return text;
}

it('answers what is under way, says that the connection ends, and closes everything after it', async () => {
  const waiting = await ask();
  const accepted = once(server, 'connection');
  const idle = connect();
  await accepted;
  const idleEnds = once(idle, 'close');
  const ended = toEnd(waiting);
  const stopped = stop();
  await idleEnds;
  expect(stopping.hasBegun).toBe(true);
  answers.forEach((answer) => answer());
  expect(await ended).toMatch(/200 OK[^]*Connection: close[^]*yes/);
  await stopped;
  expect(steps).toEqual(['rested', 'closed']);
});

it('closes a connection after its response also when that had promised to keep it', async () => {
  const socket = connect();
  const asked = once(server, 'request');
  socket.write(GET);
  const [, response] = (await asked) as [unknown, http.ServerResponse];
  response.writeHead(200, { 'Content-Length': 3 }).flushHeaders();
  await once(socket, 'data');
  const closed = once(socket, 'close');
  const stopped = stop();
  response.end('yes');
  await once(response, 'close');
  await jest.advanceTimersByTimeAsync(1_000);
  await closed;
  await stopped;
});

it('goes on listening for a moment where somebody watches readiness, so that they learn of it first', async () => {
  stopping.noteWatcher();
  const stopped = stop(undefined, false);
  const late = toEnd(await ask());
  answers.forEach((answer) => answer());
  expect(await late).toMatch(/200 OK[^]*Connection: close/);
  expect(server.listening).toBe(true);
  await jest.advanceTimersByTimeAsync(NOTICE_ENDS);
  expect(server.listening).toBe(false);
  await stopped;
});

it('tells whoever still waits in the end to come back', async () => {
  const ended = toEnd(await ask());
  const stopped = stop();
  await jest.advanceTimersByTimeAsync(GRACE_ENDS);
  expect(await ended).toMatch(/503 Service Unavailable[^]*Retry-After: 5[^]*server\.unavailable/);
  await stopped;
});

it('cuts the connection of a request that never arrives whole', async () => {
  const accepted = once(server, 'connection');
  const silent = connect();
  const [connection] = (await accepted) as [Socket];
  silent.write('POST / HTTP/1.1\r\nHost: x\r\n');
  while (connection.bytesRead === 0) await new Promise((later) => setImmediate(later));
  const cut = once(silent, 'close');
  const stopped = stop();
  await jest.advanceTimersByTimeAsync(GRACE_ENDS + 1_000);
  await Promise.all([cut, stopped]);
});

it('closes the database only when background work was handed back', async () => {
  let handBack: (value: void) => void = () => undefined;
  const stopped = stop(() =>
    new Promise<void>((rested) => (handBack = rested)).then(() => void steps.push('rested')),
  );
  await jest.advanceTimersByTimeAsync(2_000);
  expect(steps).toEqual([]);
  handBack();
  await stopped;
  expect(steps).toEqual(['rested', 'closed']);
});
