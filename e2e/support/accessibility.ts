import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 up to level AA, as axe names its parts. */
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails naming each violation with the elements it concerns; the page is measured when it stands still. */
export async function expectAccessible(page: Page): Promise<void> {
  // What begins to move while axe measures, which takes a second or two, arrives at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(standStill);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
  const described = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((node) => node.target.join(' ')).join('\n    ')}`,
  );
  await page.emulateMedia({ reducedMotion: null });
  expect(described, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * Waits until fonts and the pictures on the screen are there and nothing fades or moves for some frames in a row: what
 * fades in has its colours only when it has arrived, and one thing's arrival may set off another's. What moves for ever
 * is left alone. Runs in the page.
 */
async function standStill(): Promise<void> {
  const STILL_FRAMES = 5;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isMoving = (animation: Animation) =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
  const isAwaited = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    // A lazy picture elsewhere is not even asked for.
    return !image.complete && width > 0 && bottom >= 0 && top <= innerHeight;
  };
  await document.fonts.ready;
  for (let frames = 0; frames < STILL_FRAMES; frames += 1) {
    await nextFrame();
    if (document.getAnimations().some(isMoving) || [...document.images].some(isAwaited)) frames = -1;
  }
}
