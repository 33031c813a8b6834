import { aPropertyResponse, pending } from '@ospite/contracts/testing';
import { PROPERTY_GROUP_NAMES, officePaths } from '@ospite/i18n/office-paths';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

function open(group: string, change: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  change(api);
  return openOffice(`/struttura${group && `/${group}`}`, api);
}
const save = () => screen.getByRole('button', { name: 'Salva' });
const saved = () => screen.findByText('Salvato');

describe('the list of groups', () => {
  it('leads to every group, and says what is missing in it', async () => {
    open('', (api) => {
      api.property = aPropertyResponse({ cin: null, tagline: { it: 'Una baia.', en: 'A bay.', es: 'Una.' } });
    });
    const codes = await screen.findByRole('link', { name: /Codici e partita IVA/ });
    expect(codes).toHaveAttribute('href', '/admin/struttura/codici');
    expect(codes).toHaveTextContent('Manca: CIN');
    expect(screen.getByRole('link', { name: /Nome e presentazione/ })).toHaveTextContent(
      'Frase di presentazione: manca in tedesco',
    );
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      PROPERTY_GROUP_NAMES.map((group) => officePaths().propertyGroup(group)).toSpliced(
        1,
        0,
        officePaths().brand,
      ),
    );
  });

  it('is found again where the owner left it for a group, with the focus on that group', async () => {
    const { user } = open('');
    await screen.findByRole('link', { name: /Codici e partita IVA/ });
    Object.assign(window, { scrollY: 700 });
    window.dispatchEvent(new Event('scroll'));
    await user.click(screen.getByRole('link', { name: /Codici e partita IVA/ }));
    await user.click(await screen.findByRole('link', { name: /Tutti i dati della struttura/ }));
    expect(await screen.findByRole('link', { name: /Codici e partita IVA/ })).toHaveFocus();
    await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 700));
    Object.assign(window, { scrollY: 0 });
  });

  it('says what went wrong when the property cannot be loaded, and tries again', async () => {
    const { user } = open('', (api) => api.refuseNext('getProperty', 503, 'server.unavailable'));
    expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('link', { name: /Orari/ })).toBeVisible();
  });
});

it.each(PROPERTY_GROUP_NAMES)(
  'the group "%s" opens, and has nothing to save until something is typed',
  async (group) => {
    const { api } = openOffice(officePaths('').propertyGroup(group));
    expect(await screen.findByRole('button', { name: 'Salva' })).toBeDisabled();
    expect(screen.getByRole('link', { name: /Guarda la pagina/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/api\.test\//),
    );
    expect(api.sentTo('updateProperty')).toEqual([]);
  },
);

it('sends the whole record with what was typed, and the state it was typed on', async () => {
  const { api, user } = open('orari');
  const before = api.property;
  const checkout = await screen.findByLabelText('check-out entro le');
  await user.clear(checkout);
  await user.type(checkout, '11:00');
  await user.click(save());
  expect(await saved()).toBeVisible();
  expect(api.sentTo('updateProperty')).toEqual([{ updatePropertyRequest: { ...before, checkout: '11:00' } }]);
});

it('can be saved several times in a row on a slow line, in any group, before what was saved is loaded again', async () => {
  const { api, user } = open('orari');
  const checkout = await screen.findByLabelText('check-out entro le');
  api.handlers.getProperty = pending;
  for (const time of ['11:00', '10:30']) {
    await user.clear(checkout);
    await user.type(checkout, time);
    await user.click(save());
    expect(await saved()).toBeVisible();
  }
  await user.click(screen.getByRole('link', { name: /Tutti i dati della struttura/ }));
  await user.click(await screen.findByRole('link', { name: /Codici e partita IVA/ }));
  await fill(user, await screen.findByLabelText('Partita IVA'), '01234567890');
  await user.click(save());
  expect(await saved()).toBeVisible();
  expect(api.property).toMatchObject({ checkout: '10:30', vatNumber: '01234567890' });
});

describe('what was typed', () => {
  it('is refused beside its field before it is sent, and nothing else of the record is judged', async () => {
    const { api, user } = open('contatti', (fake) => {
      fake.property = aPropertyResponse({ vatNumber: 'x'.repeat(30) });
    });
    const email = await screen.findByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'marta');
    await user.click(save());
    expect(email).toHaveAccessibleDescription(/Inserisci un indirizzo email valido/);
    expect(email).toHaveFocus();
    expect(api.sentTo('updateProperty')).toEqual([]);
  });

  it('stays when it could not be saved, and is saved at the second try', async () => {
    const { api, user } = open('codici');
    await fill(user, await screen.findByLabelText('Partita IVA'), '01234567890');
    api.refuseNext('updateProperty', 503, 'server.unavailable');
    await user.click(save());
    expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
    expect(screen.getByLabelText('Partita IVA')).toHaveValue('01234567890');
    await user.click(save());
    expect(await saved()).toBeVisible();
    expect(api.property?.vatNumber).toBe('01234567890');
  });

  it('stays while there is no network at all, and is saved once it is back', async () => {
    const { api, user } = open('codici');
    await fill(user, await screen.findByLabelText('Partita IVA'), '01234567890');
    api.isUnreachable = true;
    await user.click(save());
    expect((await screen.findAllByText(/Non riusciamo a raggiungere il sito/))[0]).toBeVisible();
    await waitFor(() => expect(api.calls.at(-1)).toBe('getProperty'));
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(screen.getByLabelText('Partita IVA')).toHaveValue('01234567890');
    api.isUnreachable = false;
    await user.click(save());
    expect(await saved()).toBeVisible();
    expect(api.property?.vatNumber).toBe('01234567890');
  });

  it('stays when somebody else saved the same field meanwhile, who is named by it', async () => {
    const { api, user } = open('codici');
    const cin = await screen.findByLabelText('CIN');
    await user.clear(cin);
    await user.type(cin, 'IT-MIO');
    api.property = aPropertyResponse({
      cin: 'IT-SUO',
      name: 'Baia Blu',
      updatedAt: '2026-02-01T09:00:00.000Z',
    });
    await user.click(save());
    expect(await screen.findByText(/ha salvato.* e ha cambiato: CIN\./)).toBeVisible();
    expect(cin).toHaveValue('IT-MIO');
    await user.click(save());
    expect(await saved()).toBeVisible();
    // What the other one changed elsewhere is kept.
    expect(api.property).toMatchObject({ cin: 'IT-MIO', name: 'Baia Blu' });
  });
});

describe('inputs that help', () => {
  it('numbers without a prefix get the country’s, are shown as they are dialled, and can be tried', async () => {
    const { user, api } = open('contatti', (office) => {
      office.property = aPropertyResponse({ country: 'DE', phone: '0170 1234567', chatNumber: null });
    });
    const phone = await screen.findByLabelText('Telefono');
    expect(phone).toBeRequired();
    expect(screen.getByText('I campi con * sono obbligatori.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Prova: chiama +49 170 1234567' })).toHaveAttribute(
      'href',
      'tel:+491701234567',
    );
    const chat = screen.getByLabelText('Numero di WhatsApp');
    await fill(user, chat, '0171 7654321');
    expect(screen.getByRole('link', { name: /^Prova: apri WhatsApp con \+49 171 7654321/ })).toHaveAttribute(
      'href',
      'https://wa.me/491717654321',
    );
    await user.tab();
    expect(chat).toHaveValue('+49 171 7654321');
    await user.click(save());
    expect(await saved()).toBeVisible();
    expect(api.property).toMatchObject({ phone: '+49 170 1234567', chatNumber: '491717654321' });
  });

  it('a code that looks otherwise is doubted, and saved as registers write it', async () => {
    const { user, api } = open('codici');
    const [cin, iun] = [await screen.findByLabelText('CIN'), screen.getByLabelText('IUN')];
    await user.clear(cin);
    await fill(user, cin, 'it 090063 c2 000p123');
    expect(cin).toHaveAccessibleDescription(/^Controlla: di solito il CIN/);
    await user.type(cin, '4');
    expect(cin).not.toHaveAccessibleDescription(/^Controlla/);
    await user.clear(iun);
    await fill(user, iun, '058091-loc-00001');
    expect(iun).toHaveAccessibleDescription(/^Controlla: in Sardegna/);
    await user.click(save());
    expect(await saved()).toBeVisible();
    expect(api.property).toMatchObject({ cin: 'IT090063C2000P1234', iun: '058091-LOC-00001' });
  });

  it('a map’s link for sharing is refused with the way to the right one', async () => {
    const { user, api } = open('indirizzo');
    const map = await screen.findByLabelText('Mappa da mostrare nei contatti');
    await user.clear(map);
    await fill(user, map, 'https://maps.app.goo.gl/aB1cD2eF3');
    await user.click(save());
    expect(map).toHaveAccessibleDescription(/Incorpora una mappa, Copia HTML, e incolla qui/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.calls).not.toContain('updateProperty');
  });

  it('a number for the chat is taken however it is written', async () => {
    const { api, user } = open('contatti');
    await fill(user, await screen.findByLabelText('Numero di WhatsApp'), '0039 333-123 4567');
    await user.click(save());
    await saved();
    expect(api.property?.chatNumber).toBe('393331234567');
    expect(screen.getByLabelText('Numero di WhatsApp')).toHaveValue('+39 333 123 4567');
  });

  it('an answer within 24 hours is promised by the owner alone', async () => {
    const { api, user } = open('contatti', (office) => {
      office.property = aPropertyResponse({ answersInOneDay: false });
    });
    await user.click(await screen.findByRole('switch', { name: 'Rispondo ai preventivi entro 24 ore' }));
    await user.click(save());
    expect(await saved()).toBeVisible();
    expect(api.property?.answersInOneDay).toBe(true);
  });

  it('a position that was copied from a map fills both fields', async () => {
    const { api, user } = open('indirizzo');
    const lat = await screen.findByLabelText('Latitudine');
    await user.clear(lat);
    await user.click(lat);
    await user.paste('40.7709, 9.6727');
    expect(screen.getByLabelText('Longitudine')).toHaveValue('9.6727');
    await user.click(save());
    await saved();
    expect(api.property?.coordinates).toEqual({ lat: 40.7709, lng: 9.6727 });
  });

  it('the address of a map is found in the HTML that maps offer', async () => {
    const { api, user } = open('indirizzo');
    await user.click(await screen.findByLabelText('Mappa da mostrare nei contatti'));
    await user.paste('<iframe src="https://maps.example/embed?a=1&amp;b=2" width="600"></iframe>');
    await user.click(save());
    await saved();
    expect(api.property?.mapEmbedUrl).toBe('https://maps.example/embed?a=1&b=2');
  });

  it('a season is a day and a month, and must exist', async () => {
    const { api, user } = open('stagioni');
    const season = await screen.findByRole('group', { name: 'Alta stagione' });
    const [day] = within(season).getAllByLabelText(/giorno/);
    const [month] = within(season).getAllByLabelText(/mese/);
    if (!day || !month) throw new Error('The season has no fields.');
    await user.selectOptions(day, '31');
    await user.click(save());
    expect(season).toHaveAccessibleDescription(/Questa data non esiste/);
    await user.selectOptions(month, 'maggio');
    await user.click(save());
    await saved();
    expect(api.property?.highSeason).toEqual({ from: '05-31', to: '09-30' });
  });

  it('amounts are typed in euro, and so are their limits', async () => {
    const { api, user } = open('costi');
    const deposit = await screen.findByLabelText('Cauzione');
    await user.type(deposit, '20000');
    await user.click(save());
    expect(deposit).toHaveAccessibleDescription(/tra 0 e 10000/);
    await user.clear(deposit);
    await user.type(deposit, '62,50');
    await user.click(save());
    await saved();
    expect(api.property?.amounts).toEqual([{ id: 'deposit', cents: 6_250 }]);
  });

  it('amounts that no page reads are asked of a house that has given them alone, and stay while one is cleared', async () => {
    const { api, user } = open('costi', (it) => {
      it.property = aPropertyResponse({ amounts: [{ id: 'boat-trip', cents: 5_000 }] });
    });
    const trip = await screen.findByLabelText('Gita in barca, a persona');
    expect(screen.queryByLabelText('Tennis di sera')).not.toBeInTheDocument();
    await user.clear(trip);
    await user.type(trip, '62,50');
    await user.click(save());
    await saved();
    expect(api.property?.amounts).toEqual([{ id: 'boat-trip', cents: 6_250 }]);
  });

  it('a tax of nothing is no tax', async () => {
    const { api, user } = open('tassa-di-soggiorno');
    await user.type(await screen.findByLabelText('Euro a persona, per notte'), '1,50');
    await user.click(screen.getByLabelText('luglio'));
    await user.click(screen.getByLabelText('giugno'));
    await user.click(save());
    await saved();
    expect(api.property?.touristTax).toEqual({
      centsPerPersonNight: 150,
      maxNights: null,
      months: [6, 7],
      note: null,
    });
    await user.clear(screen.getByLabelText('Euro a persona, per notte'));
    await user.click(save());
    expect(screen.getByLabelText('Euro a persona, per notte')).toHaveAccessibleDescription(/obbligatorio/);
    await user.click(screen.getByLabelText('luglio'));
    await user.click(screen.getByLabelText('giugno'));
    await user.click(save());
    await waitFor(() => expect(api.property?.touristTax).toBeNull());
  });

  it('a place without minutes and metres is left out, and a wrong one is reported at its own field', async () => {
    const { api, user } = open('come-arrivare');
    const beach = await screen.findByRole('group', { name: 'Spiaggia' });
    await user.type(within(beach).getByLabelText('minuti'), 'dieci');
    await user.click(save());
    expect(within(beach).getByLabelText('minuti')).toHaveAccessibleDescription(/Scegli un numero/);
    await user.clear(within(beach).getByLabelText('minuti'));
    await user.type(within(beach).getByLabelText('metri'), '1.200');
    await user.click(save());
    await saved();
    expect(api.property?.waysTo).toEqual([
      { landmark: 'airport', mode: 'by-car', minutes: 20, metres: [20_000, 25_000] },
      { landmark: 'beach', mode: 'on-foot', minutes: null, metres: [1_200] },
    ]);
  });

  it('translations say which one is missing, while it is typed', async () => {
    const { api, user } = open('condizioni');
    const rules = within(await screen.findByRole('group', { name: /Regole della casa/ }));
    await fill(user, rules.getByLabelText(/italiano/i), 'Silenzio.');
    expect(rules.getByText(/Mancano/)).toBeVisible();
    await user.click(save());
    await saved();
    expect(api.property?.houseRules?.it).toBe('Silenzio.');
    expect(api.property?.depositTerms).toBeNull();
  });
});
