import { expect, type Page } from '@playwright/test';

/** Shares of the screen, as in cumulative layout shift. Far less than anybody sees. */
const MOST_SHIFT = 0.0005;

/** A layout shift: its score, and what moved from where to where. */
export interface Move {
  readonly score: number;
  readonly parts: readonly string[];
}

/** Notes all that moves on a page, also after a touch. @returns a function that tells what has moved so far */
export async function watchMoves(page: Page): Promise<() => Promise<Move[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const box = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    const moves: Move[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[])
        moves.push({
          score: value,
          parts: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” at ${Math.round(startTime)} ms: ${box(previousRect)} → ${box(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        // What has moved in a frame is told after it.
        new Promise<Move[]>((tell) => {
          requestAnimationFrame(() =>
            setTimeout(() => tell((window as unknown as { moves: Move[] }).moves), 100),
          );
        }),
    );
}

/** Fails where something has moved, and names it. */
export function expectStill(moves: readonly Move[], where: string): void {
  const sum = moves.reduce((total, { score }) => total + score, 0);
  expect(sum, `${where}: ${JSON.stringify(moves, undefined, 2)}`).toBeLessThan(MOST_SHIFT);
}
