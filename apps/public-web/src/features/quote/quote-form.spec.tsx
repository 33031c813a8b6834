// Shows: specification §2 Quote request, §3 quotes, §3 What the browser keeps, §5 Quote form, §8 Error catalogue
// Shows: specification §9 Constants and limits
// Shows: decisions §3 Forms in cached pages, §3 Missing pages and the site offline, §5 Quotes and reviews
// Shows: decisions §6 Polling and consent
import {
  aPlacedQuoteResponse,
  aPricingResponse,
  aPropertyResponse,
  aRoomResponse,
  problem,
  unreachable,
  type Handlers,
} from '@ospite/contracts/testing';
import type { Pricing, Property } from '@ospite/contracts/guest';
import { addDays, dayOf } from '@ospite/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageFacts } from '../../shared/facts/page-facts';
import { loadEstimate } from '../../shared/stay/load-estimate';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { QuoteForm } from './quote-form';

const placed = aPlacedQuoteResponse();
const arrival = addDays(dayOf(new Date()), 30);
const departure = addDays(arrival, 8);
const year = Number(arrival.slice(0, 4)) + 1;
const PRICES = [
  aPricingResponse({ season: 'high', pricePerNight: '95-120€' }),
  aPricingResponse({ season: 'low', pricePerNight: '75€' }),
];
const NO_BREAKS = { normalizer: (text: string) => text.replace(/\s/g, ' ') };

async function stay(checkIn: string, checkOut: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Check-in'), checkIn);
  await user.type(screen.getByLabelText('Check-out'), checkOut);
  await estimateLoaded();
}

/** The first date asks for it. */
const estimateLoaded = () => act(async () => void (await loadEstimate()));

interface Visit {
  readonly path?: string;
  readonly createQuote?: Handlers['createQuote'];
  readonly facts?: Partial<PageFacts>;
  readonly prices?: readonly Pricing[];
  readonly property?: Partial<Property>;
}

async function openForm({
  path = '/preventivo',
  createQuote = placed,
  facts,
  prices = [aPricingResponse()],
  property,
}: Visit = {}) {
  const view = await renderSite(
    <QuoteForm property={aPropertyResponse(property)} rooms={[aRoomResponse()]} prices={prices} />,
    { path, handlers: { createQuote }, ...(facts && { facts }) },
  );
  const sent = () => view.api.sentTo('createQuote');
  return { ...view, sent };
}

async function fillIn() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Check-in'), arrival);
  await user.type(screen.getByLabelText('Check-out'), departure);
  await user.type(screen.getByLabelText('Nome'), 'Greta');
  await user.type(screen.getByLabelText('Cognome'), 'Müller');
  await user.type(screen.getByLabelText('Email'), 'greta@example.org');
  await estimateLoaded();
  return user;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia la richiesta' }));

beforeEach(() => sessionStorage.clear());

describe('the quote form', () => {
  it('says beside each field that it is missing, and focuses the first one', async () => {
    const { sent } = await openForm();
    await send();
    const messages: Record<string, string> = {
      'Check-in': 'La data di check-in è obbligatoria',
      'Check-out': 'La data di check-out è obbligatoria',
      Nome: 'Il nome è obbligatorio',
      Cognome: 'Il cognome è obbligatorio',
      Email: 'Inserisci un indirizzo email valido',
    };
    for (const [label, message] of Object.entries(messages)) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
      expect(screen.getByLabelText(label)).toBeInvalid();
    }
    expect(screen.getByRole('region', { name: 'Ci sono 5 campi da sistemare' })).toBeInTheDocument();
    expect(screen.getByLabelText('Check-in')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['Check-in', '2020-01-01', 'Questa data è già passata.'],
    ['Email', 'greta@', 'Inserisci un indirizzo email valido'],
    ['Telefono (facoltativo)', 'domani', 'Inserisci un numero di telefono valido.'],
  ])(
    'says what is wrong with %s as soon as it is left, and stops when it is corrected',
    async (label, text, message) => {
      await openForm();
      const user = userEvent.setup();
      const field = screen.getByLabelText(label);
      await user.type(field, text);
      await user.tab();
      expect(field).toHaveAccessibleDescription(message);
      await user.clear(field);
      await user.type(
        field,
        label === 'Email' ? 'greta@example.org' : label === 'Check-in' ? arrival : '+39 070 1',
      );
      expect(field).not.toHaveAccessibleDescription();
    },
  );

  it('says that the departure must be after the arrival', async () => {
    await openForm();
    const user = await fillIn();
    await user.clear(screen.getByLabelText('Check-out'));
    await user.type(screen.getByLabelText('Check-out'), arrival);
    await send();
    expect(screen.getByLabelText('Check-out')).toHaveAccessibleDescription(
      'Il check-out deve essere dopo il check-in.',
    );
    expect(screen.getByLabelText('Check-out')).toHaveFocus();
  });

  it('allows no arrival before today and no departure before the day after the arrival', async () => {
    await openForm();
    expect(screen.getByLabelText('Check-in')).toHaveAttribute('min', '2026-03-01');
    expect(screen.getByLabelText('Check-out')).toHaveAttribute('min', '2026-03-02');
    await userEvent.type(screen.getByLabelText('Check-in'), arrival);
    expect(screen.getByLabelText('Check-out')).toHaveAttribute('min', addDays(arrival, 1));
  });

  it('offers one to four guests, no preferred room, and the services of the property', async () => {
    await openForm();
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options('Ospiti')).toEqual(['1 ospite', '2 ospiti', '3 ospiti', '4 ospiti']);
    expect(options('Camera preferita (facoltativo)')).toEqual(['Nessuna preferenza', 'Bungalow Ginepro']);
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
      'beach-shuttle',
      'parking',
    ]);
    expect(screen.getAllByRole('checkbox').some((box) => (box as HTMLInputElement).checked)).toBe(false);
  });

  it('sends the request as specified, clears the draft, says so and goes on', async () => {
    const { sent, store } = await openForm();
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: /Navetta/ }));
    await send();
    await waitFor(() =>
      expect(screen.getByTitle('address')).toHaveTextContent(`/preventivo/inviato?ref=${placed.ref}`),
    );
    expect(sent()[0]?.createQuoteRequest).toEqual({
      firstName: 'Greta',
      lastName: 'Müller',
      email: 'greta@example.org',
      phone: null,
      checkIn: arrival,
      checkOut: departure,
      guests: 2,
      preferredRoom: null,
      specialRequests: null,
      additionalServices: ['beach-shuttle'],
      language: 'it',
      website: '',
      filledInMs: expect.any(Number),
    });
    expect(store.getState().visit.toast).toMatchObject({
      kind: 'default',
      title: 'Richiesta inviata con successo!',
    });
    expect(store.getState().visit.sentQuote).toEqual(placed);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps what was typed when sending fails, and sends it again under the same key', async () => {
    const { sent, store, api } = await openForm({ createQuote: unreachable });
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Quello che hai scritto è ancora qui.');
    expect(store.getState().visit.toast).toMatchObject({ kind: 'destructive', title: 'Errore' });
    expect(screen.getByLabelText('Nome')).toHaveValue('Greta');
    api.handlers.createQuote = placed;
    await send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    const keys = sent().map((call) => call['Idempotency-Key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('sends it under the same key after a reload too, since nobody knows whether it had arrived', async () => {
    const { sent, unmount } = await openForm({ createQuote: unreachable });
    await fillIn();
    await send();
    await screen.findByRole('alert');
    unmount();
    const again = await openForm();
    await send();
    await waitFor(() => expect(again.sent()).toHaveLength(1));
    expect(again.sent()[0]?.['Idempotency-Key']).toBe(sent()[0]?.['Idempotency-Key']);
    expect(again.sent()[0]?.createQuoteRequest.firstName).toBe('Greta');
  });

  it('takes another key when the request is changed before it is sent again', async () => {
    const { sent } = await openForm({ createQuote: unreachable });
    await fillIn();
    await send();
    await screen.findByRole('alert');
    await userEvent.type(screen.getByLabelText('Nome'), ' Anna');
    await send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    const keys = sent().map((call) => call['Idempotency-Key']);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('shows what the server refuses beside its field', async () => {
    const errors = [{ field: 'preferredRoom', code: 'unknown_room', message: 'No such room' }];
    await openForm({ createQuote: problem(400, 'quote.invalid', { errors }) });
    await fillIn();
    await send();
    const room = screen.getByLabelText('Camera preferita (facoltativo)');
    await waitFor(() => expect(room).toHaveAccessibleDescription('Questa camera non esiste.'));
    expect(room).toHaveFocus();
  });

  it('says how long to wait after too many requests', async () => {
    await openForm({ createQuote: problem(429, 'quote.too_many', { retryAfterSeconds: 600 }) });
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Riprova tra 10 minuti o scrivici.');
  });

  it('fills empty fields from the draft and leaves the others alone', async () => {
    const { unmount } = await openForm();
    await userEvent.type(screen.getByLabelText('Nome'), 'Greta');
    await userEvent.selectOptions(screen.getByLabelText('Ospiti'), '3');
    unmount();
    await openForm();
    expect(screen.getByLabelText('Nome')).toHaveValue('Greta');
    expect(screen.getByLabelText('Ospiti')).toHaveValue('3');
    expect(screen.getByLabelText('Cognome')).toHaveValue('');
  });

  it('chooses the room that the address names', async () => {
    await openForm({ path: '/preventivo?room=bungalow-ginepro' });
    expect(screen.getByLabelText('Camera preferita (facoltativo)')).toHaveValue('bungalow-ginepro');
  });

  it('takes dates, guests and room from the address, and nothing of the person', async () => {
    await openForm({
      path: `/preventivo?room=bungalow-ginepro&checkIn=${arrival}&checkOut=${departure}&guests=3&email=x@example.org`,
    });
    expect(screen.getByLabelText('Check-in')).toHaveValue(arrival);
    expect(screen.getByLabelText('Check-out')).toHaveValue(departure);
    expect(screen.getByLabelText('Ospiti')).toHaveValue('3');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('prefers a stay that was just chosen to the draft, and what was changed since to the address', async () => {
    const { unmount } = await openForm();
    await userEvent.type(screen.getByLabelText('Check-in'), addDays(arrival, 1));
    unmount();
    const path = `/preventivo?checkIn=${arrival}`;
    const second = await openForm({ path });
    expect(screen.getByLabelText('Check-in')).toHaveValue(arrival);
    await userEvent.clear(screen.getByLabelText('Check-in'));
    await userEvent.type(screen.getByLabelText('Check-in'), addDays(arrival, 2));
    second.unmount();
    await openForm({ path });
    expect(screen.getByLabelText('Check-in')).toHaveValue(addDays(arrival, 2));
  });

  it('leaves out what the address names and there is not', async () => {
    await openForm({ path: '/preventivo?room=castello&checkIn=domani&guests=9' });
    expect(screen.getByLabelText('Camera preferita (facoltativo)')).toHaveValue('none');
    expect(screen.getByLabelText('Check-in')).toHaveValue('');
    expect(screen.getByLabelText('Ospiti')).toHaveValue('2');
  });

  it('says before sending that the property is closed then, and sends all the same', async () => {
    const { sent } = await openForm({ property: { openSeason: { from: '04-01', to: '10-31' } } });
    await stay(`${year}-10-29`, `${year}-11-01`);
    expect(screen.queryByText(/siamo chiusi/)).not.toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Check-out'));
    await userEvent.type(screen.getByLabelText('Check-out'), `${year}-11-02`);
    expect(await screen.findByText(/siamo chiusi \(apertura: aprile – ottobre\)/)).toHaveAttribute(
      'role',
      'status',
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Nome'), 'Greta');
    await user.type(screen.getByLabelText('Cognome'), 'Müller');
    await user.type(screen.getByLabelText('Email'), 'greta@example.org');
    await send();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('says when a late arrival must be announced, where the property does', async () => {
    const { unmount } = await openForm();
    expect(screen.getByText(/Check-in dalle 16:00. Se arrivi dopo le 20:00, avvisaci/)).toBeVisible();
    unmount();
    await openForm({ property: { checkin: { from: '16:00', announceAfter: null } } });
    expect(screen.queryByText(/avvisaci/)).not.toBeInTheDocument();
  });

  it('sums the stay up, and says when there are too many guests', async () => {
    await openForm({ path: '/preventivo?room=bungalow-ginepro' });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Check-in'), `${year}-07-01`);
    await user.type(screen.getByLabelText('Check-out'), `${year}-07-09`);
    await user.selectOptions(screen.getByLabelText('Ospiti'), '4');
    const summary = screen.getByRole('region', { name: 'La tua richiesta' });
    expect(summary).toHaveTextContent('8 notti');
    await waitFor(() => expect(summary).toHaveTextContent('684–864 €'));
    expect(summary).toHaveTextContent('Sconto settimanale del 10%');
    expect(screen.getByRole('status')).toHaveTextContent('Bungalow Ginepro ospita fino a 2 persone.');
  });

  it('estimates a stay across two seasons line by line, and says that it does not bind', async () => {
    await openForm({
      path: '/preventivo?room=bungalow-ginepro',
      prices: PRICES,
      property: { touristTax: { centsPerPersonNight: 150, maxNights: 7, months: [6], note: null } },
    });
    await stay(`${year}-05-28`, `${year}-06-12`);
    for (const name of ['La tua richiesta', 'Stima del soggiorno']) {
      const place = within(screen.getByRole('region', { name }));
      expect(await place.findByText('1231,50–1479,00 €', NO_BREAKS)).toBeVisible();
      const amounts = place
        .getAllByRole('definition', { hidden: true })
        .map(({ textContent }) => textContent);
      expect(amounts.slice(-4).map((text) => text?.replace(/\s/g, ' '))).toEqual([
        '300 €',
        '1045–1320 €',
        '\u2212134,50–162,00 €',
        '21 €',
      ]);
      expect(place.getByText('4 notti in bassa stagione a 75 €', NO_BREAKS)).toBeInTheDocument();
      expect(place.getByText('11 notti in alta stagione a 95–120 €', NO_BREAKS)).toBeInTheDocument();
      expect(
        place.getByText(/Imposta di soggiorno per 7 notti, 1,50 € a persona/, NO_BREAKS),
      ).toBeInTheDocument();
      expect(place.getByText(/non vincolante/)).toBeVisible();
    }
  });

  it('shows each season’s price as it was typed where it is no number', async () => {
    const [high] = PRICES;
    const low = aPricingResponse({ season: 'low', pricePerNight: 'su richiesta' });
    await openForm({ path: '/preventivo?room=bungalow-ginepro', prices: [...(high ? [high] : []), low] });
    await stay(`${year}-05-28`, `${year}-06-12`);
    const summary = screen.getByRole('region', { name: 'La tua richiesta' });
    await waitFor(() => expect(summary).toHaveTextContent(/Bassa stagione\s*su richiesta(?!\/notte)/));
    expect(summary).toHaveTextContent('Alta stagione95–120 €/notte');
    expect(summary).not.toHaveTextContent('vincolante');
    const below = screen.getByRole('region', { name: 'Stima del soggiorno' });
    expect(below).toHaveTextContent('te lo diciamo nella risposta');
  });

  it('comes back from a post without script with its values, its messages and its focus', async () => {
    const refusedForm = {
      values: { firstName: 'Greta', lastName: '', guests: '3', additionalServices: ['parking'] },
      errors: [{ field: 'lastName', code: 'required' }],
    };
    await openForm({ facts: { refusedForm } });
    expect(screen.getByLabelText('Nome')).toHaveValue('Greta');
    expect(screen.getByLabelText('Ospiti')).toHaveValue('3');
    expect(screen.getByRole('checkbox', { name: /Parcheggio/ })).toBeChecked();
    expect(screen.getByLabelText('Cognome')).toHaveAccessibleDescription('Il cognome è obbligatorio');
    expect(screen.getByLabelText('Cognome')).toHaveFocus();
  });

  it('is a plain form without script, with a honeypot that people do not see', async () => {
    const { container } = await openForm();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/preventivo');
    expect(container.querySelector('[name=website]')?.closest('[aria-hidden]')).not.toBeNull();
  });

  it('marks the visit as filling in a form', async () => {
    const { store } = await openForm();
    expect(store.getState().visit.isFillingForm).toBe(false);
    await userEvent.type(screen.getByLabelText('Nome'), 'G');
    expect(store.getState().visit.isFillingForm).toBe(true);
  });
});
