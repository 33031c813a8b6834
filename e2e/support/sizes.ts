import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import type { Language } from '@ospite/domain';

/** Kept open: after a navigation the browser drops a text size whose session is closed. */
const sessions = new WeakMap<Page, CDPSession>();

/** Sets the browser's own text size in pixels (usually 16), for later navigations as well. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Long words of each language, as an owner may write them. */
const LONG_WORDS: Readonly<Record<Language, string>> = {
  it: 'precipitevolissimevolmente',
  en: 'antidisestablishmentarianism',
  de: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  es: 'electroencefalografistas',
};

/**
 * Fails when a page scrolls sideways at 320 pixels with long words, or on a phone with text twice as large, where nothing of
 * header and footer may be cut off. The long words stay; screen and text size are put back.
 */
export async function expectFitsNarrowScreens(page: Page, language: Language): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await page
    .locator('main h1, main h2, main h3, main p, main li > a, main th > a')
    .evaluateAll((places, word) => {
      for (const place of places)
        // A price stays in one line.
        if (getComputedStyle(place).whiteSpace !== 'nowrap') place.append(` ${word}`);
    }, LONG_WORDS[language]);
  expect.soft(await tooWide(), `${page.url()} at 320 px with long words`).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 32);
  expect.soft(await tooWide(), `${page.url()} at 390 px with large text`).toBe(0);
  await expectNothingCut(page);
  await setTextSize(page, 16);
  if (screen) await page.setViewportSize(screen);
}

/** @returns visible words that are broken across lines without hyphenation */
export function brokenWords(places: Locator): Promise<string[]> {
  return places.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent?.checkVisibility() || getComputedStyle(parent).hyphens === 'auto') continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    }),
  );
}

/** Fails when a select is narrower than its longest option, whose end it would cut off without anything overflowing. */
export async function expectChoicesWhole(page: Page): Promise<void> {
  const faults = await page.locator('main select').evaluateAll((choices) =>
    choices.flatMap((choice) => {
      const twin = choice.cloneNode(true) as HTMLElement;
      twin.style.cssText = 'position: absolute; visibility: hidden; inline-size: max-content';
      choice.after(twin);
      const [width, needed] = [choice, twin].map((one) => one.getBoundingClientRect().width);
      twin.remove();
      const name = (choice as HTMLSelectElement).labels[0]?.textContent;
      return (width ?? 0) + 0.5 < (needed ?? 0) ? [`${name}: ${width} of ${needed} px`] : [];
    }),
  );
  expect(faults, `choices of ${page.url()} ${JSON.stringify(page.viewportSize())}`).toEqual([]);
}

/** Fails when visible words of header or footer are outside the screen, cut off, or overlap. */
export async function expectNothingCut(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll<HTMLElement>('header:has(summary) :is(a, summary), footer :is(a, p)'),
    ].filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || !element.checkVisibility({ opacityProperty: true })) return false;
      const nav = element.closest('header nav');
      // Rows of links that are not unfolded are cut off on purpose.
      const frame =
        nav && getComputedStyle(nav).overflowY === 'clip' ? nav.getBoundingClientRect() : undefined;
      return left < innerWidth + width && height > 0 && !(frame && top >= frame.bottom);
    });
    const boxes = seen.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const name = (element: HTMLElement) => element.textContent ?? '';
    const outside = boxes.filter(
      ({ element, box }) =>
        box.left < 0 || box.right > innerWidth + 0.5 || element.scrollWidth > element.clientWidth + 1,
    );
    const tall = boxes.filter(
      ({ element, box }) =>
        element.matches('header:has(summary) summary, header:has(summary) a:not(:has(svg))') &&
        box.height > 2.2 * Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    const upon = boxes.flatMap(({ element, box }, place) =>
      boxes
        .slice(place + 1)
        .filter(({ element: other, box: second }) => {
          const isInside = element.contains(other) || other.contains(element);
          const across = Math.min(box.right, second.right) - Math.max(box.left, second.left);
          const down = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top);
          return (
            !isInside &&
            across > 1 &&
            down > 1 &&
            Boolean(element.closest('header')) === Boolean(other.closest('header'))
          );
        })
        .map(({ element: other }) => `${name(element)} upon ${name(other)}`),
    );
    return [
      ...outside.map(({ element }) => `outside: ${name(element)}`),
      ...tall.map(({ element }) => `in two lines: ${name(element)}`),
      ...upon,
    ];
  });
  expect(faults, `${page.url()} ${JSON.stringify(page.viewportSize())}`).toEqual([]);
}
