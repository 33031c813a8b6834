import { runMigrations } from '@ospite/server/persistence';
import { databaseBefore } from './database-before.fixture';

const BEFORE = '20261121182200-review-letters';
const orm = databaseBefore(BEFORE);

const store = (taxText: object | null, ways: object[]) =>
  orm()
    .em.fork()
    .execute(
      `insert into property (id, name, tagline, address, city, postal_code, region, country, phone, email, checkin,
       checkout, high_season, ways_to, tourist_tax, offered_services, updated_at)
     values (1, 'Baia', '{"it": "x"}', 'Via', 'Olbia', '07026', 'Sardegna', 'IT', '1', 'a@b.example',
       '{"from": "16:00", "announceAfter": null}', '10:00', '{"from": "06-01", "to": "09-30"}', ?, ?, '{}', now())`,
      [JSON.stringify(ways), taxText && JSON.stringify(taxText)],
    );
const stored = async () => {
  const [row] = await orm().em.fork().execute('select tourist_tax, ways_to, hosts, amounts from property');
  return row;
};

it('makes the text about the tourist tax the note of its rule, and says how each way was shown', async () => {
  const ways = [
    { landmark: 'airport', minutes: 20, metres: [20_000, 25_000] },
    { landmark: 'marina', minutes: 10, metres: null },
    { landmark: 'beach', minutes: 10, metres: [200] },
    { landmark: 'town-centre', minutes: 10, metres: [800, 1_200] },
  ];
  await store({ it: 'Esclusa.', en: 'Extra.' }, ways);
  await runMigrations(orm());
  const [airport, marina, beach, town] = ways;
  expect(await stored()).toEqual({
    tourist_tax: {
      centsPerPersonNight: null,
      maxNights: null,
      months: null,
      note: { it: 'Esclusa.', en: 'Extra.' },
    },
    ways_to: [
      { ...airport, mode: 'by-car' },
      { ...marina, mode: 'by-car' },
      { ...beach, mode: 'on-foot' },
      { ...town, mode: 'by-car' },
    ],
    hosts: [],
    amounts: [],
  });

  await orm().migrator.down({ to: BEFORE });
  const [row] = await orm().em.fork().execute('select tourist_tax, ways_to from property');
  expect(row).toEqual({ tourist_tax: { it: 'Esclusa.', en: 'Extra.' }, ways_to: ways });
});

it('leaves unset what was unset', async () => {
  await store(null, []);
  await runMigrations(orm());
  expect(await stored()).toEqual({ tourist_tax: null, ways_to: [], hosts: [], amounts: [] });
});
