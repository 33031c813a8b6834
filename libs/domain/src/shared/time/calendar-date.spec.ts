import {
  addDays,
  dayOf,
  nightsBetween,
  parseCalendarDate,
  parseDateOrTimestamp,
  type CalendarDate,
} from './calendar-date';

const date = (text: string) => text as CalendarDate;

describe('a calendar date', () => {
  it.each(['2026-06-10', '2028-02-29', '2026-12-31'])('is read from %s', (text) => {
    expect(parseCalendarDate(text)).toBe(text);
  });

  it.each([
    '2026-02-31',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '10/06/2026',
    '2026-6-1',
    '',
    'domani',
    '2026-06-10T00:00',
  ])('is not read from %p', (text) => {
    expect(parseCalendarDate(text)).toBeUndefined();
  });

  it('is the day in Rome, also when it is still yesterday in London', () => {
    expect(dayOf(new Date('2026-06-09T22:30:00Z'))).toBe('2026-06-10');
    expect(dayOf(new Date('2026-01-09T22:30:00Z'))).toBe('2026-01-09');
  });

  it('is cut from a timestamp with a zone to its day in Rome', () => {
    expect(parseDateOrTimestamp('2026-06-09T22:30:00.000Z')).toBe('2026-06-10');
    expect(parseDateOrTimestamp('2026-06-10T00:30:00+09:00')).toBe('2026-06-09');
  });

  it.each(['2026-06-10T10:00:00', '2026-02-31T10:00:00Z', '2026-06-10T25:00:00Z', '2026-06-10 10:00:00Z'])(
    'is not cut from %p, which names no instant',
    (text) => {
      expect(parseDateOrTimestamp(text)).toBeUndefined();
    },
  );

  it('is counted in nights across months, years and the change of the clocks', () => {
    expect(nightsBetween(date('2026-06-28'), date('2026-07-02'))).toBe(4);
    expect(nightsBetween(date('2026-12-31'), date('2027-01-01'))).toBe(1);
    expect(nightsBetween(date('2026-03-28'), date('2026-03-30'))).toBe(2);
    expect(nightsBetween(date('2026-07-02'), date('2026-07-01'))).toBe(-1);
  });

  it('moves by days across the end of February', () => {
    expect(addDays(date('2028-02-28'), 1)).toBe('2028-02-29');
    expect(addDays(date('2026-03-01'), -1)).toBe('2026-02-28');
  });
});
