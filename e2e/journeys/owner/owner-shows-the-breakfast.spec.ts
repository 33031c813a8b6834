import { openSignedIn } from '../../support/owner';
import { smallPhotos } from '../../support/photos';
import { expectFitOnPhoneAndDesktop } from '../../support/small-phone';
import { expect, test } from '../../support/test';

test(
  'the owner adds a picture of the breakfast, describes it, hides it and takes it away',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await openSignedIn(page, '/admin/colazione', credentials);
    await expect(page.getByRole('heading', { level: 1, name: 'Foto della colazione' })).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
    const words = `Torta ${Math.random().toString(36).slice(2, 8)}`;
    const name = `${words}.jpg`.replace(' ', '-');
    await page
      .getByLabel('Scegli le foto')
      .and(page.locator('input'))
      .setInputFiles((await smallPhotos()).slice(0, 1).map((photo) => ({ ...photo, name })));
    await expect(page.getByText('Immagini caricate correttamente').first()).toBeVisible();

    const added = page.getByRole('list', { name: 'Le foto, in ordine' }).locator('> li').last();
    await added.getByRole('button', { name: /^Descrivi/ }).click();
    await expect(page.getByText(name)).toBeVisible();
    await page.getByLabel('Descrizione').fill(words);
    await expectFitOnPhoneAndDesktop(page);
    await page.getByRole('button', { name: 'Salva' }).click();
    const described = page.getByRole('listitem').filter({ hasText: words });
    await expect(described).toBeVisible();
    const shown = async () => {
      const images = (await (await page.request.get('/api/breakfast-images')).json()) as {
        description: string | null;
      }[];
      return images.some(({ description }) => description === words);
    };
    await expect.poll(shown).toBe(true);

    await described.getByRole('button', { name: /^Nascondi agli ospiti/ }).click();
    await expect(described).toContainText('Nascosta agli ospiti');
    await expect.poll(shown).toBe(false);
    await expectFitOnPhoneAndDesktop(page);

    await described.getByRole('button', { name: /^Elimina/ }).click();
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    await expect(page.getByText('Immagine eliminata').first()).toBeVisible();
    await expect(described).toHaveCount(0);
  },
);
