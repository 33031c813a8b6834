import { expectAccessible } from '../../support/accessibility';
import { loseNextResponse } from '../../support/network';
import { openSignedIn } from '../../support/owner';
import { smallPhotos } from '../../support/photos';
import { inDays } from '../../support/quote-form';
import { useSmallPhone } from '../../support/small-phone';
import { expect, test } from '../../support/test';

test(
  'the owner announces an event with a picture, changes it, and takes it away',
  {
    tag: '@phone',
  },
  async ({ page, credentials }) => {
    await useSmallPhone(page);
    await openSignedIn(page, '/admin/eventi', credentials);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Nuovo evento' }).click();
    await page.getByRole('button', { name: 'Crea l’evento' }).click();
    await expect(page.getByText('Titolo e descrizione sono obbligatori').first()).toBeVisible();
    const title = `Concerto ${Math.random().toString(36).slice(2, 8)}`;
    const titles = page.getByRole('group', { name: /^Titolo/ });
    await expect(titles.getByLabel('italiano')).toBeFocused();
    await titles.getByLabel('italiano').fill(title);
    await titles.getByRole('button', { name: 'Scrivi anche in inglese, tedesco e spagnolo' }).click();
    await titles.getByLabel('tedesco').fill(`${title} am Strand`);
    const description = `Musica al tramonto. ${'Portate un plaid. '.repeat(8)}`.trim();
    await page
      .getByRole('group', { name: /^Descrizione/ })
      .getByLabel('italiano')
      .fill(description);
    await page.getByLabel('Primo giorno').fill(inDays(60));
    await page
      .getByLabel('Scegli una foto')
      .and(page.locator('input'))
      .setInputFiles((await smallPhotos()).slice(0, 1));
    await expectAccessible(page);
    // Once more, since the response was lost: what was typed is still there, and the event is there once.
    await loseNextResponse(page, '*/api/events');
    await page.getByRole('button', { name: 'Crea l’evento' }).click();
    await expect(page.getByText('Non riusciamo a raggiungere il sito.').first()).toBeVisible();
    await expect(titles.getByLabel('italiano')).toHaveValue(title);
    await page.getByRole('button', { name: 'Crea l’evento' }).click();
    await expect(page.getByText('Evento creato con successo!').first()).toBeVisible();

    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(`${description.slice(0, 100).trimEnd()}…`);
    const announced = async () => {
      const events = (await (await page.request.get('/api/events')).json()) as {
        title: string;
        titleDe: string | null;
        image: string | null;
      }[];
      return events.find((event) => event.title === title);
    };
    const event = await announced();
    expect(event?.titleDe).toBe(`${title} am Strand`);
    expect(event?.image).toContain('/uploads/events/');

    await page.getByRole('button', { name: `Modifica ${title}` }).click();
    await page.getByText('Visibile agli ospiti').click();
    await page.getByRole('button', { name: 'Togli la foto' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Evento aggiornato con successo!').first()).toBeVisible();
    await expect(row).toContainText('Nascosto');
    expect(await announced()).toBeUndefined();

    await page.getByRole('button', { name: `Elimina ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
    await expect(page.getByText('Evento eliminato con successo!').first()).toBeVisible();
    await expect(row).toHaveCount(0);
  },
);
