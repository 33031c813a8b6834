import type { CalendarDate } from '../shared';
import { isWithin } from './property';

const on = (day: string) => `2026-${day}` as CalendarDate;

describe('a season of each year', () => {
  it('holds on its first and its last day', () => {
    const high = { from: '06-01', to: '09-30' };
    expect(['05-31', '06-01', '09-30', '10-01'].map((day) => isWithin(on(day), high))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('may run over the new year', () => {
    const winter = { from: '10-01', to: '05-31' };
    expect(['12-31', '01-01', '06-01'].map((day) => isWithin(on(day), winter))).toEqual([true, true, false]);
  });
});
