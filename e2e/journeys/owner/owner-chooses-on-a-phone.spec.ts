import { officePaths } from '@ospite/i18n/office-paths';
import { openSignedIn } from '../../support/owner';
import { expectChoicesWhole, setTextSize } from '../../support/sizes';
import { expectNoSidewaysScroll, SMALL_PHONE } from '../../support/small-phone';
import { expect, test } from '../../support/test';

const paths = officePaths();

test(
  'what there is to choose from can be read whole on a small phone, also in large text',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await page.setViewportSize(SMALL_PHONE);
    const screens = [
      [paths.propertyGroup('seasons'), 'del mese di'],
      [paths.propertyGroup('ways'), 'come'],
      [paths.propertyGroup('address'), 'Paese'],
      [paths.propertyGroup('stayFacts'), 'Colazione'],
      [paths.prices, 'del mese di'],
      [`${paths.rooms}?nuova`, 'Ospiti al massimo'],
    ] as const;
    for (const [address, choice] of screens) {
      await openSignedIn(page, address, credentials);
      await expect(page.getByLabel(choice, { exact: true }).first()).toBeVisible();
      if (choice === 'Ospiti al massimo')
        await page.getByRole('button', { name: 'Aggiungi un letto' }).click();
      for (const size of [16, 32]) {
        await setTextSize(page, size);
        await expectChoicesWhole(page);
        await expectNoSidewaysScroll(page);
      }
      await setTextSize(page, 16);
    }
  },
);
