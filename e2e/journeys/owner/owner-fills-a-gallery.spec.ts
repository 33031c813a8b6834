import type { RoomImage } from '@ospite/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { lineOf } from '../../support/network';
import { signInDirectly } from '../../support/owner';
import { aHugeTurnedPhoto, PHOTOS, smallPhotos } from '../../support/photos';
import { expectFitOnPhoneAndDesktop, useSmallPhone } from '../../support/small-phone';
import { expect, test } from '../../support/test';

/** A room of this journey alone, which guests do not see; it goes with its pictures at the end. */
interface Gallery {
  readonly roomId: number;
  readonly name: string;
  readonly images: () => Promise<RoomImage[]>;
}

const journey = test.extend<{ gallery: Gallery }>({
  gallery: async ({ page, credentials }, use) => {
    await useSmallPhone(page);
    await signInDirectly(page.request, credentials);
    const name = `Stanza ${Math.random().toString(36).slice(2, 8)}`;
    const created = await page.request.post('/api/rooms', {
      data: {
        name,
        slug: name.toLowerCase().replace(' ', '-'),
        description: 'Una stanza di prova.',
        shortDescription: 'Di prova.',
        isActive: false,
      },
    });
    expect(created.status()).toBe(201);
    const { id: roomId } = (await created.json()) as { id: number };
    const images = async () => {
      const response = await page.request.get(`/api/rooms/${roomId}/images?include=inactive`);
      return (await response.json()) as RoomImage[];
    };
    await use({ roomId, name, images });
    await page.request.delete(`/api/rooms/${roomId}`);
  },
});

const chooser = (page: Page) => page.getByLabel('Scegli le foto').and(page.locator('input'));
const pictures = (page: Page) => page.getByRole('list', { name: 'Le foto, in ordine' }).locator('> li');
const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();
/** A busy machine takes its time to encode them. */
const uploaded = (page: Page) =>
  expect(page.getByText('Immagini caricate correttamente').first()).toBeVisible({ timeout: 90_000 });

journey('fills, orders and describes the gallery of a room', { tag: '@phone' }, async ({ page, gallery }) => {
  await page.goto('/admin/gallerie');
  await expect(page.getByRole('link', { name: gallery.name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: gallery.name }).click();
  await said(page, 'Ancora nessuna foto');
  await expectAccessible(page);

  await chooser(page).setInputFiles(await smallPhotos());
  await uploaded(page);
  await expect(pictures(page)).toHaveCount(3);
  await expectAccessible(page);
  const [first, second, third] = (await gallery.images()).map(({ id }) => id);
  expect((await gallery.images()).map(({ isMain }) => isMain)).toEqual([true, false, false]);

  await page.getByRole('button', { name: 'Sposta dopo la foto 1' }).click();
  await said(page, 'Ordine salvato');
  await expect(page.getByRole('button', { name: 'Sposta dopo la foto 2' })).toBeFocused();
  expect((await gallery.images()).map(({ id }) => id)).toEqual([second, first, third]);

  await dragOnto(page, 'Trascina la foto 3', 'Trascina la foto 1');
  await expect.poll(async () => (await gallery.images()).map(({ id }) => id)).toEqual([third, second, first]);
  await page.getByRole('button', { name: 'Trascina la foto 1' }).press('ArrowDown');
  await expect.poll(async () => (await gallery.images()).map(({ id }) => id)).toEqual([second, third, first]);

  await page.getByRole('button', { name: 'Rendi principale la foto 1' }).click();
  await said(page, 'Immagine principale impostata');
  await page.getByRole('button', { name: 'Descrivi la foto 1' }).click();
  await page.getByLabel('italiano').fill('Letto davanti alla finestra');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(pictures(page).first()).toContainText('Letto davanti alla finestra');
  await expect(pictures(page).first()).toContainText('Principale');

  await page.getByRole('button', { name: 'Elimina la foto 1' }).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Sei sicuro di voler eliminare questa immagine?' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  await said(page, 'Immagine eliminata');
  await expect(pictures(page)).toHaveCount(2);
  expect((await gallery.images()).map(({ id, isMain }) => [id, isMain])).toEqual([
    [third, true],
    [first, false],
  ]);
});

journey('sends a huge photograph small and upright', { tag: '@phone' }, async ({ page, gallery }) => {
  await page.goto(`/admin/gallerie/${gallery.roomId}`);
  await expect(chooser(page)).toBeAttached();
  const sent = await sizesOfUploads(page);
  const photo = await aHugeTurnedPhoto(page, 'IMG_0001.JPG');
  await chooser(page).setInputFiles(photo);
  // A busy machine takes its time to encode it.
  await expect(pictures(page)).toHaveCount(1, { timeout: 90_000 });
  const [size] = await sent();
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(photo.buffer.length / 1.5);
  const [image] = await gallery.images();
  expect([image?.width, image?.height]).toEqual([1600, 2133]);
});

journey(
  'goes on with the pictures when the connection is back',
  { tag: '@phone' },
  async ({ page, gallery }) => {
    await page.goto(`/admin/gallerie/${gallery.roomId}`);
    await expect(chooser(page)).toBeAttached();
    const line = await lineOf(page);
    await line.slow(3_000);
    await chooser(page).setInputFiles(await smallPhotos());
    await expect(page.getByText(/^Invio: [1-9]/).first()).toBeVisible();
    await line.cut();
    await said(page, 'Connessione persa. Riprende da sola appena torna.');
    await expectFitOnPhoneAndDesktop(page);
    await line.mend();
    await uploaded(page);
    await expect(pictures(page)).toHaveCount(3);
    expect(await gallery.images()).toHaveLength(3);
  },
);

journey(
  'shows the progress on a slow line, and says after a reload what is missing',
  { tag: '@phone' },
  async ({ page, gallery }) => {
    await page.goto(`/admin/gallerie/${gallery.roomId}`);
    await expect(chooser(page)).toBeAttached();
    const line = await lineOf(page);
    await line.slow(10_000);
    await chooser(page).setInputFiles(PHOTOS);
    await expect(page.getByText(/^Invio: [1-9]/)).toHaveCount(2);
    await expect(page.getByText('In coda')).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
    await page.getByRole('button', { name: 'Togli camera-uno-1.jpg' }).click();
    await expect(page.getByText('In coda')).toBeHidden();

    // The browser asks first, since something is under way.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await said(page, 'Alcune foto non sono state caricate');
    await expect(page.getByText('camera-tre-1.jpg')).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
    await page.getByRole('button', { name: 'Ho capito' }).click();
    await expect(page.getByText('camera-tre-1.jpg')).toBeHidden();
  },
);

/** Notes the bytes of each upload, which the browser does not tell of a body in memory. */
async function sizesOfUploads(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const sizes: number[] = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) sizes.push(body.size);
      send.call(this, body);
    };
    Object.assign(window, { sizesOfUploads: sizes });
  });
  return () => page.evaluate(() => (window as unknown as { sizesOfUploads: number[] }).sizesOfUploads);
}

/** Drags by the handles of two pictures. */
async function dragOnto(page: Page, from: string, to: string): Promise<void> {
  const [handle, goal] = [page.getByRole('button', { name: from }), page.getByRole('button', { name: to })];
  await goal.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  // The page scrolls along where the goal is outside the screen.
  await expect(async () => {
    const box = await goal.boundingBox();
    if (!box) throw new Error(`${to} is not shown.`);
    const y = Math.max(5, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width / 2, y, { steps: 3 });
    expect(box.y).toBeGreaterThan(0);
  }).toPass();
  await page.mouse.up();
}
