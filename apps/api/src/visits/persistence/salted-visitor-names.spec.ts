import type { CalendarDate } from '@ospite/domain';
import { openTestOrm, TestClock, type TestOrm } from '../../testing';
import { SaltedVisitorNames } from './salted-visitor-names';
import { VisitSaltRecord } from './visit-salt.record';
import { VisitorOfDayRecord } from './visitor-of-day.record';

const TODAY = '2026-10-01' as CalendarDate;
const TOMORROW = '2026-10-02' as CalendarDate;
const HOUR_MS = 3_600_000;
const ANNA = { address: '192.0.2.1', userAgent: 'Safari' };

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

/** One of several processes. */
function aProcess(): SaltedVisitorNames {
  return new SaltedVisitorNames(database.orm.em, clock);
}

describe('the name of a visitor', () => {
  it('is the same all day in every process, also when all ask at once', async () => {
    const names = await Promise.all(Array.from({ length: 20 }, () => aProcess().nameOf(ANNA, TODAY)));
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is another one for another address, another agent, another day', async () => {
    const names = aProcess();
    const all = [
      await names.nameOf(ANNA, TODAY),
      await names.nameOf({ ...ANNA, address: '192.0.2.2' }, TODAY),
      await names.nameOf({ ...ANNA, userAgent: 'Firefox' }, TODAY),
      await names.nameOf(ANNA, TOMORROW),
    ];
    expect(new Set(all).size).toBe(4);
  });

  it('cannot be made again after 48 hours, when its salt is destroyed', async () => {
    const names = aProcess();
    const before = await names.nameOf(ANNA, TODAY);
    clock.advance(48 * HOUR_MS - 1);
    await names.destroyOldSalts();
    expect(await database.orm.em.fork().count(VisitSaltRecord)).toBe(1);
    clock.advance(1);
    await names.destroyOldSalts();
    expect(await database.orm.em.fork().count(VisitSaltRecord)).toBe(0);
    expect(await names.nameOf(ANNA, TODAY)).not.toBe(before);
  });

  it('takes along the list of the day’s visitors when it goes', async () => {
    const em = database.orm.em.fork();
    await em.insert(VisitorOfDayRecord, { day: '2026-09-28', visitorHash: 'x' });
    await em.insert(VisitorOfDayRecord, { day: TODAY, visitorHash: 'y' });
    await aProcess().destroyOldSalts();
    const left = await database.orm.em.fork().find(VisitorOfDayRecord, {});
    expect(left.map(({ visitorHash }) => visitorHash)).toEqual(['y']);
  });
});
