import type { CalendarDate } from './time/calendar-date';
import { completeSeries, seriesRange } from './series';

const day = (text: string) => text as CalendarDate;
const TODAY = day('2026-09-30');

describe('the days of a series', () => {
  it('are the last 30, today included, when none are asked for', () => {
    expect(seriesRange(undefined, undefined, TODAY)).toEqual({ from: '2026-09-01', to: '2026-09-30' });
  });

  it('are those from a day on, or 30 up to a day', () => {
    expect(seriesRange(day('2026-09-28'), undefined, TODAY)).toEqual({
      from: '2026-09-28',
      to: '2026-09-30',
    });
    expect(seriesRange(undefined, day('2026-03-30'), TODAY)).toEqual({
      from: '2026-03-01',
      to: '2026-03-30',
    });
  });

  it('can be a single one, also one to come', () => {
    expect(seriesRange(TODAY, TODAY, TODAY)).toEqual({ from: TODAY, to: TODAY });
    expect(seriesRange(day('2027-01-01'), undefined, TODAY)).toEqual({
      from: '2027-01-01',
      to: '2027-01-01',
    });
  });

  it('may not end before they begin, nor be more than two years', () => {
    expect(seriesRange(day('2026-09-30'), day('2026-09-29'), TODAY)).toBeUndefined();
    expect(seriesRange(day('2024-09-30'), TODAY, TODAY)).toEqual({ from: '2024-09-30', to: TODAY });
    expect(seriesRange(day('2024-09-29'), TODAY, TODAY)).toBeUndefined();
  });

  it('are all there, those that are not known with what stands for nothing', () => {
    const second = { day: day('2026-09-02'), visits: 3 };
    const series = completeSeries({ from: day('2026-09-01'), to: day('2026-09-03') }, [second], {
      visits: 0,
    });
    expect(series.map(({ day: of, visits }) => [of, visits])).toEqual([
      ['2026-09-01', 0],
      ['2026-09-02', 3],
      ['2026-09-03', 0],
    ]);
    expect(series[1]).toBe(second);
  });
});
