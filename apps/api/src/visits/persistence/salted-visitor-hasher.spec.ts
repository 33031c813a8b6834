import type { CalendarDate } from '@ospite/domain';
import { TestClock } from '@ospite/server/testing';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { SaltedVisitorHasher } from './salted-visitor-hasher';
import { VisitSaltRecord, VisitorOfDayRecord } from './visit-salt.record';

const TODAY = '2026-10-01' as CalendarDate;
const TOMORROW = '2026-10-02' as CalendarDate;
const HOUR_MS = 3_600_000;
const ANNA = { sender: '192.0.2.1', userAgent: 'Safari' };

let database: TestOrm;
let clock: TestClock;

beforeAll(async () => {
  database = await openTestOrm();
});
beforeEach(async () => {
  clock = new TestClock(new Date('2026-10-01T08:00:00Z'));
  await database.empty('visit_salt', 'visitor_of_day');
});
afterAll(() => database.close());

/** One of several replicas. */
function aReplica(): SaltedVisitorHasher {
  return new SaltedVisitorHasher(database.orm.em, clock);
}

describe('the hash of a visitor', () => {
  it('is the same all day in every replica, also when all need it at once', async () => {
    const hashes = await Promise.all(Array.from({ length: 20 }, () => aReplica().hash(ANNA, TODAY)));
    expect(new Set(hashes).size).toBe(1);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('differs by address, user agent and day', async () => {
    const hasher = aReplica();
    const all = [
      await hasher.hash(ANNA, TODAY),
      await hasher.hash({ ...ANNA, sender: '192.0.2.2' }, TODAY),
      await hasher.hash({ ...ANNA, userAgent: 'Firefox' }, TODAY),
      await hasher.hash(ANNA, TOMORROW),
    ];
    expect(new Set(all).size).toBe(4);
  });

  it('cannot be made again after 48 hours, when its salt is destroyed', async () => {
    const hasher = aReplica();
    const before = await hasher.hash(ANNA, TODAY);
    clock.advance(48 * HOUR_MS - 1);
    await hasher.destroyOldSalts();
    expect(await database.orm.em.fork().count(VisitSaltRecord)).toBe(1);
    clock.advance(1);
    await hasher.destroyOldSalts();
    expect(await database.orm.em.fork().count(VisitSaltRecord)).toBe(0);
    expect(await hasher.hash(ANNA, TODAY)).not.toBe(before);
  });

  it('goes at once when a clock that ran ahead made its salt', async () => {
    const hasher = aReplica();
    clock.advance(400 * 24 * HOUR_MS);
    const nextYear = '2027-11-05' as CalendarDate;
    await hasher.hash(ANNA, nextYear);
    await database.orm.em.fork().insert(VisitorOfDayRecord, { day: nextYear, visitorHash: 'x' });
    clock.advance(-400 * 24 * HOUR_MS);
    await hasher.destroyOldSalts();
    expect(await database.orm.em.fork().count(VisitSaltRecord)).toBe(0);
    expect(await database.orm.em.fork().count(VisitorOfDayRecord)).toBe(0);
  });

  it('goes with its salt, and so does the list of the day’s visitors', async () => {
    const em = database.orm.em.fork();
    await em.insert(VisitorOfDayRecord, { day: '2026-09-28', visitorHash: 'x' });
    await em.insert(VisitorOfDayRecord, { day: TODAY, visitorHash: 'y' });
    await aReplica().destroyOldSalts();
    const left = await database.orm.em.fork().find(VisitorOfDayRecord, {});
    expect(left.map(({ visitorHash }) => visitorHash)).toEqual(['y']);
  });
});
