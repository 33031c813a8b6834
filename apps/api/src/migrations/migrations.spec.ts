import { MikroORM } from '@mikro-orm/postgresql';
import { migrations } from '.';
import { RELEASED } from './released';
import { createEmptyDatabase, type TestDatabase } from '@ospite/server/testing';
import {
  contractions,
  ormOptions,
  readColumns,
  runMigrations,
  schemaDrift,
  waitForDatabase,
} from '@ospite/server/persistence';
import { databaseSchema } from '../database-schema';

describe('the migrations', () => {
  let database: TestDatabase;
  let orm: MikroORM;

  beforeEach(async () => {
    database = await createEmptyDatabase();
    orm = new MikroORM(ormOptions(database.url, databaseSchema));
  });
  afterEach(async () => {
    await orm.close();
    await database.drop();
  });

  it('make exactly the tables that the entities describe', async () => {
    await runMigrations(orm);
    expect(await schemaDrift(orm)).toEqual([]);
  });

  it('give texts as much room as the specification says', async () => {
    await runMigrations(orm);
    const columns: { name: string; size: number }[] = await orm.em.fork().execute(
      `select table_name || '.' || column_name as name, character_maximum_length as size
       from information_schema.columns where table_schema = 'public' and character_maximum_length is not null`,
    );
    expect(Object.fromEntries(columns.map(({ name, size }) => [name, size]))).toMatchObject({
      'room.name': 50,
      'room.slug': 50,
      'pricing.season': 20,
      'quote.first_name': 100,
      'quote.last_name': 100,
      'quote.email': 255,
      'quote.phone': 20,
      'quote.status': 20,
      'quote.preferred_room': 50,
    });
  });

  it('run once when several processes start at the same moment', async () => {
    const orms = Array.from({ length: 4 }, () => new MikroORM(ormOptions(database.url, databaseSchema)));
    const done = await Promise.all(orms.map((one) => runMigrations(one)));
    await Promise.all(orms.map((one) => one.close()));
    expect(done.flat().sort()).toEqual(migrations.map(({ name }) => name).sort());
  });

  it('can be taken back to an empty database', async () => {
    await runMigrations(orm);
    await orm.migrator.down({ to: 0 });
    const tables: unknown[] = await orm.em
      .fork()
      .execute(
        `select table_name from information_schema.tables where table_schema = 'public' and table_name not like 'mikro%'`,
      );
    expect(tables).toEqual([]);
  });

  it.each([
    ['a column that no entity describes', 'alter table content_version add column note text'],
    ['a table that no entity describes', 'create table left_over (id int)'],
    ['a missing index', 'drop index session_seen_index'],
    ['a shorter column', 'alter table account alter column username type varchar(10)'],
    ['a missing check', 'alter table content_version drop constraint content_version_one_row'],
  ])('are distinguished from the entities by %s', async (_name, statement) => {
    await runMigrations(orm);
    await orm.em.fork().execute(statement);
    expect(await schemaDrift(orm)).not.toEqual([]);
  });

  it('leave the released version all that it reads and writes', async () => {
    await runMigrations(orm);
    expect(contractions(RELEASED, await readColumns(orm))).toEqual([]);
  });

  it.each([
    ['a dropped column', 'alter table room drop column description', 'room.description is gone'],
    ['a renamed table', 'alter table review rename to opinion', 'review is gone'],
    ['a shorter text', 'alter table account alter column username type varchar(10)', 'account.username was'],
    ['a new demand', 'alter table quote add column code text not null', 'quote.code is new'],
  ])('are refused for %s', async (_name, statement, sentence) => {
    await runMigrations(orm);
    await orm.em.fork().execute(statement);
    expect(contractions(RELEASED, await readColumns(orm)).join()).toContain(sentence);
  });

  it('may leave a retired column where it is', async () => {
    await runMigrations(orm);
    await orm.em.fork().execute('alter table room add column view text');
    expect(await schemaDrift(orm, { room: ['note'] })).not.toEqual([]);
    expect(await schemaDrift(orm, { room: ['view'] })).toEqual([]);
  });

  it('do not wait for a database that rejects the password', async () => {
    const url = Object.assign(new URL(database.url), { password: 'wrong' }).href;
    await expect(waitForDatabase(url)).rejects.toThrow(/cannot be reached/);
  });
});
