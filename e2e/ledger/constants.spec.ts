import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydration';
import { inDays } from '../support/quote-form';
import { expect, test } from '../support/test';
import { COUNTS, KEYS, LONGEST, SCROLL } from './ledger';

test.describe('without script', { tag: '@any-size' }, () => {
  test.use({ javaScriptEnabled: false });

  test('pages show as many reviews, pictures and choices as specified', async ({ page, request }) => {
    await page.goto('/');
    const testimonials = page.getByRole('region', { name: 'Le recensioni dei nostri ospiti' });
    await expect(testimonials.getByRole('article')).toHaveCount(COUNTS.testimonials);
    await expect(
      testimonials.getByText(/E c(i sono altre \d+ recensioni|’è \d+ altra recensione)/),
    ).toBeVisible();

    await page.goto('/colazione');
    const tiles = page.getByRole('list', { name: 'La nostra tavola' }).getByRole('listitem');
    const own = tiles.filter({ has: page.locator('a[href^="/assets/"]') });
    await expect(own).toHaveCount(COUNTS.breakfastPictures);
    const widths = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().width));
    const narrow = Math.min(...widths);
    const wide = widths.flatMap((width, place) => (width > 1.9 * narrow ? [place + 1] : []));
    expect(wide).toEqual(COUNTS.wideBreakfastTiles);

    const rooms: { slug: string; images: unknown[] }[] = await (await request.get('/api/rooms')).json();
    for (const { slug, images } of rooms) {
      await page.goto(`/camere/${slug}`);
      const all = page.getByRole('link', { name: /^Vedi tutte le \d+ foto$/ });
      await expect(all, slug).toHaveCount(images.length > COUNTS.picturesWithoutButton ? 1 : 0);
    }
    expect(Math.max(...rooms.map(({ images }) => images.length))).toBeGreaterThan(
      COUNTS.picturesWithoutButton,
    );
  });

  test('forms take what is specified, and not more', async ({ page }) => {
    const valuesOf = (name: string) =>
      page
        .locator(`[name="${name}"]`)
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await page.goto('/preventivo');
    const guests = page.locator('[name="guests"] option');
    expect(await guests.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual(
      COUNTS.guests,
    );
    for (const [name, longest] of Object.entries(LONGEST))
      await expect(page.locator(`[name="${name}"]`), name).toHaveAttribute('maxlength', String(longest));
    await expect(page.locator('[name="preferredRoom"] option').first()).toHaveAttribute('value', 'none');

    await page.goto('/recensione');
    expect(await valuesOf('rating')).toEqual(COUNTS.ratings);
    await expect(page.locator('[name="rating"]:checked')).toHaveCount(0);
    const box = await page.locator('[name="comment"]').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(100);
  });
});

test(
  'check-in is today at the earliest, and check-out the day after it',
  { tag: '@any-size' },
  async ({ page }) => {
    await openHydrated(page, '/preventivo');
    await expect(page.locator('[name="checkIn"]')).toHaveAttribute('min', inDays(0));
    await page.locator('[name="checkIn"]').fill(inDays(20));
    await expect(page.locator('[name="checkOut"]')).toHaveAttribute('min', inDays(21));
  },
);

test(
  'while rooms are loading, as many placeholders stand in their place',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.route('**/api/rooms*', () => undefined);
    await openHydrated(page, '/chi-siamo');
    await page.getByRole('contentinfo').locator('a[href="/camere"]').click();
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText('Caricamento in corso…');
    await expect(status.locator('[aria-hidden="true"]')).toHaveCount(COUNTS.skeletons);
  },
);

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('the header is small, and the way to the top appears and grows, from the specified pixels on', async ({
  page,
}) => {
  await openHydrated(page, '/servizi');
  const header = page.getByRole('banner').first();
  await scrollTo(page, SCROLL.smallHeader);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await scrollTo(page, SCROLL.smallHeader + 1);
  await expect(header).toHaveAttribute('data-scrolled', 'true');

  const toTop = page.getByRole('button', { name: 'Torna in cima' });
  await scrollTo(page, SCROLL.toTopFull);
  await expect(toTop).toHaveCSS('scale', '1');
  await scrollTo(page, SCROLL.toTopFrom);
  await expect(toTop).toHaveCount(0);
  await scrollTo(page, SCROLL.toTopFrom + 1);
  await expect(toTop).toHaveCSS('scale', String(SCROLL.toTopSmallest));
  await scrollTo(page, (SCROLL.toTopFrom + SCROLL.toTopFull) / 2);
  await expect(toTop).toHaveCSS('scale', '0.85');
});

test.describe('what the browser keeps', { tag: '@any-size' }, () => {
  test.use({ hasChosenCookies: false });

  test('has the specified names and shapes', async ({ page, context }) => {
    const posted: [string, unknown][] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push([new URL(request.url()).pathname, request.postDataJSON()]);
    });
    await openHydrated(page, '/about');
    const read = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    expect(await read(KEYS.consent)).toBeNull();
    // By keyboard alone.
    await page.getByRole('button', { name: 'Customise' }).press('Enter');
    await expect(page.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    await page.getByRole('switch', { name: 'Statistics' }).press('Space');
    await page.getByRole('button', { name: 'Save preferences' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => read(KEYS.consent)).not.toBeNull();
    const consent = JSON.parse((await read(KEYS.consent)) ?? '');
    expect(consent).toEqual({
      preferences: { necessary: true, analytics: true, marketing: false },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: expect.anything(),
    });
    expect(await read(KEYS.language)).toBe('en');
    expect((await context.cookies()).find(({ name }) => name === KEYS.language)?.value).toBe('en');
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), KEYS.visit)).toBe('true');
    expect(posted).toContainEqual(['/api/visits', {}]);
    expect(posted.map(([path]) => path)).toContain('/api/consents');
  });
});
