import { anEventResponse, pending } from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});
afterEach(() => jest.restoreAllMocks());

const THEN = '2026-02-01T09:00:00.000Z';
const LONG =
  'Fritto misto e vermentino sul porto, con la banda del paese e i fuochi d’artificio a mezzanotte. Poi si balla.';

function openEvents(events: OfficeApi['events'], prepare: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  api.events = events;
  prepare(api);
  return openOffice('/eventi', api);
}

const textOf = (label: string) => within(screen.getByRole('group', { name: new RegExp(`^${label}`) }));

describe('the list of events', () => {
  it('shows each with its days, its place, its order, and 100 characters of its description', async () => {
    openEvents([anEventResponse({ description: LONG, sortOrder: 2, isActive: false })]);
    await screen.findByRole('heading', { name: 'Sagra del pesce' });
    const row = within(eventRow('Sagra del pesce'));
    expect(row.getByText(`${LONG.slice(0, 100)}…`)).toBeVisible();
    expect(row.getByText(/^dal sab 1 ago 2026 al dom 2 ago 2026$/)).toBeVisible();
    expect(row.getByText('Porto di San Teodoro')).toBeVisible();
    expect(row.getByText('Nascosto')).toBeVisible();
    expect(row.getByText('2')).toBeVisible();
    expect(row.getByText('Ordine')).toBeVisible();
  });

  it('says of which the last day is past', async () => {
    openEvents([
      anEventResponse({ id: 1, title: 'Sagra del pesce', startDate: '2020-08-01', endDate: '2020-08-02' }),
      anEventResponse({ id: 2, title: 'Regata', startDate: '2020-08-01', endDate: '2999-08-02' }),
      anEventResponse({ id: 3, title: 'Spiagge', startDate: null, endDate: null }),
    ]);
    await screen.findByRole('heading', { name: 'Sagra del pesce' });
    const isPast = (title: string) => within(eventRow(title)).queryByText('Passato') !== null;
    expect(['Sagra del pesce', 'Regata', 'Spiagge'].filter(isPast)).toEqual(['Sagra del pesce']);
    expect(within(eventRow('Sagra del pesce')).queryByText('Visibile')).not.toBeInTheDocument();
  });

  it('says what to do while there is none', async () => {
    openEvents([]);
    expect(await screen.findByText('Ancora nessun evento')).toBeVisible();
  });

  it('is loading at first', async () => {
    openEvents([], ({ handlers }) => void (handlers.listAllEvents = pending));
    expect(await screen.findByRole('heading', { level: 1, name: 'Eventi' })).toBeVisible();
    expect(screen.getByText('Caricamento…')).toBeVisible();
  });

  it('offers to try again when it could not be loaded', async () => {
    const { user } = openEvents([anEventResponse()], (api) =>
      api.refuseNext('listAllEvents', 500, 'server.failed'),
    );
    await user.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Sagra del pesce' })).toBeVisible();
  });
});

function eventRow(title: string): HTMLElement {
  const row = screen.getByRole('heading', { name: title }).closest('li');
  if (!row) throw new Error(`${title} has no row.`);
  return row;
}

describe('a new event', () => {
  const open = async () => {
    const opened = openEvents([]);
    await opened.user.click(await screen.findByRole('button', { name: 'Nuovo evento' }));
    return opened;
  };

  it('needs a title and a description, in the specified words', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Crea l’evento' }));
    expect(screen.getAllByText(/Titolo e descrizione sono obbligatori/)[0]).toBeVisible();
    expect(textOf('Titolo').getByLabelText('italiano')).toHaveFocus();
    expect(api.calls).not.toContain('createEvent');
  });

  it('is created with its languages, days and picture, and the panel closes', async () => {
    const { user, api } = await open();
    await fill(user, textOf('Titolo').getByLabelText('italiano'), 'Festa del mare');
    await fill(user, textOf('Titolo').getByLabelText('tedesco'), 'Fest des Meeres');
    await fill(user, textOf('Descrizione').getByLabelText('italiano'), 'In spiaggia.');
    await user.type(screen.getByLabelText('Primo giorno'), '2027-07-10');
    const photo = new File(['mare'], 'festa.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Scegli una foto', { selector: 'input' }), photo);
    expect(screen.getByText('festa.jpg: la inviamo quando salvi.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Crea l’evento' }));
    expect((await screen.findAllByText('Evento creato con successo!'))[0]).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Festa del mare' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Crea l’evento' })).not.toBeInTheDocument();
    const sent = api.sentTo('createEvent')[0]?.createEventRequest;
    expect(sent).toMatchObject({
      title: 'Festa del mare',
      titleDe: 'Fest des Meeres',
      description: 'In spiaggia.',
      startDate: '2027-07-10',
      isActive: 'true',
      sortOrder: '0',
    });
    expect(sent?.image).toMatchObject({ name: 'festa.jpg' });
  });

  it('keeps what was typed when it could not be created', async () => {
    const { user, api } = await open();
    await user.type(textOf('Titolo').getByLabelText('italiano'), 'Festa');
    await fill(user, textOf('Descrizione').getByLabelText('italiano'), 'In spiaggia.');
    api.refuseNext('createEvent', 500, 'server.failed');
    await user.click(screen.getByRole('button', { name: 'Crea l’evento' }));
    expect((await screen.findAllByText('Errore durante la creazione dell’evento'))[0]).toBeVisible();
    expect(textOf('Titolo').getByLabelText('italiano')).toHaveValue('Festa');
    await user.click(screen.getByRole('button', { name: 'Crea l’evento' }));
    expect(await screen.findByRole('heading', { name: 'Festa' })).toBeVisible();
    // However often it is sent, it is one event.
    const keys = api.sentTo('createEvent').map((sent) => sent['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('is there once when the answer was lost, with what was typed since', async () => {
    const { user, api } = await open();
    await user.type(textOf('Titolo').getByLabelText('italiano'), 'Festa');
    await fill(user, textOf('Descrizione').getByLabelText('italiano'), 'In spiaggia.');
    api.loseNext('createEvent');
    await user.click(screen.getByRole('button', { name: 'Crea l’evento' }));
    expect((await screen.findAllByText('Errore durante la creazione dell’evento'))[0]).toBeVisible();
    await fill(user, textOf('Titolo').getByLabelText('italiano'), ' del mare');
    await user.click(screen.getByRole('button', { name: 'Crea l’evento' }));
    expect(await screen.findByRole('heading', { name: 'Festa del mare' })).toBeVisible();
    expect(api.events.filter(({ title }) => title.startsWith('Festa'))).toHaveLength(1);
  });

  it('asks before it is given up with something typed', async () => {
    const { user } = await open();
    await user.type(textOf('Titolo').getByLabelText('italiano'), 'Festa');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await user.click(await screen.findByRole('button', { name: 'Resta qui' }));
    expect(textOf('Titolo').getByLabelText('italiano')).toHaveValue('Festa');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await user.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }));
    expect(await screen.findByRole('button', { name: 'Nuovo evento' })).toBeVisible();
  });

  it('says beside the picture why it was refused', async () => {
    const { user, api } = await open();
    await user.type(textOf('Titolo').getByLabelText('italiano'), 'Festa');
    await fill(user, textOf('Descrizione').getByLabelText('italiano'), 'In spiaggia.');
    const photo = new File(['mare'], 'IMG_1.HEIC', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Scegli una foto', { selector: 'input' }), photo);
    api.refuseNext('createEvent', 400, 'request.invalid', {
      errors: [{ field: 'image', code: 'heic_picture', message: '' }],
    });
    await user.click(screen.getByRole('button', { name: 'Crea l’evento' }));
    expect((await textOf('Foto').findAllByText(/in formato HEIC/))[0]).toBeVisible();
  });
});

describe('an event', () => {
  it('is edited in its row; only what was changed is sent, with the state it was read in', async () => {
    const { user, api } = openEvents([anEventResponse()]);
    await user.click(await screen.findByRole('button', { name: 'Modifica Sagra del pesce' }));
    expect(textOf('Titolo').getByText(/Mancano il tedesco e lo spagnolo/)).toBeVisible();
    await user.clear(screen.getByLabelText('Luogo'));
    await user.type(screen.getByLabelText('Luogo'), 'Piazza');
    await user.click(screen.getByRole('switch', { name: 'Visibile agli ospiti' }));
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    expect((await screen.findAllByText('Evento aggiornato con successo!'))[0]).toBeVisible();
    expect(await screen.findByText('Piazza')).toBeVisible();
    expect(api.sentTo('updateEvent')[0]?.updateEventRequest).toEqual({
      location: 'Piazza',
      isActive: 'false',
      updatedAt: THEN,
    });
  });

  it('can be edited again on a slow line, before what was saved is loaded again', async () => {
    const { user, api } = openEvents([anEventResponse()]);
    const edit = () => screen.findByRole('button', { name: 'Modifica Sagra del pesce' });
    const saved = '2027-05-02T08:00:00.000Z';
    await edit();
    api.handlers.listAllEvents = pending;
    api.handlers.updateEvent = () => anEventResponse({ updatedAt: saved });
    for (const text of ['a', 'b']) {
      await user.click(await edit());
      await user.type(screen.getByLabelText('Luogo'), text);
      await user.click(screen.getByRole('button', { name: 'Salva' }));
      // Where the button was that the row closed with, its own has the focus again.
      await waitFor(async () => expect(await edit()).toHaveFocus());
    }
    const basedOn = api.sentTo('updateEvent').map(({ updateEventRequest }) => updateEventRequest?.updatedAt);
    expect(basedOn).toEqual([THEN, saved]);
  });

  it('ends no earlier than it begins', async () => {
    const { user, api } = openEvents([anEventResponse()]);
    await user.click(await screen.findByRole('button', { name: 'Modifica Sagra del pesce' }));
    await user.clear(screen.getByLabelText('Ultimo giorno'));
    await user.type(screen.getByLabelText('Ultimo giorno'), '2026-07-01');
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    expect(screen.getAllByText(/La fine non può essere prima dell’inizio/)[0]).toBeVisible();
    expect(api.calls).not.toContain('updateEvent');
  });

  it('says when somebody else has saved meanwhile, and keeps what was typed', async () => {
    const { user, api } = openEvents([anEventResponse()]);
    await user.click(await screen.findByRole('button', { name: 'Modifica Sagra del pesce' }));
    await fill(user, screen.getByLabelText('Luogo'), ' vecchio');
    api.events = [anEventResponse({ location: 'Piazza', updatedAt: '2026-05-01T00:00:00.000Z' })];
    api.refuseNext('updateEvent', 409, 'event.changed');
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText(/e ha cambiato: Luogo\./)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText('Errore durante l’aggiornamento dell’evento')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Luogo')).toHaveValue('Porto di San Teodoro vecchio');
  });

  it('keeps what was typed when somebody else has deleted it meanwhile, until the form is closed', async () => {
    const { user, api } = openEvents([anEventResponse()]);
    await user.click(await screen.findByRole('button', { name: 'Modifica Sagra del pesce' }));
    await fill(user, screen.getByLabelText('Luogo'), ' vecchio');
    api.events = [];
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    expect((await screen.findAllByText('Questo evento non esiste.'))[0]).toBeVisible();
    await waitFor(() => expect(api.calls.filter((call) => call === 'listAllEvents')).toHaveLength(2));
    expect(screen.getByLabelText('Luogo')).toHaveValue('Porto di San Teodoro vecchio');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await user.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }));
    expect(await screen.findByText('Ancora nessun evento')).toBeVisible();
  });

  it('is deleted only after a question', async () => {
    const { user, api } = openEvents([anEventResponse()]);
    await user.click(await screen.findByRole('button', { name: 'Elimina Sagra del pesce' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Vuoi eliminare «Sagra del pesce»?' }));
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(api.calls).not.toContain('deleteEvent');
    await user.click(screen.getByRole('button', { name: 'Elimina Sagra del pesce' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
    expect((await screen.findAllByText('Evento eliminato con successo!'))[0]).toBeVisible();
    await waitFor(() => expect(screen.getByText('Ancora nessun evento')).toBeVisible());
  });

  it('leaves the focus on the one that has moved up', async () => {
    const { user } = openEvents([anEventResponse(), anEventResponse({ id: 9, title: 'Mercato' })]);
    await user.click(await screen.findByRole('button', { name: 'Elimina Sagra del pesce' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
    await waitFor(() => expect(screen.getByText('Mercato').closest('li')).toHaveFocus());
  });

  it('stays when it could not be deleted', async () => {
    const { user, api } = openEvents([anEventResponse()]);
    await user.click(await screen.findByRole('button', { name: 'Elimina Sagra del pesce' }));
    api.refuseNext('deleteEvent', 503, 'server.unavailable');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
    expect((await screen.findAllByText('Errore durante l’eliminazione dell’evento'))[0]).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sagra del pesce' })).toBeVisible();
  });
});
