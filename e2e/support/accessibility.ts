import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The script of axe itself. Its package for Playwright would also collect what is right, and open a page to merge results in. */
const axe: { source: string } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core');

/** WCAG 2.2 up to level AA, by axe's tags. */
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with every violation and its elements; the page is measured once nothing moves. */
export async function expectAccessible(page: Page): Promise<void> {
  // Axe takes a second or two: what begins to move meanwhile skips its animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(waitUntilStill);
  const options: RunOptions = { runOnly: { type: 'tag', values: WCAG_22_AA } };
  // With forced colours the system chooses them, and axe measures those of the style sheet.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches))
    options.rules = { 'color-contrast': { enabled: false } };
  const violations = await findViolations(page, options);
  const described = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((node) => node.target.join(' ')).join('\n    ')}`,
  );
  await page.emulateMedia({ reducedMotion: null });
  expect(described, `accessibility of ${page.url()}`).toEqual([]);
}

/** Runs axe in a page and its frames of the same origin, reporting violations alone: in half the time of its package. */
export async function findViolations(page: Page, options: RunOptions): Promise<Results['violations']> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<Results> } };
    return (await axe.run({ ...given, resultTypes: ['violations'] })).violations;
  }, options);
}

/**
 * Waits until fonts and visible pictures are loaded and no animation has run for some frames: text that fades in has its
 * colour only at the end, and one animation may start another. Endless animations are ignored. Runs in the page.
 */
async function waitUntilStill(): Promise<void> {
  const STILL_FRAMES = 5;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isMoving = (animation: Animation) =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
  const isAwaited = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    // A lazy picture outside the screen is not even requested.
    return !image.complete && width > 0 && bottom >= 0 && top <= innerHeight;
  };
  await document.fonts.ready;
  for (let frames = 0; frames < STILL_FRAMES; frames += 1) {
    await nextFrame();
    if (document.getAnimations().some(isMoving) || [...document.images].some(isAwaited)) frames = -1;
  }
}
