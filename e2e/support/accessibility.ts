import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 up to level AA, as axe names its parts. */
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails naming each violation with the elements it concerns. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(finishMotion);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
  const described = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((node) => node.target.join(' ')).join('\n    ')}`,
  );
  expect(described, `accessibility of ${page.url()}`).toEqual([]);
}

/** What fades in has its colours only when it has arrived; what moves for ever is left alone. Runs in the page. */
async function finishMotion(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}
