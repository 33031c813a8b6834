import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'express';
import { edgeListener } from './edge-listener';
import { limitServer, SERVER_LIMITS, type ServerLimits } from './server-limits';
import { sendDownload } from '../rest/download';

const MEBIBYTE = 1_048_576;
const RATE = { rate: 1_000, graceMs: 100, stallMs: 300, rateCheckMs: 25 };
const LIMITS = { ...SERVER_LIMITS, ...RATE, lingerMs: 200 };
/** More than the network's own buffers hold. */
const LARGE = Buffer.alloc(64 * MEBIBYTE, 'x');
const opened: http.Server[] = [];
const clients: Socket[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of opened.splice(0)) server.close().closeAllConnections();
});

async function serve(inner: RequestListener, changes: Partial<ServerLimits> = {}): Promise<http.Server> {
  const limits = { ...LIMITS, ...changes };
  const server = http.createServer(edgeListener(limits, [], inner));
  limitServer(server, limits, []);
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Connects, sends, and keeps its own side open; reads only when told to. */
function connect(server: http.Server, bytes: string): Socket {
  const socket = net.connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true });
  clients.push(socket);
  socket.on('error', () => undefined);
  socket.write(bytes);
  return socket;
}

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  socket
    .setEncoding('latin1')
    .on('data', (part: string) => (text += part))
    .resume();
  // Also when the connection is cut: the test then says what is missing instead of waiting for it.
  await new Promise<void>((done) => socket.once('end', done).once('close', () => done()));
  return text;
}

const post = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

describe('a body in chunks', () => {
  const CHUNKED = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
  const inChunks = (count: number, text: string) =>
    `${CHUNKED}${`${text.length.toString(16)}\r\n${text}\r\n`.repeat(count)}0\r\n\r\n`;

  it('is read as long as its chunks hold something', async () => {
    const server = await serve(
      (request, response) => void request.resume().once('end', () => response.end('read')),
    );
    expect(await textOf(connect(server, inChunks(5_000, 'x'.repeat(64))))).toMatch(/^HTTP\/1.1 200 [^]*read/);
    expect(await textOf(connect(server, inChunks(400, 'x')))).toMatch(/^HTTP\/1.1 200 [^]*read/);
  });

  it('is refused when thousands of them hold a byte each, and the rest is not read', async () => {
    let bytes = 0;
    const server = await serve(
      (request) => void request.on('data', (part: Buffer) => (bytes += part.length)),
    );
    expect(await textOf(connect(server, inChunks(20_000, 'x')))).toMatch(
      /^HTTP\/1.1 400 [^]*request.malformed/,
    );
    expect(bytes).toBeLessThan(600);
  });
});

describe('a response that is sent before the body has arrived', () => {
  const refuse: RequestListener = (_request, response) => response.writeHead(401).end('no');

  it('says `Connection: close`, and the connection is cut though the body never comes', async () => {
    const server = await serve(refuse);
    const accepted = once(server, 'connection');
    const client = connect(server, post(90_000));
    const [connection] = (await accepted) as [Socket];
    expect(await textOf(client)).toMatch(/^HTTP\/1.1 401 [^]*Connection: close\r\n[^]*no/);
    if (!connection.destroyed) await once(connection, 'close');
    expect(connection.destroyed).toBe(true);
  });

  it('ends the connection of a GET with a body, too', async () => {
    const server = await serve(refuse);
    const text = await textOf(connect(server, post(90_000).replace('POST', 'GET')));
    expect(text).toMatch(/Connection: close/);
  });

  it('reaches a client that sends the whole body before it reads', async () => {
    // However slow the machine is: what counts is that the connection is not cut at once.
    const server = await serve(refuse, { lingerMs: 120_000 });
    const client = connect(server, post(8 * MEBIBYTE));
    client.pause();
    await new Promise((sent) => client.write(LARGE.subarray(0, 8 * MEBIBYTE), sent));
    expect(await textOf(client)).toMatch(/^HTTP\/1.1 401 /);
  });

  it('is the last one on its connection', async () => {
    let taken = 0;
    const server = await serve((request, response) => {
      taken += 1;
      refuse(request, response as http.ServerResponse<http.IncomingMessage> & { req: http.IncomingMessage });
    });
    const client = connect(server, post(4));
    client.write(`abcd${post(0)}${post(0)}`);
    await textOf(client);
    expect(taken).toBe(1);
  });

  it('does not end a connection whose body has been read', async () => {
    const server = await serve((request, response) => {
      request.resume().once('end', () => response.end('yes'));
    });
    const client = connect(server, `${post(4)}abcd`);
    const [answer] = (await once(client, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/Connection: keep-alive/);
  });
});

describe('a client that closes its own side after the request', () => {
  const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

  it('gets its response, however long that takes, and is then hung up on', async () => {
    const server = await serve((request, response) => {
      request.socket.once('end', () => setImmediate(() => response.end('at last')));
    });
    const client = connect(server, GET);
    client.end();
    expect(await textOf(client)).toMatch(/^HTTP\/1.1 200 [^]*at last$/);
  });

  it('gets all of them where it has asked for several', async () => {
    const server = await serve((_request, response) => setImmediate(() => response.end('one of them')));
    const client = connect(server, GET.repeat(3));
    client.end();
    expect((await textOf(client)).match(/one of them/g)).toHaveLength(3);
  });

  it('gets none for half a request', async () => {
    const server = await serve(
      (request, response) => void request.resume().once('end', () => response.end('x')),
    );
    const client = connect(server, `${post(4)}ab`);
    client.end();
    expect(await textOf(client)).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe('a client that has stopped reading the response', () => {
  it('is cut off', async () => {
    const server = await serve((_request, response) => response.end(LARGE));
    const accepted = once(server, 'connection');
    connect(server, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n').pause();
    const [connection] = (await accepted) as [Socket];
    await once(connection, 'close');
    expect(connection.bytesWritten).toBeGreaterThan(0);
  });

  it('releases what an export reads from, such as its snapshot of the database', async () => {
    let release = (_isReleased: boolean) => undefined as void;
    const released = new Promise<boolean>((resolve) => (release = resolve));
    async function* rows() {
      try {
        for (;;) yield LARGE.subarray(0, MEBIBYTE);
      } finally {
        release(true);
      }
    }
    const server = await serve((_request, response) => {
      const file = { name: 'quotes.csv', type: 'text/csv' };
      sendDownload(response as Response, file, rows()).catch(() => undefined);
    });
    connect(server, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n').pause();
    expect(await released).toBe(true);
  });

  it.each([
    ['is gone', 'close', (client: Socket) => void client.resetAndDestroy()],
    ['has closed its side', 'end', (client: Socket) => void client.destroy()],
  ])('releases it also when the client %s before the first piece', async (_name, event, leave) => {
    let release = (_isReleased: boolean) => undefined as void;
    const released = new Promise<boolean>((resolve) => (release = resolve));
    async function* rows(response: http.ServerResponse) {
      const gone = new Promise((seen) => response.socket?.once(event, seen));
      leave(client);
      await gone;
      try {
        for (;;) yield LARGE.subarray(0, MEBIBYTE);
      } finally {
        release(true);
      }
    }
    const server = await serve((_request, response) => {
      const file = { name: 'quotes.csv', type: 'text/csv' };
      const sent = sendDownload(response as Response, file, rows(response));
      void sent.catch(() => undefined).then(() => release(false));
    });
    const client = connect(server, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await released).toBe(true);
  });

  it('is not confused with one that waits for a slow response', async () => {
    let answer = () => undefined as void;
    const server = await serve((_request, response) => {
      answer = () => void response.end('at last');
    });
    const client = connect(server, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await pause(3 * (RATE.graceMs + RATE.stallMs));
    answer();
    expect(await textOf(client)).toMatch(/at last$/);
  });
});

describe('a client that reads one large piece', () => {
  const readAt = async (bytesAtOnce: number) => {
    const server = await serve((_request, response) => response.end(LARGE.subarray(0, 6 * MEBIBYTE)), {
      rate: 100_000,
      stallMs: 1_000,
    });
    const accepted = once(server, 'connection');
    const client = connect(server, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const [connection] = (await accepted) as [Socket];
    let received = 0;
    client.pause().on('readable', () => undefined);
    while (!client.destroyed && received < 6 * MEBIBYTE) {
      // What the network holds when the server has hung up is read at once: megabytes, and nothing judges it any more.
      const most = connection.destroyed ? client.readableLength : bytesAtOnce;
      received += (client.read(Math.min(most, client.readableLength)) as Buffer | null)?.length ?? 0;
      if (client.readableEnded) break;
      await pause(10);
    }
    return received;
  };

  it('faster than the least rate gets it whole', async () => {
    expect(await readAt(100_000)).toBeGreaterThanOrEqual(6 * MEBIBYTE);
  });

  it('more slowly is cut off', async () => {
    expect(await readAt(200)).toBeLessThan(6 * MEBIBYTE);
  });
});

describe('a body', () => {
  const take: RequestListener = (request, response) => {
    request.resume().once('end', () => response.end('yes'));
  };

  it.each([
    ['that comes byte by byte', post(5_000), 'x'],
    [
      'of chunks that come byte by byte',
      post(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked'),
      '1\r\nx\r\n',
    ],
    [
      'whose trailer comes byte by byte',
      `${post(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')}0\r\nX: `,
      'x',
    ],
  ])('%s ends with 408', async (_name, head, part) => {
    const client = connect(await serve(take), head);
    const drip = setInterval(() => client.write(part), 50);
    const text = await textOf(client);
    clearInterval(drip);
    expect(text).toMatch(/^HTTP\/1.1 408 /);
  });

  it('may pause for a while, as in a tunnel, once it was fast', async () => {
    const client = connect(
      await serve(take, { stallMs: 3_000 }),
      `${post(4_001).replace('Host: x', 'Host: x\r\nConnection: close')}${'x'.repeat(4_000)}`,
    );
    await pause(5 * RATE.graceMs);
    client.write('x');
    expect(await textOf(client)).toMatch(/yes$/);
  });

  it('may not pause because the one before on its connection was fast', async () => {
    const client = connect(await serve(take, { stallMs: 600_000 }), `${post(100_000)}${'x'.repeat(100_000)}`);
    await once(client, 'data');
    client.write(post(4_000));
    expect(await Promise.race([textOf(client), pause(30_000, 'it waits')])).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is not too slow because nobody takes it, as when an upload waits for its slot', async () => {
    const server = await serve((request, response) => {
      setTimeout(() => take(request, response as never), 3 * (RATE.graceMs + RATE.stallMs));
    });
    const client = connect(server, post(MEBIBYTE).replace('Host: x', 'Host: x\r\nConnection: close'));
    client.write(LARGE.subarray(0, MEBIBYTE));
    expect(await textOf(client)).toMatch(/yes$/);
  });
});
