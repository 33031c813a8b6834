import { CONTENT_PAGES, isOwnPage } from '@ospite/domain';
import { runMigrations } from '@ospite/server/persistence';
import { databaseBefore } from './database-before.fixture';

const BEFORE = '20261124172629-step-free';
const orm = databaseBefore(BEFORE);

it('gives a house the texts that its pages showed, published, with its own name and place', async () => {
  const em = orm().em.fork();
  await em.execute(
    `insert into property (id, name, tagline, address, city, postal_code, region, country, phone, email, checkin,
       checkout, high_season, ways_to, offered_services, hosts, amounts, updated_at)
     values (1, 'Vento', '{"it": "x"}', 'Via', 'Olbia', '07026', 'Sardegna', 'IT', '1', 'a@b.example',
       '{"from": "16:00", "announceAfter": null}', '10:00', '{"from": "06-01", "to": "09-30"}', 
       '[{"landmark": "beach", "mode": "on-foot", "minutes": 15, "metres": [1200]}]', '{}', '[]',
       '[{"id": "beach-reservation", "cents": 300}]', now())`,
  );
  await runMigrations(orm());
  const sections = await em.execute(
    'select id, kind, hidden, "values", page from content_section order by page, position',
  );
  const revisions = await em.execute(
    `select r.page, r.sections, p.published_by as by
     from content_revision r join content_publication p on p.id = r.publication_id
     where r.id in (select max(id) from content_revision group by page) order by r.page`,
  );
  expect(revisions.map(({ page }) => page)).toEqual(
    CONTENT_PAGES.filter((page) => !isOwnPage(page)).toSorted(),
  );
  for (const { page, sections: published, by } of revisions) {
    const ofPage = sections.filter((section) => section.page === page);
    expect(published).toEqual(ofPage.map(({ page: _page, ...section }) => section));
    expect(by).toBe('Ospite');
  }
  const texts = JSON.stringify(sections).replaceAll('\u00a0', ' ');
  expect(texts).toContain('Vento è nata da due bungalow rotondi tra i ginepri di Olbia');
  expect(texts).toContain('La più vicina a noi: 15 min a piedi, 1,2 km');
  expect(texts).toContain('In summer, Cala Brandinchi and Lu Impostu must be booked ahead (€3).');
  // Nobody has said what a boat trip costs.
  expect(texts).not.toMatch(/circa [^.]* a persona/i);
  // The legal texts as they were, with the days of their words; the house's own conditions end the terms.
  const dates = await em.execute(
    `select r.page, p.published_at::date::text as day, jsonb_path_query_array(r.sections, '$[last].kind') as last
     from content_revision r join content_publication p on p.id = r.publication_id
     where r.sections::text like '%.paragraph"%' order by r.page`,
  );
  expect(dates.slice(0, 4)).toEqual([
    { page: 'accessibility', day: '2026-11-29', last: ['accessibility.paragraph'] },
    { page: 'cookiePolicy', day: '2026-11-23', last: ['cookiePolicy.paragraph'] },
    { page: 'privacy', day: '2026-11-22', last: ['privacy.paragraph'] },
    { page: 'privacyPolicy', day: '2026-11-22', last: ['privacyPolicy.paragraph'] },
  ]);
  expect(dates[4]).toMatchObject({ page: 'terms', last: ['terms.house'] });
  expect(texts).toContain('Tempio Pausania');
  await orm().migrator.down({ to: BEFORE });
});

it('gives an empty database none', async () => {
  await runMigrations(orm());
  const em = orm().em.fork();
  for (const table of ['content_section', 'content_publication', 'content_revision'])
    expect(await em.execute(`select 1 from ${table}`)).toEqual([]);
});
