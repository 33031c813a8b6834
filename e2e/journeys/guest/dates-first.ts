import { expect, type Page } from '@playwright/test';
import { isTo, type Mailbox } from '../../support/mailbox';
import { aFilledQuote, anAddress, inJune } from '../../support/quote-form';

/** From the dates on the home page by rooms and room to a request that was sent: they are asked for once. */
export async function followDates(page: Page, mailbox: Mailbox): Promise<void> {
  const [checkIn, checkOut] = [inJune(12), inJune(19)];
  const stay = `?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;
  await page.goto('/');
  const opener = page.getByRole('button', { name: /Quando vieni\?/ });
  if (await opener.isVisible()) await opener.click();
  const bar = page.getByRole('form', { name: 'Quando vieni?' });
  await bar.locator('[name=checkIn]').fill(checkIn);
  await bar.locator('[name=checkOut]').fill(checkOut);
  await bar.getByRole('button', { name: 'Camere e prezzi' }).click();

  await expect(page).toHaveURL(`/camere${stay}`);
  // The home page, whose reviews name the room as well, stands until the rooms have come.
  const rooms = page.getByRole('region', { name: 'Scegli dove dormire' });
  const card = rooms.getByRole('article').filter({ hasText: 'Bungalow Ginepro' });
  await expect(card).toContainText('7 notti, 2 ospiti');
  await card.getByText('Come si calcola').click();
  await expect(card).toContainText('7 notti in alta stagione');
  await card.getByRole('link', { name: 'Bungalow Ginepro' }).click();

  await expect(page).toHaveURL(`/camere/bungalow-ginepro${stay}`);
  const estimate = page.getByRole('region', { name: 'Stima del soggiorno' });
  await expect(estimate).toContainText('€');
  await page.getByRole('button', { name: 'Chiedi un preventivo con queste date' }).click();

  await expect(page).toHaveURL(/\/preventivo\?/);
  await expect(page.locator('[name=checkIn]')).toHaveValue(checkIn);
  await expect(page.locator('[name=checkOut]')).toHaveValue(checkOut);
  await expect(page.locator('[name=preferredRoom]')).toHaveValue('bungalow-ginepro');
  const { firstName, lastName, email } = aFilledQuote({ email: anAddress('date.prima') });
  const typed = { firstName, lastName, email };
  for (const [name, value] of Object.entries(typed))
    await page.locator(`[name=${name}]`).pressSequentially(value, { delay: 70 });
  await page.locator('main form button[type="submit"]').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Richiesta inviata con successo!');
  await expect(page.locator('main')).toContainText('7 notti');
  await mailbox.only((message) => isTo(message, email));
}
