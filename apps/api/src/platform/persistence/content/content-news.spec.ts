import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../testing';
import { ContentNews } from './content-news';

/** A living database answers within this also on a slow machine. */
const TIMES = { heartbeatMs: 50, answerMs: 3_000, reconnectMs: 5 };

let database: TestDatabase;
let writer: pg.Client;
let network: Awaited<ReturnType<typeof aNetwork>>;

beforeEach(async () => {
  database = await createTestDatabase();
  writer = new pg.Client({ connectionString: database.url });
  await writer.connect();
  network = await aNetwork(new URL(database.url));
});
afterEach(async () => {
  network.close();
  await writer.end();
  await database.drop();
});

/** A way to the database that can be frozen: what is sent then is swallowed, and nobody is told. */
async function aNetwork(database: URL) {
  let isFrozen = false;
  let tell = () => {};
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    tell();
    const upstream = net.connect(Number(database.port), database.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      let isDead = isFrozen;
      from.on('data', (bytes) => {
        isDead ||= isFrozen;
        if (!isDead) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(database), { hostname: '127.0.0.1', port: String(port) }).href,
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    /** The next time somebody connects. */
    nextConnection: () => new Promise<void>((resolve) => (tell = resolve)),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** The next number that is told and satisfies; Jest's time limit ends the wait otherwise. */
function listening() {
  const heard: number[] = [];
  let tell = () => {};
  const news = new ContentNews(
    network.url,
    (version) => {
      heard.push(version);
      tell();
    },
    TIMES,
  );
  const until = async (version: number) => {
    while (!heard.includes(version)) await new Promise<void>((resolve) => (tell = resolve));
  };
  return { news, until };
}

async function raise(): Promise<number> {
  const { rows } = await writer.query<{ version: number }>(
    'update content_version set version = version + 1 returning version',
  );
  return rows[0]?.version ?? 0;
}

it('hears of a number by notice', async () => {
  const { news, until } = listening();
  await news.start();
  await writer.query(`select pg_notify('content_version', '4711')`);
  await until(4711);
  news.stop();
});

it('comes back to a network that swallowed everything without a word, and reads what it missed', async () => {
  const { news, until } = listening();
  await news.start();
  network.freeze();
  const missed = await raise();
  // It has noticed, and the first new connection gets no answer either.
  await network.nextConnection();
  network.thaw();
  await until(missed);
  news.stop();
});

it('says so when the database is not there at the start', async () => {
  network.freeze();
  const { news } = listening();
  await expect(news.start()).rejects.toThrow(/timeout|terminated/i);
  news.stop();
});
