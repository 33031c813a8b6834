import type { CalendarDate } from '../shared/calendar-date';
import { compareEvents, isShown, type LocalEvent } from './event';

const day = (text: string) => text as CalendarDate;
const anEvent = (changes: Partial<LocalEvent>): LocalEvent => ({
  id: 1,
  title: 'Sagra',
  description: '',
  image: null,
  link: null,
  startDate: null,
  endDate: null,
  location: null,
  isActive: true,
  sortOrder: 0,
  ...changes,
});

describe('an event', () => {
  it('is shown through its last day, and not after it', () => {
    const event = anEvent({ startDate: day('2026-08-01'), endDate: day('2026-08-03') });
    expect(isShown(event, day('2026-08-03'))).toBe(true);
    expect(isShown(event, day('2026-08-04'))).toBe(false);
  });

  it('of one day is over on the next', () => {
    expect(isShown(anEvent({ startDate: day('2026-08-01') }), day('2026-08-02'))).toBe(false);
  });

  it('is not shown while it is inactive', () => {
    expect(isShown(anEvent({ isActive: false }), day('2026-08-01'))).toBe(false);
  });

  it('stands where the owner put it, then by its first day, undated ones last', () => {
    const events = [
      anEvent({ id: 1 }),
      anEvent({ id: 2, startDate: day('2026-09-01') }),
      anEvent({ id: 3, startDate: day('2026-08-01') }),
      anEvent({ id: 4, sortOrder: -1, startDate: day('2026-12-01') }),
    ];
    expect(events.sort(compareEvents).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });
});
