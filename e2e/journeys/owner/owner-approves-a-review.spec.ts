import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { openSignedIn } from '../../support/owner';
import { anAddress } from '../../support/quote-form';
import { expectNoSidewaysScroll, useSmallPhone } from '../../support/small-phone';
import { expect, test } from '../../support/test';

/** Opens a section as an owner does on a phone, by *Altro*. */
async function openSection(page: Page, name: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Sezioni del pannello' });
  await sections.getByRole('link', { name: 'Altro' }).click();
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test(
  'the owner takes an approval back, approves the review, answers it, and takes a deletion back',
  {
    tag: '@phone',
  },
  async ({ page, request, credentials }) => {
    await useSmallPhone(page);
    const title = `Pineta ${Math.random().toString(36).slice(2, 10)}`;
    const placed = await request.post('/api/reviews', {
      data: {
        guestName: 'Eva',
        email: anAddress('eva'),
        rating: 4,
        title,
        language: 'de',
        comment: 'Wir waren sehr zufrieden, ganz nah am Meer.',
      },
    });
    expect(placed.status()).toBe(201);

    await openSignedIn(page, '/admin', credentials);
    await openSection(page, 'Recensioni');
    const review = page.getByRole('article', { name: title });
    await expect(review).toBeVisible();
    await expect(page.locator('section', { hasText: 'Da approvare' }).first()).toContainText(title);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const isPublic = async () => {
      const shown: { title: string }[] = await (await request.get('/api/reviews')).json();
      return shown.some((other) => other.title === title);
    };
    await review.getByRole('button', { name: 'Approva' }).click();
    await expect(review).toHaveCount(0);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(review.getByRole('button', { name: 'Approva', exact: true })).toBeVisible();
    expect(await isPublic()).toBe(false);
    // Whoever leaves the back-office at once has approved it all the same.
    await review.getByRole('button', { name: 'Approva' }).click();
    await expect(page.getByText('Recensione approvata').first()).toBeVisible();
    await page.goto('about:blank');
    await expect.poll(isPublic).toBe(true);
    await openSignedIn(page, '/admin/recensioni', credentials);
    await expect(review.getByRole('button', { name: 'Elimina' })).toBeVisible();

    await review.getByRole('button', { name: 'Rispondi' }).click();
    await review.getByLabel('La tua risposta a Eva').fill('Danke, bis bald!');
    await expectAccessible(page);
    await review.getByRole('button', { name: 'Salva la risposta' }).click();
    await expect(page.getByText('La tua risposta è pubblicata.').first()).toBeVisible();
    await expect(review.getByText('Danke, bis bald!')).toBeVisible();
    const shown: { title: string; reply: { text: string } | null }[] = await (
      await request.get('/api/reviews')
    ).json();
    expect(shown.find((other) => other.title === title)?.reply?.text).toBe('Danke, bis bald!');

    await review.getByRole('button', { name: 'Elimina' }).click();
    await expect(review).toHaveCount(0);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(review).toBeVisible();
  },
);
