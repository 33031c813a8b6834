import fc from 'fast-check';
import { addDays, dayOf, instantOf, type CalendarDate } from '../shared';
import { BACKUP_ROTATION, rotate } from './rotation';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-22T02:50:00Z');
const archive = (moment: string) => ({ name: moment, at: new Date(moment) });
const names = (archives: readonly { readonly name: string }[]) => archives.map(({ name }) => name);
const staying = (moments: readonly string[], now = NOW) => names(rotate(moments.map(archive), now).stays);

/** One archive at ten to five of each night from a day on. */
const nights = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = addDays(first as CalendarDate, index);
    return { name: day, at: instantOf(`${day}T04:50`) ?? new Date(0) };
  });

/** Any number of archives around a moment, some of the same instant, some of the future. */
const someArchives = fc
  .array(fc.integer({ min: -400 * 24, max: 60 * 24 }), { maxLength: 60 })
  .map((hours) =>
    hours.map((hour, index) => ({ name: String(index), at: new Date(NOW.getTime() + hour * 3_600_000) })),
  );

it('of every night of a year leaves seven days, four Sundays and the last of three months', () => {
  const { stays } = rotate(nights('2025-11-23', 365), new Date('2026-11-22T12:00:00Z'));
  expect(names(stays)).toEqual([
    '2026-09-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

it('of two archives of one day leaves the newer one', () => {
  expect(staying(['2026-11-21T08:00:00Z', '2026-11-21T09:00:00Z', '2026-11-22T02:00:00Z'])).toEqual([
    '2026-11-21T09:00:00Z',
    '2026-11-22T02:00:00Z',
  ]);
});

it('begins days at midnight in Rome', () => {
  // Half past midnight of the 21st, and late in the evening of the same day.
  expect(staying(['2026-11-20T23:30:00Z', '2026-11-21T22:30:00Z', '2026-11-21T23:30:00Z'])).toEqual([
    '2026-11-21T22:30:00Z',
    '2026-11-21T23:30:00Z',
  ]);
});

it('never removes the only archive, however old', () => {
  expect(staying(['2020-01-01T00:00:00Z'])).toEqual(['2020-01-01T00:00:00Z']);
  expect(staying(['2020-01-01T00:00:00Z', '2020-06-01T00:00:00Z'])).toEqual(['2020-06-01T00:00:00Z']);
});

it('after the clock was set back leaves what seems to come from the future, and the newest besides', () => {
  expect(staying(['2027-03-01T00:00:00Z', '2027-03-02T00:00:00Z', '2026-11-22T01:00:00Z'])).toHaveLength(3);
  expect(staying(['2027-03-01T00:00:00Z', '2020-01-01T00:00:00Z'])).toHaveLength(2);
});

it('divides any list in two, leaves the newest of each of the last days, and finds nothing more to remove', () => {
  fc.assert(
    fc.property(someArchives, (archives) => {
      const { stays, goes } = rotate(archives, NOW);
      expect(names([...stays, ...goes]).toSorted()).toEqual(names(archives).toSorted());
      if (archives.length > 0) expect(stays.length).toBeGreaterThan(0);
      expect(rotate(stays, NOW)).toEqual({ stays, goes: [] });
      const dated = archives
        .filter(({ at }) => at <= NOW)
        .map(({ at }) => ({ at: at.getTime(), day: dayOf(at) }));
      for (let ago = 0; ago < BACKUP_ROTATION.days; ago += 1) {
        const day = addDays(dayOf(NOW), -ago);
        const ofDay = dated.filter((one) => one.day === day).map(({ at }) => at);
        if (ofDay.length > 0) expect(stays.map(({ at }) => at.getTime())).toContain(Math.max(...ofDay));
      }
    }),
    { seed: 1, numRuns: 50 },
  );
});

it('leaves no archive for longer than it has months, but for the newest and those of the future', () => {
  fc.assert(
    fc.property(someArchives, (archives) => {
      const past = archives.filter(({ at }) => at <= NOW);
      const newest = Math.max(...past.map(({ at }) => at.getTime()));
      for (const { at } of rotate(archives, NOW).stays) {
        if (at > NOW || at.getTime() === newest) continue;
        const end = new Date(at);
        end.setUTCMonth(end.getUTCMonth() + BACKUP_ROTATION.months);
        expect(end.getTime() + DAY_MS).toBeGreaterThan(NOW.getTime());
      }
    }),
    { seed: 1, numRuns: 50 },
  );
});

it('done every night keeps a way back: a week day by day, two weeks by weeks, a month and more', () => {
  let kept: readonly { name: string; at: Date }[] = [];
  for (const night of nights('2026-01-01', 200)) {
    kept = rotate([...kept, night], night.at).stays;
    const { days, weeks, months } = BACKUP_ROTATION;
    expect(kept.length).toBeLessThanOrEqual(days + weeks + months);
    if (night.name < '2026-04-01') continue;
    const age = ({ at }: { at: Date }) => (night.at.getTime() - at.getTime()) / DAY_MS;
    const ages = kept.map(age).toSorted((one, other) => one - other);
    expect(ages.filter((days) => days < 6.9)).toHaveLength(7);
    // From one to the next older one.
    for (const [index, days] of ages.entries())
      if (days < 14) expect((ages[index + 1] ?? Infinity) - days).toBeLessThan(7.1);
    expect(ages.at(-1)).toBeGreaterThan(27);
  }
});
