import { officePaths } from '@ospite/i18n/office-paths';
import { openSignedIn } from '../../support/owner';
import { PHONE_AND_DESKTOP } from '../../support/small-phone';
import { expect, test } from '../../support/test';

test(
  'the way to the guests’ site stays in reach at the end of a long screen',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await openSignedIn(page, officePaths().reviews, credentials);
    const toSite = page.getByRole('link', { name: 'Vedi il sito' });
    await expect(page.getByRole('heading', { name: 'Pubblicate' })).toBeVisible();
    for (const size of PHONE_AND_DESKTOP) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(toSite).toBeInViewport({ ratio: 1 });
      const isOnTop = await toSite.evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
  },
);
