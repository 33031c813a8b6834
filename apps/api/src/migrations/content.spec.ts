import { MikroORM } from '@mikro-orm/postgresql';
import { databaseSchema } from '../database-schema';
import { ormOptions, runMigrations } from '@ospite/server/persistence';
import { createEmptyDatabase, type TestDatabase } from '@ospite/server/testing';

const BEFORE = '20261124172629-step-free';

let database: TestDatabase;
let orm: MikroORM;

beforeEach(async () => {
  database = await createEmptyDatabase();
  orm = new MikroORM(ormOptions(database.url, databaseSchema));
  await orm.migrator.up({ to: BEFORE });
});
afterEach(async () => {
  await orm.close();
  await database.drop();
});

it('gives a house the texts that its pages showed, published, with its own name and place', async () => {
  const em = orm.em.fork();
  await em.execute(
    `insert into property (id, name, tagline, address, city, postal_code, region, country, phone, email, checkin,
       checkout, high_season, ways_to, offered_services, hosts, amounts, updated_at)
     values (1, 'Vento', '{"it": "x"}', 'Via', 'Olbia', '07026', 'Sardegna', 'IT', '1', 'a@b.example',
       '{"from": "16:00", "announceAfter": null}', '10:00', '{"from": "06-01", "to": "09-30"}', '[]', '{}', '[]', '[]',
       now())`,
  );
  await runMigrations(orm);
  const sections = await em.execute(
    'select id, kind, hidden, "values" from content_section order by position',
  );
  expect(sections.map(({ kind }) => kind)).toEqual([
    'about.lead',
    'about.story',
    'about.values',
    'about.hosts',
    'about.closing',
  ]);
  expect(JSON.stringify(sections)).toContain('Vento è nata da due bungalow rotondi tra i ginepri di Olbia');
  const [revision] = await em.execute(
    'select sections, page, published_by from content_revision join content_publication p on p.id = publication_id',
  );
  expect(revision).toEqual({ sections, page: 'about', published_by: 'Ospite' });
  await orm.migrator.down({ to: BEFORE });
});

it('gives an empty database none', async () => {
  await runMigrations(orm);
  const em = orm.em.fork();
  for (const table of ['content_section', 'content_publication', 'content_revision'])
    expect(await em.execute(`select 1 from ${table}`)).toEqual([]);
});
