import type { CalendarDate } from '../../shared';
import { isClosedDuring } from './stay-nights';

const OPEN = { from: '04-01', to: '10-31' };
const isClosed = (checkIn: string, checkOut: string, open: typeof OPEN | null = OPEN) =>
  isClosedDuring({ checkIn: checkIn as CalendarDate, checkOut: checkOut as CalendarDate }, open);

describe('the closed season', () => {
  it('is met by a stay with one night in it', () => {
    expect(isClosed('2027-03-31', '2027-04-03')).toBe(true);
    expect(isClosed('2027-10-31', '2027-11-02')).toBe(true);
    expect(isClosed('2027-01-10', '2027-01-12')).toBe(true);
  });

  it('is not met by the day of departure, since a night belongs to the day it begins on', () => {
    expect(isClosed('2027-04-01', '2027-11-01')).toBe(false);
    expect(isClosed('2027-04-01', '2027-11-02')).toBe(true);
  });

  it('is met by a stay of years, and by an open season over the new year', () => {
    expect(isClosed('2027-04-01', '2030-04-01')).toBe(true);
    expect(isClosed('2027-12-20', '2028-01-06', { from: '12-01', to: '02-28' })).toBe(false);
    expect(isClosed('2027-07-01', '2027-07-02', { from: '12-01', to: '02-28' })).toBe(true);
  });

  it('is none where the property does not say when it is open', () => {
    expect(isClosed('2027-01-10', '2027-01-12', null)).toBe(false);
  });
});
