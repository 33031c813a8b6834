import type { CalendarDate, Language, Visit } from '@ospite/domain';
import { describeVisitStore } from '@ospite/domain/testing';
import { randomUUID } from 'node:crypto';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmVisitStore, VISIT_SHARDS, deleteOldVisits } from './mikro-orm-visit-store';
import { SiteVisitRecord } from './site-visit.record';
import { COUNT, RECORD } from './visit-statements';

/** Half past midnight of 1 October in Sardinia. */
const NOW = new Date('2026-09-30T22:30:00Z');
const day = (text: string) => text as CalendarDate;

let database: TestOrm;
let store: MikroOrmVisitStore;

beforeAll(async () => {
  database = await openTestOrm();
  store = new MikroOrmVisitStore(database.orm.em);
});
beforeEach(() => empty());
afterAll(() => database.close());

const empty = () => database.empty('site_visit', 'visitor_of_day', 'visit_total', 'visit_day');

describeVisitStore(async () => {
  await empty();
  return store;
});

function aVisit(visitor: string, language: Language = 'it', visitedAt = NOW): Visit {
  return { visitorHash: visitor, language, visitedAt };
}

describe('the count of visits', () => {
  it('loses none of 400 visits of 100 visitors that come at once', async () => {
    const visits = Array.from({ length: 400 }, (_, number) => aVisit(`visitor ${number % 100}`));
    await Promise.all(visits.map((visit) => store.record(visit)));
    expect(await store.count()).toEqual({ totalVisits: 400, uniqueVisits: 100 });
    const [today] = await store.series({ from: day('2026-10-01'), to: day('2026-10-01') });
    expect(today).toMatchObject({ visits: 400, visitors: 100 });
  });

  it('stays when the visits of long ago are deleted', async () => {
    await store.record(aVisit('anna', 'it', new Date('2025-01-01T10:00:00Z')));
    await store.record(aVisit('bruno'));
    expect(await deleteOldVisits(database.orm.em.fork(), new Date('2025-09-01T00:00:00Z'), 100)).toBe(1);
    expect(await database.orm.em.fork().count(SiteVisitRecord)).toBe(1);
    expect(await store.count()).toEqual({ totalVisits: 2, uniqueVisits: 2 });
  });

  it('lets a visitor pass while another one is being counted', async () => {
    const other = database.orm.em.fork();
    await other.begin();
    await other.execute('insert into visit_total (shard, visits, visitors) values (0, 1, 1)');
    const passing = new MikroOrmVisitStore(database.orm.em, () => 1);
    await passing.record(aVisit('anna'));
    expect(await store.count()).toEqual({ totalVisits: 1, uniqueVisits: 1 });
    await other.rollback();
  });
});

describe('what a visit costs', () => {
  /** Pages of the database that a statement touches, whatever else the machine does meanwhile. */
  async function pagesOf(statement: string, parameters: readonly unknown[] = []): Promise<number> {
    const rows: { 'QUERY PLAN': { Plan: Record<string, number> }[] }[] = await database.orm.em
      .fork()
      .execute(`explain (analyze, buffers, format json) ${statement}`, [...parameters]);
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {};
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  }
  const recorded = () => {
    const { visitorHash, language, visitedAt } = aVisit(randomUUID());
    const today = '2026-10-01';
    return [today, visitorHash, randomUUID(), visitorHash, language, visitedAt, 3, today, language];
  };
  /** As many visits of a day long ago, without going through the store one by one. */
  async function grow(visits: number): Promise<void> {
    await database.orm.em.fork().execute(
      `insert into site_visit (session_id, visitor_hash, language, visited_at)
       select gen_random_uuid(), md5(n::text), 'it', '2026-01-01T10:00:00Z' from generate_series(1, ?) n`,
      [visits],
    );
    await database.orm.em.fork().execute('vacuum analyze site_visit');
  }
  async function everyShard(): Promise<void> {
    for (let shard = 0; shard < VISIT_SHARDS; shard += 1)
      await new MikroOrmVisitStore(database.orm.em, () => shard).record(aVisit(`visitor ${shard}`));
  }

  it('is the same for reading and recording with a thousand visits and with three hundred thousand', async () => {
    await everyShard();
    await grow(1_000);
    const reading = await pagesOf(COUNT);
    await pagesOf(RECORD, recorded());
    const recording = await pagesOf(RECORD, recorded());
    await grow(300_000);
    expect(await pagesOf(COUNT)).toBe(reading);
    await pagesOf(RECORD, recorded());
    // A taller index is one page more on the way down; counting would be thousands.
    expect(await pagesOf(RECORD, recorded())).toBeLessThanOrEqual(recording + 4);
  });

  it('never makes the count look at a visit', async () => {
    const rows: Record<string, string>[] = await database.orm.em.fork().execute(`explain ${COUNT}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('visit_total');
    expect(plan).not.toContain('site_visit');
  });
});
