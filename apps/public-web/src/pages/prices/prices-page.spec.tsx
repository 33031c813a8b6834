import type { Property } from '@ospite/contracts/guest';
import {
  aPricingResponse,
  aPropertyResponse,
  aRoomResponse,
  pending,
  unreachable,
} from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { PricesPage } from './prices-page';

const ROOMS = [
  aRoomResponse(),
  aRoomResponse({ id: 2, slug: 'uno', name: 'Camera Uno', maxGuests: 3 }),
  aRoomResponse({ id: 3, slug: 'due', name: 'Camera Due' }),
];
const PRICES = [
  aPricingResponse({ season: 'high', pricePerNight: '95-120€' }),
  aPricingResponse({ season: 'low', pricePerNight: '75€' }),
  aPricingResponse({ roomId: 2, season: 'high', pricePerNight: 'su richiesta' }),
];
const NO_BREAKS = { normalizer: (text: string) => text.replace(/\s/g, ' ') };

const openPage = (property: Partial<Property> = {}, language: 'it' | 'en' | 'de' | 'es' = 'it') =>
  renderSite(<PricesPage />, {
    path: '/prezzi',
    language,
    handlers: { getProperty: aPropertyResponse(property), listRooms: ROOMS, listPrices: PRICES },
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');

describe('the prices page', () => {
  it('says that it is loading, and offers to try again what could not be loaded', async () => {
    const { api } = await renderSite(<PricesPage />, {
      handlers: { listRooms: pending, listPrices: unreachable },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento in corso…');
    await screen.findByRole('alert');
    api.handlers.listRooms = ROOMS;
    api.handlers.listPrices = PRICES;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(api.calls.filter((call) => call === 'listPrices')).toHaveLength(2);
  });

  it('is one table: each room with its price in each season, whose dates stand above', async () => {
    await openPage();
    const table = await screen.findByRole('table', { name: /Prezzo di ogni camera per notte/ });
    expect(within(table).getAllByRole('columnheader').map(plain)).toEqual([
      'Camera',
      'Alta stagione giugno–settembre',
      'Bassa stagione ottobre–maggio',
      'Richiesta',
    ]);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => plain(within(row).getByRole('rowheader')))).toEqual([
      'Bungalow GineproFino a 2 ospiti',
      'Camera UnoFino a 3 ospiti',
      'Camera DueFino a 2 ospiti',
    ]);
    const prices = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map((cell) => plain(cell)?.replace(/^(?:Alta|Bassa) stagione [a-z]+–(?:settembre|maggio)/, '')),
    );
    expect(prices).toEqual([
      ['95–120 €/notte', '75 €/notte'],
      ['su richiesta', '– €/nottePrezzo su richiesta'],
      ['– €/nottePrezzo su richiesta', '– €/nottePrezzo su richiesta'],
    ]);
  });

  it('leads from each row to the quote form with its room', async () => {
    await openPage();
    for (const [name, slug] of [
      ['Bungalow Ginepro', 'bungalow-ginepro'],
      ['Camera Due', 'due'],
    ] as const)
      expect(await screen.findByRole('link', { name: `Chiedi un preventivo – ${name}` })).toHaveAttribute(
        'href',
        `/preventivo?room=${slug}`,
      );
  });

  it('works the weekly discount out on the next open week of a real room', async () => {
    await openPage({ openSeason: { from: '04-01', to: '10-31' } });
    const weekly = await region('Una settimana costa meno');
    expect(weekly.getByText(/almeno 7 notti togliamo il 10%/, NO_BREAKS)).toBeVisible();
    expect(weekly.getByText('Per esempio: Bungalow Ginepro')).toBeVisible();
    expect(weekly.getByText('1º–8 aprile 2026')).toBeVisible();
    expect(weekly.getByText('7 notti in bassa stagione a 75 €', NO_BREAKS)).toBeVisible();
    expect(weekly.getByText('\u221252,50 €', NO_BREAKS)).toBeVisible();
    expect(weekly.getByText('472,50 €', NO_BREAKS)).toBeVisible();
  });

  it('says nothing of a discount or a tax that the property does not have', async () => {
    await openPage({ weeklyDiscountPercent: null, touristTax: null });
    await screen.findByRole('table');
    expect(screen.queryByRole('region', { name: 'Una settimana costa meno' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Imposta di soggiorno' })).not.toBeInTheDocument();
  });

  it('states the tourist tax as the property’s rule does', async () => {
    const note = { it: 'I bambini non pagano.' };
    await openPage({ touristTax: { centsPerPersonNight: 150, maxNights: 7, months: [5, 6, 7, 8], note } });
    const tax = await region('Imposta di soggiorno');
    expect(tax.getAllByRole('listitem').map(plain)).toEqual([
      '1,50 € a persona e a notte',
      'Si paga al massimo per 7 notti',
      'Si paga da maggio ad agosto',
    ]);
    expect(tax.getByText('I bambini non pagano.')).toBeVisible();
  });

  it('names the months of the tourist tax that do not follow one another', async () => {
    await openPage({
      touristTax: { centsPerPersonNight: 150, maxNights: null, months: [5, 7, 8], note: null },
    });
    const tax = await region('Imposta di soggiorno');
    expect(tax.getByText('Si paga in questi mesi: maggio, luglio, agosto')).toBeVisible();
  });

  it('names what is included and what can be had besides, as the owner wrote and offers', async () => {
    await openPage({
      offeredServices: ['beach-shuttle', 'mooring', 'parking'],
      ownServices: [{ id: 'yoga', name: { it: 'Yoga all’alba' } }],
    });
    const included = await region('Compreso nel prezzo');
    expect(included.getAllByRole('listitem').map(plain)).toEqual([
      'Lenzuola',
      'Pulizia finale',
      'Navetta gratuita per la spiaggia',
      'Parcheggio gratuito secondo disponibilità',
    ]);
    const additional = await region('Servizi aggiuntivi');
    expect(additional.getAllByRole('listitem').map(plain)).toEqual([
      'Biciclette',
      'Posto barca',
      'Yoga all’alba',
    ]);
    expect(additional.getByText('Scrivilo nella richiesta.')).toBeInTheDocument();
  });

  it('estimates the guest’s own dates in any room that has a price', async () => {
    await openPage();
    const dates = await region('Quanto costa nelle tue date?');
    expect(within(dates.getByLabelText('Camera')).getAllByRole('option').map(plain)).toEqual([
      'Bungalow Ginepro',
      'Camera Uno',
    ]);
  });

  it.each([
    ['en', 'Prices', '€95–120/night', 'June–September'],
    ['de', 'Preise', '95–120 €/Nacht', 'Juni–September'],
    ['es', 'Precios', '95–120 €/noche', 'junio–septiembre'],
  ] as const)('speaks %s', async (language, title, price, period) => {
    await openPage({}, language);
    const table = await screen.findByRole('table');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(plain(table)).toContain(price);
    expect(plain(table)).toContain(period);
  });

  it.each([
    ['it', 'Vuoi sapere il tuo prezzo?', /entro 24 ore con/, /ti rispondiamo con disponibilità/],
    ['en', 'Would you like to know your price?', /within 24 hours with/, /we’ll reply with availability/],
    ['de', 'Was kostet Ihr Urlaub?', /innerhalb von 24 Stunden/, /Wir antworten unverbindlich\./],
    ['es', '¿Quieres saber tu precio?', /menos de 24 horas/, /te respondemos con la disponibilidad/],
  ] as const)(
    'asks for a request in %s, with a time in which the answer comes only where the house promises one',
    async (language, title, promise, words) => {
      const { unmount } = await openPage({ answersInOneDay: true }, language);
      const asked = (await screen.findByRole('heading', { name: title })).parentElement;
      expect(asked).toHaveTextContent(promise);
      unmount();
      await openPage({ answersInOneDay: false }, language);
      expect((await screen.findByRole('heading', { name: title })).parentElement).toHaveTextContent(words);
      expect(screen.queryByText(/24/)).not.toBeInTheDocument();
    },
  );

  it('says that there is no room, when there is none', async () => {
    await renderSite(<PricesPage />, { handlers: { listRooms: [], listPrices: [] } });
    expect(await screen.findByText(/non ci sono camere/)).toBeVisible();
  });
});
