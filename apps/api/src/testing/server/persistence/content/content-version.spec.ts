import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import {
  createTestDatabase,
  SUPER_ADMIN_KEY,
  startTestApi,
  storeSecret,
  TestRenderer,
  type TestApi,
  type TestDatabase,
} from '../../..';
import { ContentVersion } from '@ospite/server/persistence';

describe('the content version', () => {
  const renderers = [new TestRenderer(), new TestRenderer()] as const;
  let database: TestDatabase;
  let here: TestApi;
  let there: TestApi;

  beforeAll(async () => {
    database = await createTestDatabase();
    here = await startTestApi({ databaseUrl: database.url, renderer: renderers[0] });
    there = await startTestApi({ databaseUrl: database.url, renderer: renderers[1] });
    await storeSecret(here.app, 'super-admin-key', SUPER_ADMIN_KEY);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await database.drop();
  });

  const versionOf = (api: TestApi) => api.app.get(ContentVersion).current();
  const write = (api: TestApi) =>
    api.app.get(ContentVersion).transactional(api.app.get(MikroORM).em.fork(), async () => undefined);
  /** Waits for a notice from the database. */
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('is known to the writer at once and to other processes by notice', async () => {
    const before = versionOf(here);
    await write(here);
    expect(versionOf(here)).toBe(before + 1);
    await until(() => versionOf(there) === before + 1);
  });

  it('is not raised by a write that is rolled back', async () => {
    const before = versionOf(here);
    const em = here.app.get(MikroORM).em.fork();
    const failed = here.app.get(ContentVersion).transactional(em, async () => {
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await here.app.get(ContentVersion).refresh();
    expect(versionOf(here)).toBe(before);
  });

  it('makes the other process render its pages afresh', async () => {
    await there.request.get('/en');
    const rendered = renderers[1].requests.length;
    await there.request.get('/en');
    expect(renderers[1].requests).toHaveLength(rendered);
    const before = versionOf(there);
    await write(here);
    await until(() => versionOf(there) > before);
    await there.request.get('/en');
    expect(renderers[1].requests).toHaveLength(rendered + 1);
  });

  it('is read again after the connections were cut, and nobody goes down', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // Raised while nobody listens: no notice of it reaches anyone.
    const { rows } = await client.query<{ version: number }>(
      'update content_version set version = version + 1 returning version',
    );
    await client.end();
    await until(() => versionOf(here) === rows[0]?.version && versionOf(there) === rows[0]?.version);
    expect((await here.request.get('/api/health/ready')).status).toBe(200);
    expect((await there.request.get('/api/rooms')).status).toBe(200);
  });
});
