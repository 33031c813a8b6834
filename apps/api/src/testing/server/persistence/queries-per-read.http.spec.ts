import { MikroORM } from '@mikro-orm/postgresql';
import { seedTestData, startTestApi, type TestApi } from '../..';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
});
afterAll(() => api.close());

/** Rows `from` to `to` of everything that grows, each quote with a history and two messages. */
async function fill(from: number, to: number): Promise<void> {
  const database = await api.connectDatabase();
  const numbers = `generate_series(${from}, ${to}) n`;
  for (const statement of [
    `insert into quote (id, first_name, last_name, email, check_in, check_out, guests, additional_services, language,
       exceeds_room_capacity, suspected, created_at, updated_at, content_hash)
     select n, 'Greta', 'Müller', n || '@example.org', current_date, current_date + 2, 2, '{}', 'de', false, n % 5 = 0,
       now(), now(), '' from ${numbers}`,
    `insert into quote_change (quote_id, field, by, at)
     select 1, 'status', 'marta', now() from ${numbers}`,
    `insert into message (kind, quote_id, recipient, subject, text, html, status, message_id, created_at)
     select 'quote-to-guest', 1, 'a@example.org', 's', 't', 'h', 'failed', 'a' || n, now() from ${numbers}`,
    `insert into review (guest_name, rating, title, comment, language, suspected, created_at, updated_at, content_hash)
     select 'Greta', 5, 't', 'c', 'de', n % 5 = 0, now(), now(), '' from ${numbers}`,
    `insert into room (id, name, slug, description, short_description, amenities, beds, updated_at)
     select 100 + n, 'r' || n, 'r' || n, '{"it": "x"}', '{"it": "x"}', '{}', '[]', now() from ${numbers}`,
    `insert into pricing (room_id, season, price_per_night, updated_at)
     select 100 + n, 'high', '75€', now() from ${numbers}`,
    `insert into room_image (room_id, url, width, height, placeholder, variants, alt, updated_at)
     select 100 + n, '/uploads/rooms/' || n || '.jpg', 60, 40, '#000000', '[]', '{"it": ""}', now() from ${numbers}`,
    `insert into event (title, description, created_at, updated_at)
     select '{"it": "x"}', '{"it": "x"}', now(), now() from ${numbers}`,
  ])
    await database.query(statement);
}

/** How many queries the server makes to respond to a read; one of them is the session's. */
async function queriesOf(address: string): Promise<number> {
  const log = jest.spyOn(api.app.get(MikroORM).config.getLogger(), 'logQuery');
  await owner.get(address).expect(200);
  const { length } = log.mock.calls;
  log.mockRestore();
  return length;
}

/** Quotes are estimated: property, rooms, their prices, pictures and own amenities are read for it, once. */
const READS = {
  '/api/quotes?page=1&pageSize=200': 8,
  '/api/quotes?page=1&pageSize=200&q=greta&suspected=false': 8,
  '/api/quotes/counts': 3,
  '/api/quotes/1': 11,
  '/api/quotes/series': 2,
  '/api/reviews/all?page=1&pageSize=200': 3,
  '/api/reviews/all?page=1&pageSize=200&status=pending': 3,
  '/api/reviews/all?page=1&pageSize=200&q=greta': 3,
  '/api/messages?page=1&pageSize=200&status=failed': 4,
  '/api/rooms?include=inactive': 5,
  '/api/pricing?include=inactive': 5,
  '/api/events/all': 3,
  '/api/breakfast-images/all': 2,
  '/api/visits/series': 2,
  '/api/reply-templates': 2,
  '/api/content/sections': 2,
  '/api/content/drafts': 4,
  '/api/content/publications': 4,
  '/api/content/sections/1/revisions': 3,
  '/api/accounts': 2,
  '/api/access-keys': 2,
};

describe.each([
  [10, 1],
  [200, 11],
])('at %s records', (count, from) => {
  beforeAll(() => fill(from, count));

  it('reads make few queries, as many as at any number', async () => {
    const found: Record<string, number> = {};
    for (const address of Object.keys(READS)) found[address] = await queriesOf(address);
    expect(found).toEqual(READS);
  });
});
