import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import pg from 'pg';
import { openRecords, type TestOrm } from '../../testing/test-orm';
import { ContentVersionRecord } from '../content/content-version.record';
import { DatabaseNotices } from './database-notices';

/** A working database answers within this even on a slow machine. */
const TIMES = { heartbeatMs: 50, answerMs: 3_000, reconnectMs: 5 };

let database: TestOrm;
let writer: pg.Client;
let network: Awaited<ReturnType<typeof aProxy>>;

beforeEach(async () => {
  database = await openRecords(ContentVersionRecord);
  writer = new pg.Client({ connectionString: database.url });
  await writer.connect();
  await writer.query('insert into content_version (id, version) values (1, 1)');
  network = await aProxy(new URL(database.url));
});
afterEach(async () => {
  network.close();
  await writer.end();
  await database.close();
});

/** A proxy in front of the database that can be frozen: it drops whatever is sent, and reports nothing. */
async function aProxy(database: URL) {
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

/** A listener, and a wait until it has learned of a version; Jest's time limit ends the wait otherwise. */
function listening() {
  const heard: number[] = [];
  let tell = () => {};
  const listener = new DatabaseNotices(network.url, TIMES);
  const learn = (version: number) => {
    heard.push(version);
    tell();
  };
  listener.on('content_version', {
    hear: (payload) => learn(Number(payload)),
    catchUp: async (client) =>
      learn((await client.query('select version from content_version')).rows[0].version),
  });
  const until = async (version: number) => {
    while (!heard.includes(version)) await new Promise<void>((resolve) => (tell = resolve));
  };
  return { listener, until };
}

async function raise(): Promise<number> {
  const { rows } = await writer.query<{ version: number }>(
    'update content_version set version = version + 1 returning version',
  );
  return rows[0]?.version ?? 0;
}

it('hears a notice, and none of another channel', async () => {
  const { listener, until } = listening();
  await listener.start();
  await writer.query(`select pg_notify('another', '1'), pg_notify('content_version', '4711')`);
  await until(4711);
  listener.onApplicationShutdown();
});

it('reconnects after a network dropped everything silently, and catches up on what it missed', async () => {
  const { listener, until } = listening();
  await listener.start();
  network.freeze();
  const missed = await raise();
  // It has noticed, and the first new connection gets no answer either.
  await network.nextConnection();
  network.thaw();
  await until(missed);
  listener.onApplicationShutdown();
});

it('fails when the database cannot be reached at the start', async () => {
  network.freeze();
  const { listener } = listening();
  await expect(listener.start()).rejects.toThrow(/timeout|terminated/i);
  listener.onApplicationShutdown();
});
