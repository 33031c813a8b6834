import type { Page } from '@playwright/test';
import { expectFitsNarrowScreens } from '../support/sizes';
import { expect, test } from '../support/test';
import { MOMENTS } from './ledger';
import { PAGES, type Entry } from './pages';
import { REACH } from './moments';

/** The texts are the same on every screen. */
const ON_A_PHONE = { tag: '@phone' };

const onTheScreen = (text: string) => text.replaceAll("'", '’');

/** The words of a page that are shown, as they are written: a style sheet may show capitals. */
async function wordsOf(page: Page): Promise<string> {
  const words = await page.evaluate(() => {
    const plain = new CSSStyleSheet();
    plain.replaceSync('* { text-transform: none !important }');
    document.adoptedStyleSheets = [plain];
    return document.body.innerText;
  });
  return words.replace(/\s+/g, ' ');
}

async function expectSaid(page: Page, { section, says, names = [] }: Entry): Promise<void> {
  for (const text of says) {
    // Case counts in a regular expression alone.
    const exact = new RegExp(onTheScreen(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    await expect(
      page.getByText(exact).filter({ visible: true }).first(),
      `${section}: ${text}`,
    ).toBeVisible();
  }
  for (const name of names)
    await expect(page.getByLabel(name, { exact: true }).first(), `${section}: ${name}`).toBeVisible();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'every page says what the specification has it say, to the letter, and fits narrow screens',
    ON_A_PHONE,
    async ({ page }) => {
      for (const [address, { section, says, names = [] }] of Object.entries(PAGES)) {
        await page.goto(address);
        const words = await wordsOf(page);
        const missing = says.filter((text) => !words.includes(onTheScreen(text)));
        expect.soft(missing, `${address} (${section})`).toEqual([]);
        await expectSaid(page, { section, says: [], names });
        await expectFitsNarrowScreens(page, 'it');
      }
    },
  );
});

for (const [moment, entry] of Object.entries(MOMENTS) as [keyof typeof MOMENTS, Entry][])
  test(`it says what is specified when ${moment}`, ON_A_PHONE, async ({ page }) => {
    await REACH[moment](page);
    await expectSaid(page, entry);
  });
