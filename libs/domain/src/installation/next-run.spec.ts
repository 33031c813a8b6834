import { nextRun } from './next-run';

/** In summer Rome is two hours ahead. */
const SATURDAY = new Date('2027-05-01T10:00:00Z');

it.each([
  ['every night', '20 4 * * *', '2027-05-02T02:20:00Z'],
  ['later today', '30 12 * * *', '2027-05-01T10:30:00Z'],
  ['at this very minute, so tomorrow', '0 12 * * *', '2027-05-02T10:00:00Z'],
  ['every quarter of an hour', '*/15 * * * *', '2027-05-01T10:15:00Z'],
  ['in a quarter that is named', '5,35 * * * *', '2027-05-01T10:05:00Z'],
  ['in the hours of a range', '0 8-10 * * *', '2027-05-02T06:00:00Z'],
  ['on Sundays, written as 7', '0 3 * * 7', '2027-05-02T01:00:00Z'],
  ['on the first of a month', '0 3 1 * *', '2027-06-01T01:00:00Z'],
  ['on the first or on a Monday', '0 3 1 * 1', '2027-05-03T01:00:00Z'],
  ['in the coming winter', '0 3 15 1 *', '2028-01-15T02:00:00Z'],
  ['on the next 29 February', '0 3 29 2 *', '2028-02-29T02:00:00Z'],
])('a timetable is due %s', (_when, cron, expected) => {
  expect(nextRun(cron, SATURDAY)?.toISOString()).toBe(new Date(expected).toISOString());
});

it('is due an hour later by the sun in the night when the clock is put on', () => {
  expect(nextRun('30 2 * * *', new Date('2027-03-27T12:00:00Z'))).toEqual(new Date('2027-03-28T01:30:00Z'));
});

it.each(['', '* * * *', '61 * * * *', '*/0 * * * *', 'x 4 * * *', '0 3 31 2 *', '0 9-8 * * *'])(
  'no timetable, or one that is never due: "%s"',
  (cron) => expect(nextRun(cron, SATURDAY)).toBeUndefined(),
);
