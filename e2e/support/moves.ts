import { expect, type Page } from '@playwright/test';

/** Shares of the screen, as in cumulative layout shift. Far less than anybody sees. */
const MOST_SHIFT = 0.0005;

/** A layout shift: its score, when it happened in milliseconds, and what moved from where to where. */
export interface Move {
  readonly score: number;
  readonly time: number;
  readonly parts: readonly string[];
}

interface WatchedWindow {
  moves: Move[];
  /** When the whole HTML had been painted. */
  painted: number;
}

/**
 * Records every layout shift of a page, also after input, once its HTML is complete: while it arrives, what comes later makes
 * room for itself, and a `<details>` whose `<summary>` has not come has a button of the browser's.
 * @returns a function that gives the shifts so far
 */
export async function watchMoves(page: Page, { fromTheStart = false } = {}): Promise<() => Promise<Move[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const box = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    const watched = Object.assign(window, { moves: [], painted: 0 } as WatchedWindow);
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => (watched.painted = performance.now()))),
    );
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[])
        watched.moves.push({
          score: value,
          time: startTime,
          parts: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} “${node?.textContent?.slice(0, 40)}”: ${box(previousRect)} → ${box(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      (all) =>
        // Shifts are reported after their frame.
        new Promise<Move[]>((tell) => {
          requestAnimationFrame(() =>
            setTimeout(() => {
              const { moves, painted } = window as unknown as WatchedWindow;
              tell(moves.filter(({ time }) => all || time > painted));
            }, 100),
          );
        }),
      fromTheStart,
    );
}

/** Fails when anything has moved, naming it. */
export function expectStill(moves: readonly Move[], where: string): void {
  const sum = moves.reduce((total, { score }) => total + score, 0);
  expect(sum, `${where}: ${JSON.stringify(moves, undefined, 2)}`).toBeLessThan(MOST_SHIFT);
}

/** Fails when anything is animated although reduced motion is asked for. */
export async function expectNothingMoves(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part);
        const isStill = animationName === 'none' && /^(?:0s(?:, )?)*$/.test(transitionDuration);
        return isStill ? [] : [`${element.className} ${part ?? ''}`];
      }),
    ),
  );
  expect(moving, page.url()).toEqual([]);
}
