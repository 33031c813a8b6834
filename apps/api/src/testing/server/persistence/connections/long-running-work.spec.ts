import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { startTestApi, type TestApi } from '../../..';
import { LongRunningWork } from '@ospite/server/persistence';

describe('long-running work', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const limitNow = async () => {
    const em = api.app.get(EntityManager).fork();
    const [row] = await em.execute<{ statement_timeout: string }[]>('show statement_timeout');
    return row?.statement_timeout;
  };
  /** Reads through the same injected entity manager as every store. */
  async function* limits() {
    yield await limitNow();
    yield await limitNow();
  }

  it('has no time limit, which requests have', async () => {
    expect(await limitNow()).toBe('4s');
    expect(await api.app.get(LongRunningWork).run(limitNow)).toBe('0');
    const seen = [];
    for await (const limit of api.app.get(LongRunningWork).each(limits())) seen.push(limit);
    expect(seen).toEqual(['0', '0']);
    expect(await limitNow()).toBe('4s');
  });

  it('takes no connection from requests', async () => {
    const serving = await api.app.get(MikroORM).driver.getConnection().getNativeClient();
    const lent = new Set<unknown>();
    serving.on('acquire', (client: object) => lent.add(Reflect.get(client, 'processID')));
    const ownConnection = async () => {
      const em = api.app.get(EntityManager).fork();
      const [row] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
      return row?.pid;
    };
    expect(lent).toContain(await ownConnection());
    expect(lent).not.toContain(await api.app.get(LongRunningWork).run(ownConnection));
  });
});
