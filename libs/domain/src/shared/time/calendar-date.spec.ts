import {
  addDays,
  dayOf,
  isInCalendar,
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
    '0000-01-01',
    '0001-01-01',
    '1582-12-31',
    '9999-01-01',
    '-0001-01-01',
    '+010000-01-01',
    '4713-01-01 BC',
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

  it.each(['0000-06-01T00:00:00Z', '1583-01-01T00:00:00+14:00', '9998-12-31T23:59:00-12:00'])(
    'is not cut from %p, whose day is out of the calendar',
    (text) => {
      expect(parseDateOrTimestamp(text)).toBeUndefined();
    },
  );

  it('can be counted on from the first and the last day of the calendar', () => {
    expect(addDays(date('1583-01-01'), -731)).toBe('1580-12-31');
    expect(addDays(date('9998-12-31'), 1)).toBe('9999-01-01');
  });

  it('is what an instant has that can be stored', () => {
    const inCalendar = (text: string) => isInCalendar(new Date(text));
    expect(['1970-01-01T00:00:00Z', '2026-06-10T10:00:00Z'].map(inCalendar)).toEqual([true, true]);
    const outside = ['0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', 'domani'];
    expect(outside.map(inCalendar)).toEqual([false, false, false, false]);
  });

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
