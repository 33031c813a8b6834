import { pathTo } from '@ospite/i18n/paths';
import { expectAccessible } from '../../support/accessibility';
import { haveChosenCookies, ONLY_NECESSARY } from '../../support/cookies';
import { openSignedIn } from '../../support/owner';
import { expect, test } from '../../support/test';

const ABOUT = pathTo('about', 'en');

test(
  'the owner opens a section from the page where it shows, and goes back to the spot',
  { tag: '@phone' },
  async ({ page, context, request, credentials }) => {
    await haveChosenCookies(context, ONLY_NECESSARY);
    await openSignedIn(page, ABOUT, credentials);
    const pencils = page.getByRole('navigation', { name: 'I tuoi testi in questa pagina' });
    const hosts = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2 }) });
    const heading = (await hosts.first().getByRole('heading', { level: 2 }).textContent()) ?? '';
    const pencil = pencils.getByRole('link', { name: `Modifica: ${heading}` });
    await pencil.scrollIntoViewIfNeeded();
    await expect(pencil).toBeInViewport();
    const [drawn, section] = await Promise.all([pencil.boundingBox(), hosts.first().boundingBox()]);
    expect(drawn?.width).toBe(44);
    expect((section?.y ?? 0) - (drawn?.y ?? 0)).toBeCloseTo(20, 0);
    await expectAccessible(page);
    await pencil.click();
    await expect(page).toHaveURL(/\/testi\/sezioni\/\d+\?da=%2Fabout$/);
    await page.getByRole('link', { name: 'Torna alla pagina del sito' }).click();
    await expect(page).toHaveURL(/\/about(\?anteprima)?#section-\d+$/);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    // Guests get the same document, and none of the pencils.
    const asOwner = await (await context.request.get(ABOUT)).text();
    expect(await (await request.get(ABOUT)).text()).toBe(asOwner);
  },
);
