import type { APIRequestContext } from '@playwright/test';
import { MAP_TEXT, startMapHost, type MapHost } from '../../support/map-host';
import { expectFitOnPhoneAndDesktop } from '../../support/small-phone';
import { expect, test } from '../../support/test';

/** After which a map is given up. */
const MAX_MAP_WAIT_MS = 8_000;

let map: MapHost;
test.beforeAll(async () => {
  map = await startMapHost();
});
test.afterAll(() => map.close());

async function setMap(request: APIRequestContext, mapEmbedUrl: string): Promise<string> {
  const property = await (await request.get('/api/property')).json();
  const saved = await request.put('/api/property', { data: { ...property, mapEmbedUrl } });
  expect(saved.status()).toBe(200);
  return property.mapEmbedUrl;
}

// Alone: the property has one map for everybody.
test('a guest opens the map, which comes from another host, or does not come', async ({
  page,
  request,
  credentials: { username, password },
}) => {
  const signedIn = await request.post('/api/auth/login', { data: { username, password } });
  expect(signedIn.status()).toBe(200);
  const former = await setMap(request, `${map.origin}/map`);
  const show = page.getByRole('button', { name: 'Mostra la mappa' });
  const shown = page.frameLocator('iframe').getByText(MAP_TEXT);
  try {
    const response = await page.goto('/contatti');
    expect(response?.headers()['content-security-policy']).toMatch(`; frame-src ${map.origin}`);
    for (const other of ['/', '/servizi', '/chi-siamo', '/camere'])
      expect((await request.get(other)).headers()['content-security-policy'], other).not.toMatch(
        /frame-src|http:\/\//,
      );
    await expect(show).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
    expect(map.requests).toEqual([]);
    await show.click();
    await expect(shown).toBeVisible();
    await expect(page.locator('iframe')).toBeFocused();

    // From another page, whose document may frame nobody.
    await page.goto('/chi-siamo');
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Contattaci' }).click();
    await expect(page).toHaveURL('/contatti');
    await show.click();
    await expect(shown).toBeVisible();

    await setMap(request, `${map.origin}/silent`);
    await page.clock.install();
    await page.goto('/contatti');
    await show.click();
    await expect(page.getByText('La mappa sta arrivando…')).toBeVisible();
    await page.clock.fastForward(MAX_MAP_WAIT_MS);
    await expect(page.getByRole('status').filter({ hasText: 'La mappa non risponde.' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Disegno con Baia dei Ginepri/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apri nelle mappe' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeEnabled();
  } finally {
    await setMap(request, former);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing and its link are there, and nothing that would do nothing', async ({ page }) => {
    await page.goto('/zimmer/bungalow-ginepro');
    await page.getByRole('main').getByRole('link', { name: 'Kontakt aufnehmen' }).click();
    await expect(page).toHaveURL('/kontakt');
    await expect(page.getByRole('img', { name: /^Zeichnung mit Baia dei Ginepri/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Auf der Karte ansehen' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=40\.7709&mlon=9\.6727/,
    );
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText(/Rezeption ist jetzt/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Mit der Bahn' }).click();
    await expect(page.getByRole('heading', { name: 'Mit der Bahn' })).toBeInViewport();
  });
});
