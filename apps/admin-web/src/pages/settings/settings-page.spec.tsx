import type { Erasure } from '@ospite/contracts';
import { pending, unreachable } from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { downloads } from '../../app/downloads.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

function open(group: string, change: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  change(api);
  return openOffice(`/impostazioni${group && `/${group}`}`, api);
}

it('lists its groups', async () => {
  const { user } = open('');
  await user.click(await screen.findByRole('link', { name: /Recensioni sul sito/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Recensioni sul sito' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Tutte le impostazioni/ }));
  expect(await screen.findByRole('link', { name: /I tuoi dati/ })).toHaveAttribute(
    'href',
    '/admin/impostazioni/dati',
  );
});

describe('the switch of the reviews', () => {
  const theSwitch = () => screen.findByRole('switch', { name: 'Mostra le recensioni' });

  it('is turned, and says so', async () => {
    const { api, user } = open('recensioni');
    expect(await theSwitch()).not.toBeChecked();
    await user.click(await theSwitch());
    expect(await screen.findByText('Impostazione aggiornata con successo!')).toBeVisible();
    expect(await screen.findByText('Successo')).toBeVisible();
    expect(await screen.findByText('Salvato')).toBeVisible();
    await waitFor(async () => expect(await theSwitch()).toBeChecked());
    expect(api.setting.value).toBe('true');
  });

  it('can be turned back on a slow line, before what was saved is loaded again', async () => {
    const { api, user } = open('recensioni');
    await theSwitch();
    api.handlers.getSetting = pending;
    await user.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).toBeChecked());
    await user.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
    expect(api.setting.value).toBe('false');
  });

  it('stays as it was when somebody else turned it meanwhile, and says so', async () => {
    const { api, user } = open('recensioni', (fake) => {
      fake.setting = {
        id: null,
        key: 'show_reviews_section',
        value: 'false',
        updatedAt: '2027-05-01T08:00:00.000Z',
      };
    });
    await theSwitch();
    api.setting = { ...api.setting, updatedAt: '2027-05-01T09:00:00.000Z' };
    await user.click(await theSwitch());
    expect(await screen.findByText('Errore durante l’aggiornamento dell’impostazione')).toBeVisible();
    await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
    expect(api.setting.value).toBe('false');
  });

  it('says what went wrong when it cannot be loaded, and tries again', async () => {
    const { user } = open('recensioni', (api) => api.refuseNext('getSetting', 503, 'server.unavailable'));
    expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await theSwitch()).toBeVisible();
  });
});

describe('own data', () => {
  const email = () => screen.findByLabelText('Indirizzo email della persona');

  it('everything is downloaded by the browser itself, in one archive', async () => {
    const hrefs = downloads();
    const { user } = open('dati');
    await user.click(await screen.findByRole('button', { name: 'Scarica tutto' }));
    expect(await screen.findByText('Il file sta arrivando')).toBeVisible();
    expect(hrefs).toEqual(['http://api.test/api/export']);
  });

  it('asks to log in again where the session has ended, instead of saving a page that says so', async () => {
    const hrefs = downloads();
    const { api, user } = open('dati');
    const button = await screen.findByRole('button', { name: 'Scarica tutto' });
    api.account = null;
    await user.click(button);
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(hrefs).toEqual([]);
  });

  it('of one person are downloaded by e-mail address', async () => {
    const hrefs = downloads();
    const { user } = open('dati');
    await fill(user, await email(), 'greta+1@example.org');
    await user.click(screen.getByRole('button', { name: 'Scarica i suoi dati' }));
    expect(await screen.findByText('Il file sta arrivando')).toBeVisible();
    expect(hrefs).toEqual(['http://api.test/api/privacy/export?email=greta%2B1%40example.org']);
  });

  it.each(['Scarica i suoi dati', 'Cancella i suoi dati…'])('“%s” needs an address', async (action) => {
    const hrefs = downloads();
    const { user } = open('dati');
    await user.type(await email(), 'greta');
    await user.click(screen.getByRole('button', { name: action }));
    expect(await email()).toHaveAccessibleDescription('Inserisci un indirizzo email valido');
    expect(await email()).toHaveFocus();
    expect(hrefs).toEqual([]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('of one person are erased after a question that says what happens, and counted', async () => {
    const { api, user } = open('dati', (fake) => {
      fake.erasure = { quotes: 2, reviews: 1, messages: 6, mentions: [], records: [] };
    });
    await fill(user, await email(), ' greta@example.org');
    await user.click(screen.getByRole('button', { name: 'Cancella i suoi dati…' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Cancellare i dati di greta@example.org?' }),
    );
    expect(question.getByText(/^2 richieste di preventivo: restano solo date/)).toBeVisible();
    expect(question.getByText(/^1 recensione: resta il testo/)).toBeVisible();
    expect(question.getByText(/^6 email: quelle già inviate/)).toBeVisible();
    expect(question.getByText('Non si può annullare.')).toBeVisible();
    expect(api.sentTo('erasePerson')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cancella per sempre' }));
    const counts = await screen.findByText('2 richieste di preventivo');
    expect(counts).toBeVisible();
    expect(screen.getByText('1 recensione')).toBeVisible();
    expect(screen.getByText('6 email')).toBeVisible();
    expect(api.sentTo('erasePerson')).toEqual([{ erasePersonRequest: { email: 'greta@example.org' } }]);
  });

  it.each([
    ['with them', 1],
    ['alone', 0],
  ])('in the texts of the site, found %s, are named as the owner’s to change', async (_where, quotes) => {
    const { user } = open('dati', (fake) => {
      const mention = {
        page: 'about',
        sectionId: 7,
        kind: 'about.story',
        isInDraft: true,
        isPublished: true,
      };
      const gone = { ...mention, sectionId: 8, page: 'contact', kind: 'contact.lead', isInDraft: false };
      fake.erasure = { quotes, reviews: 0, messages: 0, mentions: [mention, gone], records: [] };
    });
    await fill(user, await email(), 'greta@example.org');
    await user.click(screen.getByRole('button', { name: 'Cancella i suoi dati…' }));
    expect(await screen.findByText(/2 sezioni dei testi del sito.*correggile tu/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^(Cancella per sempre|Non farlo tornare)/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const story = await screen.findByRole('link', { name: '«Chi siamo», La storia della casa' });
    expect(story).toHaveAttribute('href', '/admin/testi/sezioni/7');
    expect(story.closest('li')).toHaveTextContent('già pubblicata');
    expect(screen.getByRole('link', { name: /^«Contatti»/ })).toHaveAttribute(
      'href',
      '/admin/testi/contatti',
    );
  });

  it('in events, rooms, replies and the property lead to where each is changed', async () => {
    const { user } = open('dati', (fake) => {
      const records: Erasure['records'] = [
        { kind: 'event', id: 2, name: 'Concerto' },
        { kind: 'room', id: 5, name: 'Uno' },
        { kind: 'gallery', id: 6, name: 'Due' },
        { kind: 'review', id: 9, name: 'Eva' },
        { kind: 'property', id: null, name: 'houseRules' },
      ];
      fake.erasure = { quotes: 0, reviews: 0, messages: 0, mentions: [], records };
    });
    await fill(user, await email(), 'greta@example.org');
    await user.click(screen.getByRole('button', { name: 'Cancella i suoi dati…' }));
    expect(await screen.findByText(/anche in altri 5 tuoi testi.*correggili tu/)).toBeVisible();
    const found = screen.getAllByRole('link', {
      name: /^(Evento|Testi di|Descrizioni|Risposta|«Struttura»)/,
    });
    expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Evento «Concerto»', '/admin/eventi'],
      ['Testi di «Uno»', '/admin/camere?modifica=5'],
      ['Descrizioni delle foto di «Due»', '/admin/gallerie/6'],
      ['Risposta alla recensione di Eva', '/admin/recensioni'],
      ['«Struttura», Regole e condizioni', '/admin/struttura/condizioni'],
    ]);
  });

  it('of nobody are shown as nothing, but can be kept from coming back out of backups', async () => {
    const { api, user } = open('dati');
    await fill(user, await email(), 'nobody@example.org');
    await user.click(screen.getByRole('button', { name: 'Cancella i suoi dati…' }));
    expect(await screen.findByText(/^Niente da cancellare: con questo indirizzo/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.sentTo('erasePerson')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Non farlo tornare dalle copie' }));
    expect(await screen.findByText(/nobody@example.org non torneranno da nessuna copia/)).toBeVisible();
    expect(api.sentTo('erasePerson')).toEqual([{ erasePersonRequest: { email: 'nobody@example.org' } }]);
  });

  it('are not said to be gone of an address that was written while another one was counted', async () => {
    const { api, user } = open('dati');
    await fill(user, await email(), 'first@example.org');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    jest.mocked(fetch).mockImplementationOnce((...call) => held.then(() => api.fetch(...call)));
    await user.click(screen.getByRole('button', { name: 'Cancella i suoi dati…' }));
    await fill(user, await email(), 'second@example.org');
    answer();
    await waitFor(() => expect(api.calls).toContain('countErasable'));
    const button = screen.getByRole('button', { name: 'Cancella i suoi dati…' });
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    expect(screen.queryByText(/^Niente da cancellare/)).not.toBeInTheDocument();
  });

  const found = (fake: OfficeApi) => {
    fake.erasure = { quotes: 0, reviews: 1, messages: 0, mentions: [], records: [] };
  };

  it('stay when the question, which names only what there is, is answered with no', async () => {
    const { api, user } = open('dati', found);
    await fill(user, await email(), 'greta@example.org');
    await user.click(screen.getByRole('button', { name: 'Cancella i suoi dati…' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getAllByRole('listitem')).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.sentTo('erasePerson')).toEqual([]);
  });

  it.each([
    [true, /forse è già fatto/],
    [false, /Controlla la connessione e riprova/],
  ])('may be erased when no answer came, but only if the device was online (%s)', async (isOnline, says) => {
    const { api, user } = open('dati', found);
    await fill(user, await email(), 'greta@example.org');
    await user.click(screen.getByRole('button', { name: 'Cancella i suoi dati…' }));
    api.handlers.erasePerson = unreachable;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await user.click(await screen.findByRole('button', { name: 'Cancella per sempre' }));
    expect(await screen.findByText(says)).toBeVisible();
  });

  it('are not said to be erased, perhaps, where they could not even be counted', async () => {
    const { api, user } = open('dati', found);
    await fill(user, await email(), 'greta@example.org');
    api.handlers.countErasable = unreachable;
    await user.click(screen.getByRole('button', { name: 'Cancella i suoi dati…' }));
    expect(await screen.findByText(/Controlla la connessione/)).toBeVisible();
    expect(screen.queryByText(/forse è già fatto/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('are not erased when the server fails, and it says so', async () => {
    const { api, user } = open('dati', found);
    await fill(user, await email(), 'greta@example.org');
    api.refuseNext('erasePerson', 500, 'server.failed');
    await user.click(screen.getByRole('button', { name: 'Cancella i suoi dati…' }));
    await user.click(await screen.findByRole('button', { name: 'Cancella per sempre' }));
    expect(await screen.findByText('I dati non sono stati cancellati')).toBeVisible();
    expect(await email()).toHaveValue('greta@example.org');
  });
});
