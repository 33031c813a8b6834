import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { aQuoteDraft } from '@ospite/domain/testing';
import pg from 'pg';
import {
  createTestDatabase,
  seedTestData,
  startTestApi,
  type TestApi,
  type TestDatabase,
} from '../../testing';

let database: TestDatabase;
let direct: pg.Client;
let line: Awaited<ReturnType<typeof aLine>>;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedTestData(database.url);
  direct = new pg.Client({ connectionString: database.url });
  await direct.connect();
  line = await aLine(new URL(database.url));
  api = await startTestApi({ databaseUrl: line.url });
});
afterAll(async () => {
  await api.close();
  line.close();
  await direct.end();
  await database.drop();
});

/**
 * A connection to the database that is cut, on request, at the COMMIT of the next quote: before it reaches the
 * database, or when the database's yes is on its way back.
 */
async function aLine(target: URL) {
  let cutAt: 'request' | 'answer' | undefined;
  const sockets = new Set<Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    let isOfQuote = false;
    let isCommitting = false;
    const cut = () => {
      cutAt = undefined;
      client.destroy();
      upstream.destroy();
    };
    client.on('data', (bytes) => {
      // The outbox commits over the same connection when no quote does.
      if (bytes.includes('begin')) isOfQuote = false;
      isOfQuote ||= bytes.includes('insert into "quote"');
      isCommitting ||= isOfQuote && cutAt !== undefined && bytes.includes('commit');
      if (isCommitting && cutAt === 'request') cut();
      else upstream.write(bytes);
    });
    upstream.on('data', (bytes) => (isCommitting ? cut() : client.write(bytes)));
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href,
    cutNext: (at: 'request' | 'answer') => (cutAt = at),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const send = (key: string) =>
  api.request
    .post('/api/quotes')
    .set('Idempotency-Key', key)
    .send({ ...aQuoteDraft(), checkIn: inDays(30), checkOut: inDays(37) });

async function count(): Promise<{ quotes: number; messages: number }> {
  const { rows } = await direct.query(
    'select (select count(*)::int from quote) as quotes, (select count(*)::int from message) as messages',
  );
  return rows[0];
}

it.each([
  ['before it arrives', 'request', 0],
  ['when it is done and nobody knows', 'answer', 1],
] as const)(
  'a quote whose COMMIT is cut off %s is 503, and one when it is sent again',
  async (_when, at, stored) => {
    const before = await count();
    line.cutNext(at);
    const refused = await send(at);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await count()).quotes - before.quotes).toBe(stored);
    const again = await send(at);
    expect(again.status).toBe(201);
    expect((await send(at)).body).toEqual(again.body);
    const after = await count();
    expect({ quotes: after.quotes - before.quotes, messages: after.messages - before.messages }).toEqual({
      quotes: 1,
      messages: 2,
    });
  },
);
