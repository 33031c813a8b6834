import { anImageResponse, aRoomResponse, fakeUploadRequests, pending } from '@ospite/contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { A_PASSWORD } from '../../features/session/session.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

const RealXMLHttpRequest = globalThis.XMLHttpRequest;
const photo = (name: string, type = 'image/jpeg') => new File(['mare e pini'], name, { type });

beforeEach(() => {
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  globalThis.XMLHttpRequest = RealXMLHttpRequest;
  jest.restoreAllMocks();
});

/** Opens the gallery of a room with so many pictures. */
function openGallery(count: number, prepare: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  api.rooms = [aRoomResponse({ id: 1, name: 'Bungalow Ginepro' })];
  api.roomImages = Array.from({ length: count }, (_, index) => anImageResponse({ id: index + 1 }));
  prepare(api);
  globalThis.XMLHttpRequest = fakeUploadRequests({ fetch: api.fetch });
  return openOffice('/gallerie/1', api);
}

/** Ends uploads that wait for an answer: their queue outlives its screen, and would send them again during a later test. */
async function takeOut(user: ReturnType<typeof openGallery>['user'], ...names: string[]): Promise<void> {
  for (const name of names) {
    await user.click(screen.getByRole('button', { name: `Togli ${name}` }));
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  }
}

const chooser = () => screen.findByLabelText<HTMLInputElement>('Scegli le foto', { selector: 'input' });
const pictures = async () => {
  const list = await screen.findByRole('list', { name: 'Le foto, in ordine' });
  return [...list.children].map((entry) => within(entry as HTMLElement));
};
const texts = async () => (await pictures()).map((entry) => entry.getByText(/^Veduta/).textContent);

describe('the gallery of a room', () => {
  it('says that a room does not exist', async () => {
    openOffice('/gallerie/9');
    expect(await screen.findByRole('heading', { name: 'Questa camera non c’è' })).toBeVisible();
  });

  it('is loading at first', async () => {
    openGallery(1, ({ handlers }) => void (handlers.listRoomImages = pending));
    expect(await screen.findByRole('heading', { level: 1, name: 'Foto di Bungalow Ginepro' })).toBeVisible();
    expect(screen.getByText('Caricamento…')).toBeVisible();
  });

  it('offers to try again when it could not be loaded', async () => {
    const { user } = openGallery(1, (api) => api.refuseNext('listRoomImages', 500, 'server.failed'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Qualcosa si è rotto dalla nostra parte');
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await texts()).toEqual(['Veduta 1']);
  });
});

describe('uploading', () => {
  it('asks for the four types and never for all pictures, so that phones hand over JPEG', async () => {
    openGallery(0);
    const accept = 'image/jpeg,image/png,image/webp,image/avif';
    expect(await chooser()).toHaveAttribute('accept', accept);
    const camera = screen.getByLabelText('Scatta una foto', { selector: 'input' });
    expect(camera).toHaveAttribute('accept', accept);
    expect(camera).toHaveAttribute('capture', 'environment');
  });

  it('fills an empty gallery, with the first one as the main one, and says so', async () => {
    const { user, api } = openGallery(0);
    await user.upload(await chooser(), [photo('a.jpg'), photo('b.jpg')]);
    expect((await screen.findAllByText('Immagini caricate correttamente'))[0]).toBeVisible();
    expect(screen.getAllByText('Successo')[0]).toBeVisible();
    const sent = api.sentTo('uploadRoomImage').map(({ uploadRoomImageRequest: { imageOrder, isMain } }) => ({
      imageOrder,
      isMain,
    }));
    expect(sent).toEqual([
      { imageOrder: '0', isMain: 'true' },
      { imageOrder: '1', isMain: 'false' },
    ]);
    expect(await pictures()).toHaveLength(2);
    expect(screen.getByText('2 di 15 foto')).toBeVisible();
  });

  it('takes pictures that are dropped, and stays where one falls beside the place', async () => {
    openGallery(0);
    await chooser();
    const dropped = { dataTransfer: { files: [photo('a.jpg'), photo('b.jpg')] } };
    // What is not prevented, the browser opens in the place of the page.
    expect(fireEvent.drop(screen.getByRole('heading', { level: 1 }), dropped)).toBe(false);
    expect(screen.queryByText('a.jpg')).not.toBeInTheDocument();
    expect(fireEvent.drop(screen.getByText('oppure trascinale qui'), dropped)).toBe(false);
    expect((await screen.findAllByText('Immagini caricate correttamente'))[0]).toBeVisible();
    expect(await pictures()).toHaveLength(2);
  });

  it('shows each picture with its progress', async () => {
    const { user } = openGallery(0, (api) => {
      api.handlers.uploadRoomImage = pending;
    });
    globalThis.XMLHttpRequest = fakeUploadRequests({
      fetch: () => new Promise(() => undefined),
      onSent: (call) => call.progress(45, 100),
    });
    await user.upload(await chooser(), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
    expect(await screen.findByRole('progressbar', { name: 'a.jpg' })).toHaveAttribute('value', '0.45');
    expect(await screen.findAllByText('Invio: 45%')).toHaveLength(2);
    expect(screen.getByText('In coda')).toBeVisible();
    expect(screen.getByText('0 di 3 foto caricate')).toBeVisible();
    await takeOut(user, 'c.jpg', 'b.jpg', 'a.jpg');
  });

  it('shows each picture as soon as it is stored, while others are under way', async () => {
    const { user, api } = openGallery(0);
    const upload = api.handlers.uploadRoomImage;
    const input = await chooser();
    api.handlers.uploadRoomImage = (sent, request) =>
      typeof upload === 'function' && api.roomImages.length === 0 ? upload(sent, request) : pending;
    await user.upload(input, [photo('a.jpg'), photo('b.jpg')]);
    expect(await screen.findByText('1 di 15 foto')).toBeVisible();
    expect(await screen.findByText('1 di 2 foto caricate')).toBeVisible();
    expect(screen.getByText(/C’è posto per altre 13 foto/)).toBeVisible();
    await takeOut(user, 'b.jpg');
  });

  it('says why one can never be taken, and offers to take it out alone', async () => {
    const { user } = openGallery(1, (refuses) =>
      refuses.refuseNext('uploadRoomImage', 400, 'request.invalid', {
        errors: [{ field: 'image', code: 'heic_picture', message: '' }],
      }),
    );
    await user.upload(await chooser(), photo('IMG_7.HEIC', 'image/jpeg'));
    expect((await screen.findAllByText('Errore nel caricamento delle immagini'))[0]).toBeVisible();
    expect(await screen.findByText(/in formato HEIC.*JPEG/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Riprova/ })).not.toBeInTheDocument();
    await takeOut(user, 'IMG_7.HEIC');
  });

  it('brings the chosen pictures into sight, once for each choice', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const lists = () => scrolled.mock.contexts.filter((element) => element instanceof HTMLDivElement);
    const { user } = openGallery(1, (api) => void (api.handlers.uploadRoomImage = pending));
    await user.upload(await chooser(), [photo('a.jpg'), photo('b.jpg')]);
    await screen.findByText('b.jpg');
    expect(lists()).toHaveLength(1);
    await user.upload(await chooser(), photo('c.jpg'));
    await screen.findByText('c.jpg');
    expect(lists()).toHaveLength(2);
    await takeOut(user, 'c.jpg', 'b.jpg', 'a.jpg');
  });

  it('tries one that failed again', async () => {
    const { user, api } = openGallery(1, (refuses) =>
      refuses.refuseNext('uploadRoomImage', 500, 'server.failed'),
    );
    await user.upload(await chooser(), photo('IMG_7.jpg'));
    await user.click(await screen.findByRole('button', { name: 'Riprova a caricare IMG_7.jpg' }));
    await waitFor(async () => expect(await pictures()).toHaveLength(2));
    expect(api.calls.filter((call) => call === 'uploadRoomImage')).toHaveLength(2);
  });

  it('waits for the connection, keeps the gallery, and goes on by itself', async () => {
    const { user, api } = openGallery(1);
    const input = await chooser();
    await texts();
    api.isUnreachable = true;
    await user.upload(input, photo('a.jpg'));
    expect(await screen.findByText('Connessione persa. Riprende da sola appena torna.')).toBeVisible();
    expect(await texts()).toEqual(['Veduta 1']);
    api.isUnreachable = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await pictures()).toHaveLength(2));
  });

  it.each([
    ['server.unavailable', 'Il sito non risponde in questo momento. Riproviamo da soli tra poco.'],
    [
      'server.storage_unavailable',
      'Il posto dove teniamo le foto non risponde. Riproviamo da soli tra poco.',
    ],
  ])('does not take %s for a lost connection, and goes on by itself', async (code, sentence) => {
    const { user, api } = openGallery(1);
    api.refuseNext('uploadRoomImage', 503, code);
    await user.upload(await chooser(), photo('a.jpg'));
    expect(await screen.findByText(sentence)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await pictures()).toHaveLength(2));
  });

  it('asks to sign in again where the session has ended, and goes on by itself', async () => {
    const { user, api } = openGallery(1);
    const input = await chooser();
    await texts();
    api.account = null;
    await user.upload(input, photo('a.jpg'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accedi di nuovo' }));
    await user.type(dialog.getByLabelText('Password'), A_PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Accedi' }));
    await waitFor(async () => expect(await pictures()).toHaveLength(2));
    const keys = api.sentTo('uploadRoomImage').map((sent) => sent['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(screen.queryByRole('button', { name: /^Riprova/ })).not.toBeInTheDocument();
  });

  it('refuses more than fifteen in the specified words, and takes none of them', async () => {
    const { user, api } = openGallery(14);
    await user.upload(await chooser(), [photo('a.jpg'), photo('b.jpg')]);
    expect((await screen.findAllByText('Limite superato'))[0]).toBeVisible();
    expect(screen.getAllByText('Puoi caricare massimo 15 immagini per camera')[0]).toBeVisible();
    expect(api.calls).not.toContain('uploadRoomImage');
    expect(screen.getByText(/C’è posto per un’altra foto/)).toBeVisible();
  });

  it('says after a reload which pictures are missing', async () => {
    const unsent = ['IMG_1.jpg', 'IMG_2.jpg'].map((name) => ({ name, size: 1, modified: 0, key: name }));
    sessionStorage.setItem('ospite-unsent:room-1', JSON.stringify(unsent));
    const { user } = openGallery(1);
    expect(await screen.findByText('Alcune foto non sono state caricate')).toBeVisible();
    expect(screen.getByText('IMG_2.jpg')).toBeVisible();
    await user.upload(await chooser(), photo('IMG_2.jpg'));
    expect(await screen.findByText('IMG_1.jpg')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ho capito' }));
    expect(screen.queryByText('IMG_1.jpg')).not.toBeInTheDocument();
    await waitFor(() => expect(sessionStorage.getItem('ospite-unsent:room-1')).toBeNull());
  });
});

describe('the order', () => {
  it('changes by the visible buttons, keeps the focus, and is said', async () => {
    const { user, api } = openGallery(3);
    await texts();
    await user.click(screen.getByRole('button', { name: 'Sposta dopo la foto 1' }));
    expect(await texts()).toEqual(['Veduta 2', 'Veduta 1', 'Veduta 3']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sposta dopo la foto 2' })).toHaveFocus());
    expect(screen.getByText('Foto spostata al posto 2 di 3.')).toBeInTheDocument();
    expect(await screen.findByText('Ordine salvato')).toBeVisible();
    expect(api.sentTo('orderRoomImages')[0]?.orderRoomImagesRequest.imageOrders).toEqual([
      { id: 2, order: 0 },
      { id: 1, order: 1 },
      { id: 3, order: 2 },
    ]);
  });

  it('changes by the arrow keys on a handle, and stops at the ends', async () => {
    const { user, api } = openGallery(2);
    await texts();
    act(() => screen.getByRole('button', { name: /^Trascina la foto 2/ }).focus());
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await texts()).toEqual(['Veduta 2', 'Veduta 1']);
    await screen.findByText('Ordine salvato');
    expect(api.sentTo('orderRoomImages')).toHaveLength(1);
  });

  it('that somebody else has changed meanwhile is shown before it is changed again', async () => {
    const { user, api } = openGallery(3);
    await texts();
    const moved = [2, 1, 3];
    api.roomImages = api.roomImages.map((image) => ({ ...image, imageOrder: moved.indexOf(image.id) }));
    await user.click(screen.getByRole('button', { name: 'Sposta prima la foto 3' }));
    expect((await screen.findAllByText('L’ordine non è stato salvato'))[0]).toBeVisible();
    expect(screen.getAllByText(/qualcun altro ha spostato le foto/)[0]).toBeVisible();
    await waitFor(async () => expect(await texts()).toEqual(['Veduta 2', 'Veduta 1', 'Veduta 3']));
    await user.click(screen.getByRole('button', { name: 'Sposta prima la foto 3' }));
    expect(await screen.findByText('Ordine salvato')).toBeVisible();
    expect(api.sentTo('orderRoomImages').map((sent) => sent.orderRoomImagesRequest.readOrder)).toEqual([
      [1, 2, 3],
      [2, 1, 3],
    ]);
    expect(await texts()).toEqual(['Veduta 2', 'Veduta 3', 'Veduta 1']);
  });

  it('goes back to what it was when it is not saved', async () => {
    const { user, api } = openGallery(2);
    await texts();
    api.refuseNext('orderRoomImages', 500, 'server.failed');
    await user.click(screen.getByRole('button', { name: 'Sposta prima la foto 2' }));
    expect((await screen.findAllByText('L’ordine non è stato salvato'))[0]).toBeVisible();
    expect(await texts()).toEqual(['Veduta 1', 'Veduta 2']);
  });
});

it('makes another picture the main one', async () => {
  const { user } = openGallery(2);
  await user.click(await screen.findByRole('button', { name: 'Rendi principale la foto 2' }));
  expect((await screen.findAllByText('Immagine principale impostata'))[0]).toBeVisible();
  const [first, second] = await pictures();
  await waitFor(() => expect(second?.getByText('Principale')).toBeVisible());
  expect(first?.queryByText('Principale')).not.toBeInTheDocument();
});

it('takes what the picture shows in four languages, and names the ones that are missing', async () => {
  const { user, api } = openGallery(1);
  const [picture] = await pictures();
  expect(picture?.getByText(/Mancano il tedesco e lo spagnolo/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descrivi la foto 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cosa si vede nella foto' }));
  expect(dialog.getByText(/Letto matrimoniale davanti alla finestra/)).toBeVisible();
  await fill(user, dialog.getByLabelText('tedesco'), 'Blick auf das Meer');
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.roomImages[0]?.alt.de).toBe('Blick auf das Meer');
  expect(await screen.findByText(/Manca lo spagnolo/)).toBeVisible();
});

it('keeps the dialog open while a description is saved, so that what was typed is not lost', async () => {
  const { user, api } = openGallery(1, ({ handlers }) => void (handlers.updateRoomImage = pending));
  await user.click(await screen.findByRole('button', { name: 'Descrivi la foto 1' }));
  await fill(user, screen.getByLabelText('tedesco'), 'Blick auf das Meer');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(api.calls).toContain('updateRoomImage'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('tedesco')).toHaveValue('Blick auf das Meer');
});

describe('deleting a picture', () => {
  const ask = async (user: ReturnType<typeof openGallery>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Elimina la foto 1' }));
    return within(
      screen.getByRole('alertdialog', { name: 'Sei sicuro di voler eliminare questa immagine?' }),
    );
  };

  it('asks the specified question first', async () => {
    const { user, api } = openGallery(2);
    const dialog = await ask(user);
    expect(dialog.getByText(/foto principale: al suo posto va la successiva/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(api.calls).not.toContain('deleteRoomImage');
    await user.click((await ask(user)).getByRole('button', { name: 'Elimina' }));
    expect((await screen.findAllByText('Immagine eliminata'))[0]).toBeVisible();
    await waitFor(async () => expect(await texts()).toEqual(['Veduta 2']));
  });

  it('says when it failed, and keeps the picture', async () => {
    const { user, api } = openGallery(1);
    api.refuseNext('deleteRoomImage', 503, 'server.unavailable');
    await user.click((await ask(user)).getByRole('button', { name: 'Elimina' }));
    expect((await screen.findAllByText('Errore nell’eliminazione dell’immagine'))[0]).toBeVisible();
    expect(await texts()).toEqual(['Veduta 1']);
  });
});
