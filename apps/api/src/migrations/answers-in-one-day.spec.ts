import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions, runMigrations } from '@ospite/server/persistence';
import { createEmptyDatabase } from '@ospite/server/testing';
import { databaseSchema } from '../database-schema';

const BEFORE = '20261129120000-consent-number';
const A_HOUSE = `insert into property (id, name, tagline, address, city, postal_code, region, country, phone, email, checkin,
   checkout, high_season, ways_to, offered_services, hosts, amounts, updated_at)
 values (1, 'Vento', '{"it": "x"}', 'Via', 'Olbia', '07026', 'Sardegna', 'IT', '1', 'a@b.example',
   '{"from": "16:00", "announceAfter": null}', '10:00', '{"from": "06-01", "to": "09-30"}', '[]', '{}', '[]', '[]', now())`;

it('a house that was described before keeps its promise of an answer within 24 hours; a new one makes none', async () => {
  const database = await createEmptyDatabase();
  const orm = new MikroORM(ormOptions(database.url, databaseSchema));
  const em = orm.em.fork();
  const promises = async () => (await em.execute('select answers_in_one_day as promised from property'))[0];
  try {
    await orm.migrator.up({ to: BEFORE });
    await em.execute(A_HOUSE);
    await runMigrations(orm);
    expect(await promises()).toEqual({ promised: true });
    await em.execute('delete from property');
    await em.execute(A_HOUSE);
    expect(await promises()).toEqual({ promised: false });
  } finally {
    await orm.close();
    await database.drop();
  }
});
