import { fakeUploadRequests, pending } from '@ospite/contracts/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { anOwnBreakfastImage } from '../../features/galleries/galleries.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

const RealXMLHttpRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  globalThis.XMLHttpRequest = RealXMLHttpRequest;
  jest.restoreAllMocks();
});

function openBreakfast(...images: OfficeApi['breakfastImages']) {
  const api = new OfficeApi();
  api.breakfastImages = images;
  globalThis.XMLHttpRequest = fakeUploadRequests({ fetch: api.fetch });
  return openOffice('/colazione', api);
}

it('says what to do while there is no picture, and takes several in their order', async () => {
  const { user, api } = openBreakfast();
  expect(await screen.findByText('Ancora nessuna foto')).toBeVisible();
  const input = screen.getByLabelText('Scegli le foto', { selector: 'input' });
  await user.upload(input, [
    new File(['torta'], 'torta.jpg', { type: 'image/jpeg' }),
    new File(['pane'], 'pane.png', { type: 'image/png' }),
  ]);
  expect((await screen.findAllByText('Immagini caricate correttamente'))[0]).toBeVisible();
  expect(api.breakfastImages.map(({ originalName }) => originalName)).toEqual(['torta.jpg', 'pane.png']);
});

it('leads to the words of the page that the pictures stand in', async () => {
  openBreakfast();
  expect(await screen.findByRole('link', { name: 'I testi della colazione' })).toHaveAttribute(
    'href',
    '/admin/testi/colazione',
  );
});

it('takes a description, saved only once edited', async () => {
  const { user, api } = openBreakfast(anOwnBreakfastImage({ originalName: 'IMG_1.jpg' }));
  await user.click(await screen.findByRole('button', { name: 'Descrivi la foto 1' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/gli ospiti leggono il nome del file: IMG_1.jpg/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Salva' })).toBeDisabled();
  await fill(user, dialog.getByLabelText('Descrizione'), 'Torta di mele');
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Torta di mele')).toBeVisible();
  expect(api.sentTo('updateBreakfastImage')[0]?.updateBreakfastImageRequest).toEqual({
    description: 'Torta di mele',
    updatedAt: '2026-10-01T09:00:00.000Z',
  });
});

it('takes a description and is hidden in a row on a slow line, before the first is loaded again', async () => {
  const { user, api } = openBreakfast(anOwnBreakfastImage());
  await user.click(await screen.findByRole('button', { name: 'Descrivi la foto 1' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Descrivi la foto 1' }));
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Descrizione'), 'Torta');
  api.handlers.listAllBreakfastImages = pending;
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Nascondi agli ospiti la foto 1' }));
  await waitFor(() =>
    expect(api.breakfastImages[0]).toMatchObject({ description: 'Torta', isActive: false }),
  );
});

it.each([
  [
    'its button',
    async (user: ReturnType<typeof openBreakfast>['user']) => user.click(screen.getByText('Annulla')),
  ],
  ['Escape', async (user: ReturnType<typeof openBreakfast>['user']) => user.keyboard('{Escape}')],
])('asks before a description that was typed is given up by %s', async (_way, giveUp) => {
  const { user, api } = openBreakfast(anOwnBreakfastImage());
  const describe = await screen.findByRole('button', { name: 'Descrivi la foto 1' });
  await user.click(describe);
  const typed = () => within(screen.getByRole('dialog')).getByLabelText('Descrizione');
  await user.type(typed(), 'Torta');
  await giveUp(user);
  await user.click(await screen.findByRole('button', { name: 'Resta qui' }));
  expect(typed()).toHaveValue('Torta');
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  await giveUp(user);
  await user.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(describe).toHaveFocus());
  expect(api.calls).not.toContain('updateBreakfastImage');
});

it('says which picture has a description that was typed and not saved before a reload', async () => {
  const { user } = openBreakfast(anOwnBreakfastImage());
  await user.click(await screen.findByRole('button', { name: 'Descrivi la foto 1' }));
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Descrizione'), 'Torta');
  cleanup();
  const again = openBreakfast(anOwnBreakfastImage());
  expect(await screen.findByText('Bozza')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Descrivi la foto 1' }));
  await again.user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Elimina la bozza' }),
  );
  await again.user.click(await screen.findByRole('button', { name: 'Elimina la bozza' }));
  await again.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Bozza')).not.toBeInTheDocument();
});

it('says when somebody else has deleted a picture that is being described, and keeps what was typed', async () => {
  const { user, api } = openBreakfast(anOwnBreakfastImage());
  await user.click(await screen.findByRole('button', { name: 'Descrivi la foto 1' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Descrizione'), 'Torta');
  api.breakfastImages = [];
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  expect(await dialog.findByText('Questa immagine non esiste più.')).toBeVisible();
  await waitFor(() => expect(api.calls.filter((call) => call === 'listAllBreakfastImages')).toHaveLength(2));
  expect(dialog.getByLabelText('Descrizione')).toHaveValue('Torta');
  await user.click(dialog.getByRole('button', { name: 'Annulla' }));
  await user.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }));
  expect(await screen.findByText('Ancora nessuna foto')).toBeVisible();
});

it('names what somebody else has described meanwhile as the screen does', async () => {
  const { user, api } = openBreakfast(anOwnBreakfastImage());
  await user.click(await screen.findByRole('button', { name: 'Descrivi la foto 1' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Descrizione'), 'Torta');
  api.breakfastImages = [anOwnBreakfastImage({ description: 'Pane' })];
  api.refuseNext('updateBreakfastImage', 409, 'breakfast.changed');
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  expect(await dialog.findByText(/e ha cambiato: Descrizione\./)).toBeVisible();
});

it('hides a picture from guests, and shows it again', async () => {
  const { user, api } = openBreakfast(anOwnBreakfastImage());
  await user.click(await screen.findByRole('button', { name: 'Nascondi agli ospiti la foto 1' }));
  expect((await screen.findAllByText('Adesso gli ospiti non vedono la foto'))[0]).toBeVisible();
  expect(await screen.findByText('Nascosta agli ospiti')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mostra agli ospiti la foto 1' }));
  await waitFor(() => expect(api.breakfastImages[0]?.isActive).toBe(true));
});

it('moves and deletes pictures as in a room', async () => {
  const { user, api } = openBreakfast(
    anOwnBreakfastImage({ id: 1, description: 'Torta' }),
    anOwnBreakfastImage({ id: 2, description: 'Pane' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Sposta prima la foto 2' }));
  await waitFor(() => expect(api.breakfastImages.map(({ id }) => id)).toEqual([2, 1]));
  await user.click(screen.getByRole('button', { name: 'Elimina la foto 1' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
  await waitFor(() => expect(screen.queryByText('Pane')).not.toBeInTheDocument());
  expect((await screen.findAllByText('Immagine eliminata'))[0]).toBeVisible();
});
