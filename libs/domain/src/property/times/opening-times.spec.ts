import type { CalendarDate } from '../../shared';
import { isAllDay } from './all-day';
import { currentOrNextPeriod, receptionAt } from './opening-times';

describe('a season of each year, on a day', () => {
  const summer = { from: '05-31', to: '09-14' };
  const winter = { from: '11-01', to: '03-31' };

  it.each([
    ['2026-03-01', summer, '2026-05-31', '2026-09-14'],
    ['2026-05-31', summer, '2026-05-31', '2026-09-14'],
    ['2026-09-14', summer, '2026-05-31', '2026-09-14'],
    ['2026-09-15', summer, '2027-05-31', '2027-09-14'],
    ['2026-12-24', winter, '2026-11-01', '2027-03-31'],
    ['2027-02-01', winter, '2026-11-01', '2027-03-31'],
    ['2026-06-01', winter, '2026-11-01', '2027-03-31'],
    ['2026-01-01', { from: '02-29', to: '06-01' }, '2026-03-01', '2026-06-01'],
    ['2026-02-28', { from: '02-29', to: '06-01' }, '2026-03-01', '2026-06-01'],
    ['2028-01-01', { from: '02-29', to: '06-01' }, '2028-02-29', '2028-06-01'],
    ['2026-01-01', { from: '11-01', to: '02-29' }, '2025-11-01', '2026-02-28'],
  ])('is on %s the one that holds, or the next (%j)', (today, period, from, to) => {
    expect(currentOrNextPeriod(period, today as CalendarDate)).toEqual({ from, to });
  });
});

describe('the reception', () => {
  const hours = { from: '08:00', to: '22:00' };
  const at = (instant: string, reception = hours, season = { from: '04-01', to: '10-31' }) =>
    receptionAt(new Date(instant), reception, season);

  it('is open from its first minute to its last one, by the clock in Rome and not the visitor’s', () => {
    // Rome is two hours ahead of UTC in summer, one in winter.
    expect(at('2026-07-01T05:59:59Z')).toEqual({ kind: 'closed', opens: 'today', from: '08:00' });
    expect(at('2026-07-01T06:00:00Z')).toEqual({ kind: 'open', until: '22:00' });
    expect(at('2026-07-01T19:59:59Z')).toEqual({ kind: 'open', until: '22:00' });
    expect(at('2026-07-01T20:00:00Z')).toEqual({ kind: 'closed', opens: 'tomorrow', from: '08:00' });
    expect(receptionAt(new Date('2026-01-15T07:00:00Z'), hours, null)).toEqual({
      kind: 'open',
      until: '22:00',
    });
  });

  it('opens at eight on the days on which the clocks change, too', () => {
    const allYear = (instant: string) => receptionAt(new Date(instant), hours, null).kind;
    // The last Sundays of March and October.
    expect(['2026-03-29T05:59:59Z', '2026-03-29T06:00:00Z'].map(allYear)).toEqual(['closed', 'open']);
    expect(['2026-10-25T06:59:59Z', '2026-10-25T07:00:00Z'].map(allYear)).toEqual(['closed', 'open']);
  });

  it('may be open over midnight, or all day', () => {
    const night = { from: '18:00', to: '02:00' };
    expect(at('2026-07-01T23:30:00Z', night)).toEqual({ kind: 'open', until: '02:00' });
    expect(at('2026-07-01T10:00:00Z', night)).toEqual({ kind: 'closed', opens: 'today', from: '18:00' });
    for (const to of ['00:00', '23:59'])
      expect(at('2026-07-01T21:59:30Z', { from: '00:00', to })).toEqual({ kind: 'open', until: null });
    expect([{ from: '08:00', to: '08:00' }, night].map(isAllDay)).toEqual([true, false]);
  });

  it('opens with the season while the property is closed, also on the evening of its last day', () => {
    expect(at('2026-11-22T10:00:00Z')).toEqual({ kind: 'out-of-season', opensOn: '2027-04-01' });
    expect(at('2026-03-31T10:00:00Z')).toEqual({ kind: 'out-of-season', opensOn: '2026-04-01' });
    expect(at('2026-10-30T21:30:00Z')).toEqual({ kind: 'closed', opens: 'tomorrow', from: '08:00' });
    expect(at('2026-10-31T21:30:00Z')).toEqual({ kind: 'out-of-season', opensOn: '2027-04-01' });
  });
});
