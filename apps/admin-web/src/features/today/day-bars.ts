/** How much of something there was on a day. */
export interface DayCount {
  readonly day: string;
  readonly count: number;
}

interface Bar {
  readonly day: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A day without anything is still to be seen as a day. */
const LEAST_HEIGHT = 1;
/** Part of a day's width that its bar takes. */
const BAR_SHARE = 0.7;

/** A bar for each day, side by side, the highest as high as there is room. */
export function dayBars(days: readonly DayCount[], width: number, height: number): readonly Bar[] {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = width / Math.max(1, days.length);
  return days.map(({ day, count }, index) => {
    const high = Math.max(LEAST_HEIGHT, (count / most) * height);
    return { day, x: index * step, y: height - high, width: step * BAR_SHARE, height: high };
  });
}
