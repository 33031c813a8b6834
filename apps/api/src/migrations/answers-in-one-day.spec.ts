import { aProperty } from '@ospite/domain/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions, runMigrations } from '@ospite/server/persistence';
import { createEmptyDatabase } from '@ospite/server/testing';
import { databaseSchema } from '../database-schema';
import { seedTestData } from '../testing';

const BEFORE = '20261129120000-consent-number';

it('a house that was described before keeps its promise of an answer within 24 hours', async () => {
  const database = await createEmptyDatabase();
  const orm = new MikroORM(ormOptions(database.url, databaseSchema));
  try {
    await runMigrations(orm);
    await seedTestData(database.url);
    await orm.migrator.down({ to: BEFORE });
    await runMigrations(orm);
    const [row] = await orm.em.fork().execute('select name, answers_in_one_day from property');
    expect(row).toEqual({ name: aProperty().name, answers_in_one_day: true });
  } finally {
    await orm.close();
    await database.drop();
  }
});
