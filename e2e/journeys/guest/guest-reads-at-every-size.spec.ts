import { LANGUAGES } from '@ospite/domain';
import { pathTo } from '@ospite/i18n/paths';
import { openHydrated } from '../../support/hydration';
import { expectNothingMoves } from '../../support/moves';
import { brokenWords, expectNothingCut, setTextSize } from '../../support/sizes';
import { expect, test } from '../../support/test';

/** The navigation in the language with the longest names. */
const GERMAN_LINKS = [
  'Zimmer',
  'Preise',
  'Leistungen',
  'San Teodoro und Umgebung',
  'Über uns',
  'Kontakt',
  'Angebot anfragen',
];

test.describe('before any script', { tag: '@any-size' }, () => {
  test.use({ javaScriptEnabled: false });
  for (const language of LANGUAGES) {
    test(`the words of the hero stand in the sky above the pines in ${language}`, async ({ page }) => {
      await page.goto(pathTo('home', language));
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [768, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const size of [16, 32]) {
          await setTextSize(page, size);
          const { words, pines } = await page.evaluate(() => {
            const bottom = document.querySelector('main h1 + p')?.getBoundingClientRect().bottom ?? 0;
            const picture = document.querySelector('main picture')?.getBoundingClientRect();
            // Where they begin in the photograph of the demo property, in both of its crops.
            return { words: bottom, pines: picture ? picture.top + 0.34 * picture.height : 0 };
          });
          expect(words, `${width}×${height}, text of ${size} px`).toBeLessThanOrEqual(pines);
        }
      }
    });
  }
});

test(
  'a navigation of seven German links fits at every width: what has no room unfolds',
  { tag: '@any-size' },
  async ({ page }) => {
    await openHydrated(page, pathTo('room', 'de', 'uno'));
    for (const [width, size] of [
      [768, 16],
      [900, 16],
      [1024, 16],
      [768, 32],
      [1024, 32],
      [1440, 32],
      [1600, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, size);
      await expectNothingCut(page);
      const header = page.getByRole('banner');
      await header.locator('nav summary').click();
      for (const name of GERMAN_LINKS)
        await expect(header.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(header.locator('nav a[aria-current="true"]')).toHaveText('Zimmer');
      await expectNothingCut(page);
      await page.keyboard.press('Escape');
      await expect(header.locator('nav summary')).toBeFocused();
      await expect(header.locator('details[open]')).toHaveCount(0);
    }
  },
);

test(
  'from 1200 pixels all links of the navigation show, in each language',
  { tag: '@any-size' },
  async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(pathTo('room', language, 'uno'));
      const header = page.getByRole('banner');
      for (const width of [1200, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(header.locator('nav summary'), `${language}, ${width} px`).toBeHidden();
        // The way to the breakfast and the twin of the button are in the menu of a phone alone.
        const links = await header.locator('nav a').filter({ visible: true }).all();
        expect(links).toHaveLength(6);
        for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
        await expectNothingCut(page);
      }
    }
  },
);

test(
  'columns stand beside each other only where their words have room, also with text at twice its size',
  { tag: '@any-size' },
  async ({ page }) => {
    for (const address of [pathTo('prices', 'de'), pathTo('room', 'de', 'uno')]) {
      await page.goto(address);
      for (const [width, size] of [
        [912, 16],
        [1024, 32],
        [1440, 32],
        [1920, 32],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await setTextSize(page, size);
        const columns = page.locator('main :is(table, dl), footer nav, footer :is(p, address, ul)');
        expect(await brokenWords(columns), `${address}, ${width} px, text of ${size} px`).toEqual([]);
      }
    }
  },
);

test(
  'nothing moves in an office for who wants no motion; for others the arrow of the hero rests after three times',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/');
    const times = () =>
      page
        .getByRole('link', { name: 'Scorri per scoprire la baia' })
        .evaluate((arrow) => arrow.getAnimations().map(({ effect }) => effect?.getTiming().iterations));
    expect(await times()).toEqual([3]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of ['/admin', '/super-admin']) {
      await page.goto(address);
      await expectNothingMoves(page);
    }
  },
);

test(
  'between a phone and a desktop the rooms of the home page stand side by side',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/');
    const boxes = await page
      .locator('main article', { has: page.locator('a[href^="/camere/"]') })
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(3);
    for (const { height } of boxes) expect(height).toBeLessThan(600);
    expect(boxes[2].top).toBe(boxes[1].top);
  },
);
