import type { OwnPicture } from '@ospite/contracts';
import { FakeApi, problem, Reply } from '@ospite/contracts/testing';
import { ownPicture, type PictureSource } from '@ospite/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPart } from '../../../shared/forms/form.fixture';
import { anOwnPicture, ownPictureOperations, type ContentState } from '../content.fixture';
import { PictureChoice } from './picture-choice';
import { PictureField } from './picture-field';
import type { FieldsOf } from './section-fields';
import { useOwnPictureUpload } from './use-own-picture-upload';

const PHOTO = new File(['a photo'], 'casa.jpg', { type: 'image/jpeg' });

function open(own: ContentState['ownPictures'] = [], changed = {}) {
  const state = { ownPictures: own };
  const api = new FakeApi({ ...ownPictureOperations(state), ...changed });
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const chosen = jest.fn();
  const { user } = renderPart(<Choice chosen={chosen} />);
  return { api, user, chosen, state };
}

function Choice({ chosen }: { readonly chosen: (source: PictureSource) => void }) {
  const upload = useOwnPictureUpload(({ id }) => chosen(ownPicture(id)));
  return <PictureChoice isOpen upload={upload} chosen="own:2" onChoose={chosen} onClose={() => undefined} />;
}
const upload = () => screen.getByLabelText('Carica una foto', { selector: 'input' });

describe('the choice of a picture', () => {
  it('takes a photo of the owner’s, and chooses it', async () => {
    const { api, user, chosen } = open();
    expect(await screen.findByText(/Qui compaiono le foto/)).toBeVisible();
    await user.upload(upload(), PHOTO);
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('own:1'));
    expect(api.sentTo('uploadContentPicture')).toHaveLength(1);
  });

  it('says why a photo was not stored, and lets the owner try again', async () => {
    let isFull = true;
    const { user, chosen } = open([], {
      uploadContentPicture: () =>
        isFull ? problem(422, 'content.picture_limit', { limit: 200 }) : anOwnPicture(1),
    });
    await user.upload(upload(), PHOTO);
    expect(await screen.findByText(/non è stata salvata. Ci sono già 200 immagini/)).toBeVisible();
    isFull = false;
    await user.upload(upload(), PHOTO);
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('own:1'));
    expect(screen.queryByText(/non è stata salvata/)).not.toBeInTheDocument();
  });

  it('shows the owner’s photos beside those of the site, and marks the chosen one', async () => {
    const { user, chosen } = open([anOwnPicture(2), anOwnPicture(1)]);
    const second = await screen.findByRole('button', { name: 'Tua foto 2' });
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('img', { name: 'Tua foto 2' })).toHaveAttribute(
      'src',
      '/uploads/content/2-480.webp',
    );
    await user.click(screen.getByRole('button', { name: 'Tua foto 1' }));
    await user.click(screen.getByRole('button', { name: 'La baia' }));
    expect(chosen.mock.calls).toEqual([['own:1'], ['site:bay']]);
  });

  it('deletes a photo after a question, but never offers it for the chosen one', async () => {
    const { user, state } = open([anOwnPicture(2), anOwnPicture(1)]);
    await user.click(await screen.findByRole('button', { name: 'Elimina: Tua foto 1' }));
    expect(screen.queryByRole('button', { name: 'Elimina: Tua foto 2' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    await waitFor(() => expect(state.ownPictures.map(({ id }) => id)).toEqual([2]));
    expect(await screen.findByText('La foto è eliminata.')).toBeVisible();
  });

  it('says that the owner’s photos cannot be read, and still offers those of the site', async () => {
    let isBroken = true;
    const { user } = open([], {
      listContentPictures: () => (isBroken ? problem(503, 'server.unavailable') : [anOwnPicture(1)]),
    });
    expect(await screen.findByText(/Le tue foto non si caricano/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'La baia' })).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('button', { name: 'Tua foto 1' })).toBeVisible();
  });
});

describe('a photo that is on its way while its choice is closed', () => {
  const pages = { names: {}, removed: '' } as FieldsOf['pages'];
  const FIELDS: FieldsOf = { kind: 'home.intro', errors: {}, language: 'it', pages };

  async function openSending(answer: () => Response) {
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    const uploadContentPicture = new Reply<OwnPicture>(async () => {
      await onItsWay;
      return answer();
    });
    const api = new FakeApi({ ...ownPictureOperations({ ownPictures: [] }), uploadContentPicture });
    jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
    const changed = jest.fn();
    const { user } = renderPart(
      <PictureField
        of={FIELDS}
        path="values.picture"
        label="Foto"
        hint={undefined}
        isRequired={false}
        picture={null}
        onChange={changed}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Scegli un’immagine: Foto' }));
    await user.upload(upload(), PHOTO);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annulla' }));
    return { user, changed, arrive };
  }

  it('still becomes the section’s, and whoever leaves before is asked', async () => {
    const { user, changed, arrive } = await openSending(() =>
      Response.json(anOwnPicture(1), { status: 201 }),
    );
    expect(await screen.findByText(/Invio della foto|La foto è arrivata/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Altrove' }));
    await user.click(await screen.findByRole('button', { name: 'Resta qui' }));
    arrive();
    await waitFor(() => expect(changed).toHaveBeenCalledWith(expect.objectContaining({ source: 'own:1' })));
    await user.click(screen.getByRole('link', { name: 'Altrove' }));
    expect(await screen.findByRole('heading', { name: 'Altrove' })).toBeVisible();
  });

  it('says that it was not stored', async () => {
    const { changed, arrive } = await openSending(() => new Response(null, { status: 503 }));
    arrive();
    expect(await screen.findByRole('alert')).toHaveTextContent('La foto non è stata salvata.');
    expect(changed).not.toHaveBeenCalled();
  });
});
