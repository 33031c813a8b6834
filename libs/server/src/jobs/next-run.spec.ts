import { nextRun } from './next-run';

it.each([
  ['a winter’s night', '2027-01-15T12:00:00Z', '2027-01-16T03:20:00.000Z'],
  ['a summer’s night', '2027-05-01T12:00:00Z', '2027-05-02T02:20:00.000Z'],
  ['the night when the clock is put on', '2027-03-27T12:00:00Z', '2027-03-28T02:20:00.000Z'],
])('goes by the property’s clock in %s', async (_when, after, expected) => {
  expect((await nextRun('20 4 * * *', new Date(after))).toISOString()).toBe(expected);
});

it('is the one after a job that is due at this very moment', async () => {
  const due = new Date('2027-05-02T02:20:00Z');
  expect((await nextRun('20 4 * * *', due)).toISOString()).toBe('2027-05-03T02:20:00.000Z');
});
