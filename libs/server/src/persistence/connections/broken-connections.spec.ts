import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database';
import { InstallationRecord } from '../installation.record';
import { servingOrmOptions } from '../orm-options';
import { servingPool } from './database-pool';
import { MAX_ORM_CONNECTIONS, MAX_PLAIN_CONNECTIONS } from './serving-limits';

/** More often than there are slots, so that losing one each time leaves none. */
const TIMES = MAX_ORM_CONNECTIONS + 5;
/** The ORM wants a table to know. */
const SCHEMA = { entities: [InstallationRecord], migrations: [] };

let database: TestDatabase;
let killer: pg.Client;
let orm: MikroORM;

beforeAll(async () => {
  database = await createEmptyDatabase();
  killer = new pg.Client({ connectionString: database.url });
  await killer.connect();
});
afterAll(async () => {
  await killer.end();
  await database.drop();
});
beforeEach(() => {
  orm = new MikroORM(servingOrmOptions(database.url, SCHEMA));
});
afterEach(() => orm.close(true));

async function backendOf(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
  return row?.pid ?? 0;
}

/** Ends the other side of a connection and waits until it is gone. */
async function end(backend: number): Promise<void> {
  await killer.query('select pg_terminate_backend($1, 5000)', [backend]);
}

/** Until what the ended connections sent has been read: it is here already, so one turn of the event loop does. */
async function untilRead(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

/** As many transactions at the same time as there are slots. */
function useEverySlot(): Promise<unknown> {
  let arrived = 0;
  let open = () => {};
  const allThere = new Promise<void>((resolve) => (open = resolve));
  return Promise.all(
    Array.from({ length: MAX_ORM_CONNECTIONS }, () =>
      orm.em.fork().transactional(async (em) => {
        await em.execute('select 1');
        if (++arrived === MAX_ORM_CONNECTIONS) open();
        await allThere;
      }),
    ),
  );
}

describe('a connection that breaks frees its slot', () => {
  it('at COMMIT', async () => {
    for (let time = 0; time < TIMES; time++) {
      const broken = orm.em.fork().transactional(async (em) => end(await backendOf(em)));
      await expect(broken).rejects.toThrow(/connection/i);
    }
    await useEverySlot();
  });

  it('at ROLLBACK', async () => {
    for (let time = 0; time < TIMES; time++) {
      const broken = orm.em.fork().transactional(async (em) => {
        await end(await backendOf(em));
        throw new Error('changed my mind');
      });
      await expect(broken).rejects.toThrow('changed my mind');
    }
    await useEverySlot();
  });

  it('in the middle of a statement', async () => {
    for (let time = 0; time < TIMES; time++) {
      const broken = orm.em.fork().transactional(async (em) => {
        const backend = await backendOf(em);
        await Promise.all([em.execute('select pg_sleep(60)'), end(backend)]);
      });
      await expect(broken).rejects.toThrow(/terminat/i);
    }
    await useEverySlot();
  });

  it('while it is idle', async () => {
    await useEverySlot();
    const { rows } = await killer.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    for (const { pid } of rows) await end(pid);
    await untilRead();
    await useEverySlot();
  });
});

describe('a statement that takes too long', () => {
  const limits = { statementMs: 0, answerMs: 100, connectionMs: 60_000 };

  it('is ended by the server, and its connection stays open', async () => {
    const short = new MikroORM(
      servingOrmOptions(database.url, SCHEMA, {
        statementMs: 50,
        answerMs: 60_000,
        connectionMs: 60_000,
      }),
    );
    const em = short.em.fork();
    const before = await backendOf(em);
    await expect(em.execute('select pg_sleep(60)')).rejects.toThrow(/statement timeout/);
    expect(await backendOf(em)).toBe(before);
    await short.close(true);
  });

  it('costs its connection when the server does not answer, and the slot is free again', async () => {
    const frozen = new MikroORM(servingOrmOptions(database.url, SCHEMA, limits));
    const waits = (em: EntityManager) => em.execute('select pg_sleep(60)');
    for (let time = 0; time < 2; time++) {
      const tries = Array.from({ length: MAX_ORM_CONNECTIONS }, () => frozen.em.fork().transactional(waits));
      for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected');
    }
    expect(await backendOf(frozen.em.fork())).toBeGreaterThan(0);
    await frozen.close(true);
  });

  it('is waited for that long only once: the next one gets a short time', async () => {
    const patient = { ...limits, answerMs: 2_000 };
    const plain = servingPool(database.url, patient);
    // Two connections, since opening one counts as an answer.
    await Promise.all([plain.query('select pg_sleep(0.1)'), plain.query('select pg_sleep(0.1)')]);
    await expect(plain.query('select pg_sleep(60)')).rejects.toThrow('Query read timeout');
    const began = performance.now();
    await expect(plain.query('select pg_sleep(60)')).rejects.toThrow('Query read timeout');
    expect(performance.now() - began).toBeLessThan(patient.answerMs);
    // The suspicion ends, and a whole wait is allowed again.
    const isPatient = () => plain.query('select pg_sleep(0.5)').then(Boolean, () => false);
    while (!(await isPatient()));
    await plain.end();
  });

  it('is not waited for again at ROLLBACK', async () => {
    const { driver, em } = new MikroORM(
      servingOrmOptions(database.url, SCHEMA, { ...limits, answerMs: 60_000 }),
    );
    const pool = await driver.getConnection().getNativeClient();
    let socket: Duplex | undefined;
    pool.on('acquire', (client) => (socket = Reflect.get(client, 'connection').stream));
    const failed = em.fork().transactional(async (inner) => {
      await inner.execute('select 1');
      // From here on nothing arrives, as from a frozen server.
      socket?.pause();
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(pool.totalCount).toBe(0);
    await driver.close(true);
  });

  it('is timed by itself when many wait for the pool', async () => {
    const busy = servingPool(database.url, { ...limits, answerMs: 1_000 });
    const queries = Array.from({ length: 12 * MAX_PLAIN_CONNECTIONS }, () =>
      busy.query('select pg_sleep(0.2)'),
    );
    for (const { status } of await Promise.allSettled(queries)) expect(status).toBe('fulfilled');
    await busy.end();
  });

  it('costs its connection in the plain pool, too', async () => {
    const plain = servingPool(database.url, limits);
    await expect(plain.query('select pg_sleep(60)')).rejects.toThrow('Query read timeout');
    expect(plain.totalCount).toBe(0);
    await plain.end();
  });
});
