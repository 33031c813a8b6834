import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { edgeListener } from './edge-listener';
import { limitServer, SERVER_LIMITS } from './server-limits';

const LIMITS = { ...SERVER_LIMITS, pipelined: 4 };
const opened: http.Server[] = [];
const clients: Socket[] = [];
/** Requests that Node's parser made of the bytes. */
let made = 0;

class CountedRequest extends http.IncomingMessage {
  constructor(socket: Socket) {
    super(socket);
    made += 1;
  }
}

beforeEach(() => (made = 0));
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of opened.splice(0)) server.close().closeAllConnections();
});

async function serve(inner: RequestListener): Promise<http.Server> {
  const server = http.createServer({ IncomingMessage: CountedRequest }, edgeListener(LIMITS, [], inner));
  limitServer(server, LIMITS, []);
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function connect(server: http.Server, bytes: string): Socket {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => undefined).setEncoding('latin1');
  socket.write(bytes);
  return socket;
}

/** Reads until the text is complete, or the connection is cut. */
async function read(socket: Socket, isComplete: (text: string) => boolean): Promise<string> {
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

const get = (name: string) => `GET /${name} HTTP/1.1\r\nHost: x\r\n\r\n`;
const bodiesOf = (text: string) => [...text.matchAll(/<(.*?)>/g)].map(([, body]) => body);

/** Responds later, and counts how many are under way at once. */
function slowly() {
  const seen = { begun: 0, underWay: 0, most: 0 };
  const inner: RequestListener = (request, response) => {
    seen.begun += 1;
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () =>
      setImmediate(() => {
        seen.underWay -= 1;
        response.end(`<${request.url ?? ''}${body}>`);
      }),
    );
  };
  return { seen, inner };
}

describe('pipelined requests', () => {
  it('are served one after the other, in their order, and the connection stays open', async () => {
    const { seen, inner } = slowly();
    const client = connect(await serve(inner), ['a', 'b', 'c', 'd', 'e'].map(get).join(''));
    expect(bodiesOf(await read(client, (text) => text.includes('</e>')))).toEqual([
      '/a',
      '/b',
      '/c',
      '/d',
      '/e',
    ]);
    expect(seen.most).toBe(1);
    client.write(get('later'));
    expect(bodiesOf(await read(client, (text) => text.includes('</later>')))).toEqual(['/later']);
  });

  it('may have bodies', async () => {
    const { seen, inner } = slowly();
    const body = 'x'.repeat(200_000);
    const post = (name: string) =>
      `POST /${name} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const client = connect(await serve(inner), post('a') + post('b') + get('c'));
    const bodies = bodiesOf(await read(client, (text) => text.includes('</c>')));
    expect(bodies).toEqual([`/a${body}`, `/b${body}`, '/c']);
    expect(seen.most).toBe(1);
  });

  it('end the connection when too many wait, and the rest is not even parsed', async () => {
    let begun = 0;
    const server = await serve(() => (begun += 1));
    const client = connect(server, get('x').repeat(2_000));
    await read(client, () => false);
    expect(begun).toBe(1);
    // One under way, those that may wait, the one that is too many, and the one at which reading stops.
    expect(made).toBeLessThanOrEqual(1 + LIMITS.pipelined + 2);
  });

  it('are dropped once an earlier response has ended the connection', async () => {
    let begun = 0;
    const server = await serve((_request, response) => {
      begun += 1;
      setImmediate(() => response.writeHead(200, { Connection: 'close' }).end());
    });
    await read(connect(server, get('a') + get('b')), () => false);
    expect(begun).toBe(1);
  });
});
