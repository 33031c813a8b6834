import { aPricingResponse, aRoomResponse } from '@ospite/contracts/testing';
import { addDays } from '@ospite/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@ospite/ui/testing';
import { arrival, departure, fillIn, openForm, send, typeStay } from './quote-form.fixture';

const year = Number(arrival.slice(0, 4)) + 1;
const PRICES = [
  aPricingResponse({ season: 'high', pricePerNight: '95-120€' }),
  aPricingResponse({ season: 'low', pricePerNight: '75€' }),
];
const NO_BREAKS = { normalizer: (text: string) => text.replace(/\s/g, ' ') };

beforeEach(() => sessionStorage.clear());

describe('the stay in the quote form', () => {
  it('promises a confirmation by e-mail only while e-mails leave', async () => {
    const { unmount } = await openForm();
    expect(screen.getByText(/conferma per email/)).toBeVisible();
    unmount();
    await openForm({ facts: { sendsNoEmail: true } });
    expect(screen.queryByText(/conferma/)).not.toBeInTheDocument();
    expect(screen.getByText('Riceviamo la richiesta e ti rispondiamo noi, personalmente.')).toBeVisible();
  });

  it('chooses the room that the address names', async () => {
    await openForm({ path: '/preventivo?room=bungalow-ginepro' });
    expect(screen.getByLabelText('Camera preferita (facoltativo)')).toHaveValue('bungalow-ginepro');
  });

  it('names the only room there is, and asks for it, whatever the address names', async () => {
    const { sent } = await openForm({ rooms: [aRoomResponse()], path: '/preventivo?room=uno' });
    expect(screen.queryByLabelText('Camera preferita (facoltativo)')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Camera')).toHaveTextContent('Bungalow Ginepro');
    await fillIn();
    expect(screen.getByRole('heading', { name: 'La tua richiesta' }).parentElement).toHaveTextContent(
      'CameraBungalow Ginepro',
    );
    await send();
    expect(sent()[0]).toMatchObject({ createQuoteRequest: { preferredRoom: 'bungalow-ginepro' } });
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

  it.each([
    ['on the page that everyone sees', ''],
    ['where the server has filled it in', `?checkIn=${arrival}`],
  ])(
    'prefers a stay that was just chosen to the draft, and what was changed since to the address, %s',
    async (_where, search) => {
      const { unmount } = await openForm();
      await userEvent.type(screen.getByLabelText('Check-in'), addDays(arrival, 1));
      unmount();
      const chosen = { path: `/preventivo?checkIn=${arrival}`, facts: { search } };
      const second = await openForm(chosen);
      expect(screen.getByLabelText('Check-in')).toHaveValue(arrival);
      await userEvent.clear(screen.getByLabelText('Check-in'));
      await userEvent.type(screen.getByLabelText('Check-in'), addDays(arrival, 2));
      second.unmount();
      await openForm(chosen);
      expect(screen.getByLabelText('Check-in')).toHaveValue(addDays(arrival, 2));
    },
  );

  it('leaves out what the address names and there is not', async () => {
    await openForm({ path: '/preventivo?room=castello&checkIn=domani&guests=9' });
    expect(screen.getByLabelText('Camera preferita (facoltativo)')).toHaveValue('none');
    expect(screen.getByLabelText('Check-in')).toHaveValue('');
    expect(screen.getByLabelText('Ospiti')).toHaveValue('2');
  });

  it('says before sending that the property is closed then, and sends all the same', async () => {
    const { sent } = await openForm({ property: { openSeason: { from: '04-01', to: '10-31' } } });
    await typeStay(`${year}-10-29`, `${year}-11-01`);
    expect(screen.queryByText(/siamo chiusi/)).not.toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Check-out'));
    await userEvent.type(screen.getByLabelText('Check-out'), `${year}-11-02`);
    expect(await screen.findByText(/siamo chiusi \(apertura: aprile–ottobre\)/)).toHaveAttribute(
      'role',
      'status',
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Nome'), 'Greta');
    await user.type(screen.getByLabelText('Cognome'), 'Müller');
    await fill(user, screen.getByLabelText('Email'), 'greta@example.org');
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
    await typeStay(`${year}-05-28`, `${year}-06-12`);
    for (const name of ['La tua richiesta', 'Stima del soggiorno']) {
      const place = within(screen.getByRole('region', { name }));
      expect(await place.findByText('1231,50–1479,00 €', NO_BREAKS)).toBeVisible();
      const amounts = place
        .getAllByRole('definition', { hidden: true })
        .map(({ textContent }) => textContent);
      expect(amounts.slice(-4).map((text) => text?.replace(/\s/g, ' '))).toEqual([
        '300 €',
        '1045–1320 €',
        'da \u2212134,50 a \u2212162,00 €',
        '21 €',
      ]);
      expect(place.getByText('4 notti in bassa stagione a 75 €', NO_BREAKS)).toBeInTheDocument();
      expect(place.getByText('11 notti in alta stagione a 95–120 €', NO_BREAKS)).toBeInTheDocument();
      expect(
        place.getByText(/Imposta di soggiorno per 7 notti, 1,50 € a persona/, NO_BREAKS),
      ).toBeInTheDocument();
      expect(place.getAllByText(/non vincolante/).at(-1)).toBeVisible();
    }
  });

  it('shows each season’s price as it was typed where it is no number', async () => {
    const [high] = PRICES;
    const low = aPricingResponse({ season: 'low', pricePerNight: 'su richiesta' });
    await openForm({ path: '/preventivo?room=bungalow-ginepro', prices: [...(high ? [high] : []), low] });
    await typeStay(`${year}-05-28`, `${year}-06-12`);
    const summary = screen.getByRole('region', { name: 'La tua richiesta' });
    await waitFor(() => expect(summary).toHaveTextContent(/Bassa stagione\s*su richiesta(?!\/notte)/));
    expect(summary).toHaveTextContent('Alta stagione95–120 €/notte');
    expect(summary).not.toHaveTextContent('vincolante');
    const below = screen.getByRole('region', { name: 'Stima del soggiorno' });
    expect(below).toHaveTextContent('te lo diciamo nella risposta');
  });
});
