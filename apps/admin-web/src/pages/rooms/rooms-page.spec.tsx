import { aPropertyResponse, aRoomResponse, pending } from '@ospite/contracts/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

function rooms(change: (api: OfficeApi) => void = () => {}, path = '/camere') {
  const api = new OfficeApi();
  api.rooms = [aRoomResponse()];
  change(api);
  return openOffice(path, api);
}

const edit = () => screen.findByRole('button', { name: 'Modifica Bungalow Ginepro' });
const texts = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));
const save = () => screen.getByRole('button', { name: 'Salva la camera' });

it('lists each room with its state, what it offers and what it lacks', async () => {
  rooms((api) => {
    api.rooms = [aRoomResponse({ cin: null, iun: null, isActive: false, stepFree: true })];
  });
  const room = (await screen.findByRole('heading', { name: 'Bungalow Ginepro' })).closest('section');
  expect(room).toHaveTextContent('Nascosta');
  expect(room).toHaveTextContent('2 ospiti');
  expect(room).toHaveTextContent('Accessosenza gradini');
  expect(room).toHaveTextContent('Wi-Fi gratuito, Aria condizionata');
  expect(room).toHaveTextContent('Mancano il tedesco e lo spagnolo');
  expect(room).toHaveTextContent('Manca: CIN, IUN');
});

it('asks for hidden rooms, too', async () => {
  const { api } = rooms();
  await edit();
  expect(api.sentTo('listRooms')).toEqual([{ include: 'inactive' }]);
});

it('says that there is no room yet', async () => {
  rooms((api) => {
    api.rooms = [];
  });
  expect(await screen.findByText('Ancora nessuna camera')).toBeVisible();
});

it('says what went wrong and tries again', async () => {
  const { user } = rooms((api) => api.refuseNext('listRooms', 503, 'server.unavailable'));
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(await edit()).toBeVisible();
});

it('shows a room as guests see it, a hidden one as they will', async () => {
  rooms((api) => {
    api.rooms = [aRoomResponse(), aRoomResponse({ id: 2, name: 'Due', slug: 'due', isActive: false })];
  });
  const page = await screen.findByRole('link', { name: /Vedi la pagina di Bungalow Ginepro/ });
  expect(page).toHaveAttribute('href', 'http://api.test/camere/bungalow-ginepro');
  const preview = screen.getByRole('link', { name: /Anteprima di Due/ });
  expect(preview).toHaveAttribute('href', 'http://api.test/camere/due?anteprima');
});

describe('a new room', () => {
  async function open(change?: (api: OfficeApi) => void) {
    const opened = rooms(change);
    await opened.user.click(await screen.findByRole('button', { name: 'Nuova camera' }));
    return opened;
  }
  const name = () => screen.getByLabelText('Nome');
  const slug = () => screen.getByLabelText('Indirizzo della pagina');
  const create = () => screen.getByRole('button', { name: 'Crea la camera' });

  it('gets its address from its name, until somebody writes another one', async () => {
    const { user } = await open();
    await fill(user, name(), 'Bungalow Età d’oro');
    expect(slug()).toHaveValue('bungalow-eta-d-oro');
    await user.clear(slug());
    await user.type(slug(), 'oro');
    await user.type(name(), '!');
    expect(slug()).toHaveValue('oro');
  });

  it('is asked for by the address only until its form is gone', async () => {
    const { user, router } = openOffice('/camere?nuova');
    await screen.findByLabelText('Nome');
    expect(router.state.location.search).toBe('?nuova');
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('needs name, address and both texts, and says so with the specified words', async () => {
    const { user, api } = await open();
    await user.click(create());
    expect(screen.getByText('Tutti i campi sono obbligatori')).toBeVisible();
    expect(name()).toHaveFocus();
    expect(api.calls).not.toContain('createRoom');
  });

  it('is created with all its fields', async () => {
    const { user, api } = await open();
    await user.type(name(), 'Mirto');
    await fill(user, texts('Descrizione breve').getByLabelText('italiano'), 'Due righe.');
    await fill(user, texts('Descrizione Manc|Descrizione$').getByLabelText('italiano'), 'Tutto il resto.');
    await user.selectOptions(screen.getByLabelText('Ospiti al massimo'), '4 ospiti');
    await user.click(screen.getByLabelText('Minibar'));
    await user.click(screen.getByRole('button', { name: 'Aggiungi un letto' }));
    await user.selectOptions(screen.getByLabelText('Tipo'), 'Singolo');
    await user.clear(screen.getByLabelText('CIN (nazionale)'));
    await user.type(screen.getByLabelText('CIN (nazionale)'), 'IT090');
    await user.clear(screen.getByLabelText('IUN (regionale)'));
    await user.click(create());
    expect(await screen.findByText('Camera creata con successo!')).toBeVisible();
    expect(api.sentTo('createRoom')).toEqual([
      {
        'Idempotency-Key': expect.any(String),
        createRoomRequest: expect.objectContaining({
          name: 'Mirto',
          slug: 'mirto',
          shortDescription: 'Due righe.',
          description: 'Tutto il resto.',
          descriptionDe: null,
          maxGuests: 4,
          amenities: ['minibar'],
          beds: [{ kind: 'single', count: 1, widthCm: 90 }],
          images: [],
          isActive: true,
          cin: 'IT090',
          iun: null,
        }),
      },
    ]);
    expect(await screen.findByRole('heading', { name: 'Mirto' })).toBeVisible();
  });

  it('may have an amenity of the owner’s own, which its card names', async () => {
    const ownAmenities = [{ id: 'sauna', name: { it: 'Sauna finlandese' } }];
    const { user, api } = await open((office) => {
      office.property = aPropertyResponse({ ownAmenities });
    });
    await user.type(name(), 'Mirto');
    await fill(user, texts('Descrizione breve').getByLabelText('italiano'), 'Due righe.');
    await fill(user, texts('Descrizione Manc|Descrizione$').getByLabelText('italiano'), 'Il resto.');
    await user.click(await screen.findByLabelText('Sauna finlandese'));
    await user.click(screen.getByLabelText('Minibar'));
    await user.click(create());
    expect(await screen.findByText('Sauna finlandese')).toBeVisible();
    expect(api.sentTo('createRoom')).toMatchObject([
      { createRoomRequest: { amenities: ['minibar', 'sauna'] } },
    ]);
  });

  it('keeps what was typed when it cannot be created', async () => {
    const { user } = await open((api) => api.refuseNext('createRoom', 500, 'server.failed'));
    await user.type(name(), 'Mirto');
    await fill(user, texts('Descrizione breve').getByLabelText('italiano'), 'Due righe.');
    await fill(user, texts('Descrizione Manc|Descrizione$').getByLabelText('italiano'), 'Il resto.');
    await user.click(create());
    expect(await screen.findByText('Errore durante la creazione della camera')).toBeVisible();
    expect(name()).toHaveValue('Mirto');
  });

  it('is there once when the answer was lost, with what was typed since', async () => {
    const { user, api } = await open((opened) => opened.loseNext('createRoom'));
    await user.type(name(), 'Mirto');
    await fill(user, texts('Descrizione breve').getByLabelText('italiano'), 'Due righe.');
    await fill(user, texts('Descrizione Manc|Descrizione$').getByLabelText('italiano'), 'Il resto.');
    await user.click(create());
    expect(await screen.findByText('Errore durante la creazione della camera')).toBeVisible();
    await user.type(name(), ' bianco');
    await user.click(create());
    expect(await screen.findByText('Camera creata con successo!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Mirto bianco' })).toBeVisible();
    expect(api.rooms.map((room) => room.name)).toEqual(['Bungalow Ginepro', 'Mirto bianco']);
  });

  it('says beside the name that another room has it', async () => {
    const { user } = await open();
    await fill(user, name(), 'Bungalow Ginepro');
    await fill(user, texts('Descrizione breve').getByLabelText('italiano'), 'Due righe.');
    await fill(user, texts('Descrizione Manc|Descrizione$').getByLabelText('italiano'), 'Il resto.');
    await user.click(create());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Esiste già una camera con questo nome.'));
    await waitFor(() => expect(name()).toHaveFocus());
  });

  it('keeps the focus among the beds when one is taken away', async () => {
    const { user } = await open();
    const add = screen.getByRole('button', { name: 'Aggiungi un letto' });
    await user.click(add);
    await user.click(add);
    const first = () => screen.getByRole('group', { name: 'Letto 1' });
    await user.click(within(first()).getByRole('button', { name: 'Togli' }));
    expect(first()).toHaveFocus();
    await user.click(within(first()).getByRole('button', { name: 'Togli' }));
    expect(add).toHaveFocus();
  });

  it('asks before it is closed with something typed', async () => {
    const { user } = await open();
    await user.type(name(), 'Mirto');
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    await user.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }));
    await waitFor(() => expect(screen.queryByLabelText('Nome')).not.toBeInTheDocument());
  });
});

it('is deleted once, however often the question is answered, and may be gone although no answer came', async () => {
  const { user, api } = rooms((opened) => opened.loseNext('deleteRoom'));
  await user.click(await screen.findByRole('button', { name: /^Elimina/ }));
  const confirm = within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Elimina/ });
  act(() => {
    confirm.click();
    confirm.click();
  });
  expect(await screen.findByText(/^Non è arrivata risposta: forse è già fatto/)).toBeVisible();
  expect(await screen.findByText('Ancora nessuna camera')).toBeVisible();
  expect(api.sentTo('deleteRoom')).toHaveLength(1);
});

describe('a room that is edited', () => {
  it('sends what was typed with the state it was based on, and says so', async () => {
    const { user, api } = rooms();
    await user.click(await edit());
    expect(save()).toBeDisabled();
    await fill(user, texts('Descrizione M').getByLabelText('tedesco'), 'Ein runder Bungalow.');
    await user.click(save());
    expect(await screen.findByText('Camera aggiornata con successo!')).toBeVisible();
    expect(screen.queryByText('Salvato')).not.toBeInTheDocument();
    expect(api.sentTo('updateRoom')).toEqual([
      {
        room: '1',
        updateRoomRequest: { descriptionDe: 'Ein runder Bungalow.', updatedAt: aRoomResponse().updatedAt },
      },
    ]);
  });

  it('can be saved twice in a row on a slow line, before what was saved is loaded again', async () => {
    const { user, api } = rooms();
    await user.click(await edit());
    expect(screen.getByLabelText('Nome').closest('[tabindex="-1"]')).toHaveFocus();
    api.handlers.listRooms = pending;
    for (const text of ['a', 'ab']) {
      await user.type(screen.getByLabelText('Nome'), text.slice(-1));
      await user.click(save());
      await waitFor(() => expect(api.rooms[0]?.name).toBe(`Bungalow Ginepro${text}`));
      await waitFor(() => expect(save()).toBeDisabled());
    }
    await user.click(screen.getByText('Chiudi'));
    expect(await edit()).toHaveFocus();
  });

  it('is saved, and nothing else is said, when the answer was lost and the room can be read', async () => {
    const { user, api } = rooms((opened) => opened.loseNext('updateRoom'));
    await user.click(await edit());
    await user.type(screen.getByLabelText('Nome'), ' bello ');
    await user.click(save());
    expect(await screen.findByText('Camera aggiornata con successo!')).toBeVisible();
    expect(screen.queryByText('Errore durante l’aggiornamento della camera')).not.toBeInTheDocument();
    expect(api.rooms[0]?.name).toBe('Bungalow Ginepro bello');
  });

  it('is saved when it is saved again since the answer was lost: the clash is one’s own', async () => {
    const { user, api } = rooms();
    await user.click(await edit());
    await user.type(screen.getByLabelText('Nome'), ' bello');
    api.loseNext('updateRoom');
    api.refuseNext('listRooms', 503, 'server.unavailable');
    await user.click(save());
    expect(await screen.findByText('Errore durante l’aggiornamento della camera')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Camera aggiornata con successo!')).toBeVisible();
    expect(api.sentTo('updateRoom')).toHaveLength(2);
    expect(screen.queryByText(/ha salvato/)).not.toBeInTheDocument();
  });

  it('says when somebody else has saved in between, and keeps what was typed', async () => {
    const { user, api } = rooms();
    await user.click(await edit());
    await user.type(screen.getByLabelText('Nome'), ' bello');
    await user.type(texts('Descrizione M').getByLabelText('tedesco'), 'Rund.');
    const texted = { name: 'Ginepro nuovo', descriptionDe: 'Neu.' };
    api.rooms = [aRoomResponse({ ...texted, updatedAt: '2026-11-01T00:00:00.000Z' })];
    await user.click(save());
    expect(await screen.findByText(/e ha cambiato: Nome, Descrizione\./)).toBeVisible();
    expect(screen.getByLabelText('Nome')).toHaveValue('Bungalow Ginepro bello');
    await user.click(save());
    expect(await screen.findByText('Camera aggiornata con successo!')).toBeVisible();
    expect(api.rooms[0]?.name).toBe('Bungalow Ginepro bello');
  });

  it('keeps what was typed when somebody else has deleted it meanwhile', async () => {
    const { user, api } = rooms();
    await user.click(await edit());
    await user.type(screen.getByLabelText('Nome'), ' bello');
    api.rooms = [];
    await user.click(save());
    expect((await screen.findAllByText('Questa camera non esiste.'))[0]).toBeVisible();
    await waitFor(() => expect(api.calls.filter((call) => call === 'listRooms')).toHaveLength(2));
    expect(screen.getByLabelText('Nome')).toHaveValue('Bungalow Ginepro bello');
  });

  it('says that no step lies on the way, and what that means', async () => {
    const { user, api } = rooms();
    await user.click(await edit());
    const stepFree = screen.getByRole('switch', { name: 'Senza gradini' });
    expect(stepFree).toHaveAccessibleDescription(/dal parcheggio al letto/);
    await user.click(stepFree);
    await user.click(save());
    expect(await screen.findByText('Camera aggiornata con successo!')).toBeVisible();
    expect(api.rooms[0]?.stepFree).toBe(true);
    expect(api.sentTo('updateRoom').at(-1)?.updateRoomRequest).toMatchObject({ stepFree: true });
  });

  it('puts what the API refuses beside its field', async () => {
    const { user } = rooms((api) => {
      const errors = [{ field: 'sizeSqm', code: 'out_of_range', message: '', facts: { min: 4, max: 500 } }];
      api.refuseNext('updateRoom', 422, 'room.invalid', { errors });
    });
    await user.click(await edit());
    await user.type(screen.getByLabelText('Superficie in m²'), '36');
    await user.click(save());
    expect(await screen.findByText('Scegli un numero tra 4 e 500')).toBeVisible();
    expect(await screen.findByText('Errore durante l’aggiornamento della camera')).toBeVisible();
  });

  it('is open again after a reload, with what was typed, beside a new one', async () => {
    const { user, api } = rooms();
    await user.click(await edit());
    await user.type(screen.getByLabelText('Nome'), ' bello');
    await user.click(screen.getByRole('button', { name: 'Nuova camera' }));
    const [newName] = screen.getAllByLabelText('Nome');
    if (newName) await user.type(newName, 'Mirto');
    cleanup();
    openOffice('/camere', api);
    await screen.findByDisplayValue('Bungalow Ginepro bello');
    const names = screen.getAllByLabelText<HTMLInputElement>('Nome').map(({ value }) => value);
    expect(names).toEqual(['Mirto', 'Bungalow Ginepro bello']);
    expect(screen.getAllByText('Ecco quello che avevi scritto e non ancora salvato.')).toHaveLength(2);
  });

  it('is opened by an address that another screen links to', async () => {
    rooms(undefined, '/camere?modifica=1');
    expect(await screen.findByLabelText('Nome')).toHaveValue('Bungalow Ginepro');
  });
});
