import type { APIRequestContext, Page } from '@playwright/test';
import { openHydrated } from '../../support/hydration';
import type { Credentials } from '../../support/data-folder';
import { anAddress } from '../../support/quote-form';
import { expectFitOnPhoneAndDesktop } from '../../support/small-phone';
import { expect, test } from '../../support/test';

/** Milliseconds between the keys of a quick typist: a form that is filled in faster is suspected. */
const KEY_PAUSE_MS = 70;

/** A title that no other journey uses, by which each finds its own review. */
const aTitle = () => `Mare ${Math.random().toString(36).slice(2, 10)}`;

/** Fills the form in as a person does; fields are found by their names, which are the same in every language. */
async function fillIn(page: Page, title: string, rating: number, delay = KEY_PAUSE_MS): Promise<void> {
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  await field('guestName').fill('Eva');
  await field('email').fill(anAddress('eva'));
  await page.locator(`label:has([name="rating"][value="${rating}"])`).click();
  await field('title').fill(title);
  await field('comment').pressSequentially('Siamo stati benissimo, a due passi dal mare.', { delay });
}

/** Approves the review with this title as the owner does. @returns it as the owner sees it */
async function approve(request: APIRequestContext, credentials: Credentials, title: string) {
  const { username, password } = credentials;
  await request.post('/api/auth/login', { data: { username, password } });
  const all: { id: number; title: string }[] = await (await request.get('/api/reviews/all')).json();
  const found = all.filter((review) => review.title === title);
  expect(found).toHaveLength(1);
  const [review] = found;
  expect((await request.patch(`/api/reviews/${review?.id}/approve`)).status()).toBe(200);
  return review;
}

test(
  'a guest leaves a review on its page, which everybody sees once the owner has approved it',
  { tag: '@any-size' },
  async ({ page, request, credentials }) => {
    const title = aTitle();
    await page.goto('/recensione');
    const submit = page.getByRole('button', { name: 'Invia Recensione' });
    await page.locator('[name="guestName"]').focus();
    await expect(submit).toBeDisabled();
    await expect(page.getByText('Seleziona una valutazione')).toBeVisible();
    await fillIn(page, title, 4);
    await expect(page.getByText('4 stelle', { exact: true })).toHaveCSS('opacity', '1');
    await expectFitOnPhoneAndDesktop(page);
    await submit.click();
    await expect(page.locator('#review-sent')).toBeVisible();
    await expect(page.locator('#review-sent')).toContainText('Recensione inviata!');
    await expect(page.locator('[name="rating"]:checked')).toHaveCount(0);
    await expect(submit).toBeDisabled();

    await page.goto('/bewertung');
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    expect(await approve(request, credentials, title)).toMatchObject({
      rating: 4,
      suspected: false,
      language: 'it',
    });
    await page.reload();
    const review = page.getByRole('article').filter({ hasText: title });
    await expect(review.getByRole('img', { name: 'Bewertung: 4 von 5' })).toBeVisible();
    await expect(review).toContainText('Italiano');
  },
);

test(
  'a guest leaves a review in the dialog of the home page, by keyboard, and finds it in the carousel',
  { tag: '@any-size' },
  async ({ page, request, credentials }) => {
    const title = aTitle();
    await openHydrated(page, '/');
    const carousel = page.getByRole('group', { name: 'Recensioni degli ospiti' });
    await carousel.scrollIntoViewIfNeeded();
    const position = carousel.getByText(/^Recensione \d+ di \d+$/);
    await carousel.getByRole('button', { name: 'Recensione successiva' }).press('ArrowLeft');
    await expect(position).toHaveText(/^Recensione (\d+) di \1$/);
    await expectFitOnPhoneAndDesktop(page);

    await page.getByRole('link', { name: 'Lascia una recensione' }).first().press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Lascia una recensione' });
    await expect(dialog.locator('[name="rating"]:checked')).toHaveValue('5');
    await expectFitOnPhoneAndDesktop(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Lascia una recensione' }).first().press('Enter');
    await fillIn(page, title, 5);
    await dialog.getByRole('button', { name: 'Invia Recensione' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner').getByText('Recensione inviata!').first()).toBeVisible();

    await approve(request, credentials, title);
    await page.goto('/en');
    await expect(page.getByRole('heading', { name: title }).first()).toBeAttached();
  },
);

test.describe('without JavaScript', { tag: '@any-size' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a guest corrects the review and sends it, and nothing typed is lost', async ({
    page,
    request,
    credentials,
  }) => {
    const title = aTitle();
    await page.goto('/opiniones');
    // Without script nobody measures how fast it is filled in.
    await fillIn(page, title, 3, 0);
    await page.locator('[name="email"]').fill('eva@');
    await page.locator('main form button[type="submit"]').click();
    await expect(page).toHaveURL('/opiniones');
    await expect(page.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name="title"]')).toHaveValue(title);
    await expect(page.locator('[name="rating"]:checked')).toHaveValue('3');
    await page.locator('[name="email"]').fill(anAddress('eva'));
    await page.locator('main form button[type="submit"]').click();
    await expect(page).toHaveURL('/opiniones#review-sent');
    await expect(page.locator('#review-sent')).toBeVisible();
    await expect(page.locator('[name="title"]')).toHaveValue('');

    expect(await approve(request, credentials, title)).toMatchObject({ rating: 3, language: 'es' });
    await page.goto('/recensione');
    await expect(page.locator('#review-sent')).toBeHidden();
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  });
});
