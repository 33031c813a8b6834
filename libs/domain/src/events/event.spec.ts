import type { CalendarDate } from '../shared';
import { compareEvents, isOver, isShown } from './event';
import { anEvent } from './event.fixture';

const day = (text: string) => text as CalendarDate;

describe('an event', () => {
  it('is shown through its last day, and not after it', () => {
    const event = anEvent({ startDate: day('2026-08-01'), endDate: day('2026-08-03') });
    expect(isShown(event, day('2026-08-03'))).toBe(true);
    expect(isShown(event, day('2026-08-04'))).toBe(false);
  });

  it('of one day is over on the next', () => {
    const event = anEvent({ startDate: day('2026-08-01'), endDate: null });
    expect(isShown(event, day('2026-08-02'))).toBe(false);
  });

  it('without a day is always shown', () => {
    expect(isShown(anEvent({ startDate: null, endDate: null }), day('2036-01-01'))).toBe(true);
  });

  it('is over whether or not it is active', () => {
    const event = anEvent({ startDate: day('2026-08-01'), endDate: null, isActive: false });
    expect(isOver(event, day('2026-08-01'))).toBe(false);
    expect(isOver(event, day('2026-08-02'))).toBe(true);
  });

  it('is not shown while it is inactive', () => {
    expect(isShown(anEvent({ isActive: false }), day('2026-08-01'))).toBe(false);
  });

  it('is where the owner put it, then by its first day, undated ones last', () => {
    const events = [
      anEvent({ id: 1, startDate: null }),
      anEvent({ id: 2, startDate: day('2026-09-01') }),
      anEvent({ id: 3, startDate: day('2026-08-01') }),
      anEvent({ id: 4, sortOrder: -1, startDate: day('2026-12-01') }),
    ];
    expect(events.sort(compareEvents).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });
});
