import { aPropertyResponse, aRoomResponse } from '@ospite/contracts/testing';
import type { Property } from '@ospite/contracts/guest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import type { PricedRoom } from '../../shared/stay/stay';
import { StayForm } from './stay-form';

const NO_BREAKS = { normalizer: (text: string) => text.replace(/\s/g, ' ') };
const GINEPRO: PricedRoom = {
  ...aRoomResponse(),
  prices: [
    { season: 'high', pricePerNight: '95-120€' },
    { season: 'low', pricePerNight: '75€' },
  ],
};
const UNO: PricedRoom = { ...GINEPRO, slug: 'uno', name: 'Camera Uno', maxGuests: 1, prices: [] };

const openForm = (rooms = [GINEPRO], property: Partial<Property> = {}) =>
  renderSite(<StayForm property={aPropertyResponse(property)} rooms={rooms} />, { path: '/prezzi' });

async function typeStay(checkIn: string, checkOut: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Check-in'), checkIn);
  await user.type(screen.getByLabelText('Check-out'), checkOut);
  return user;
}
const outcome = () => within(screen.getByRole('region', { name: 'Stima del soggiorno' }));

describe('the form that tells what a stay would cost', () => {
  it('shows the estimate below the dates, line by line, marked as not binding', async () => {
    await openForm();
    expect(outcome().getByText(/Scegli arrivo e partenza/)).toBeVisible();
    const user = await typeStay('2027-05-28', '2027-06-12');
    expect(await outcome().findByText('1210,50–1458,00 €', NO_BREAKS)).toBeVisible();
    await user.click(outcome().getByText('Come si calcola'));
    expect(outcome().getByText('4 notti in bassa stagione a 75 €', NO_BREAKS)).toBeVisible();
    expect(outcome().getByText('11 notti in alta stagione a 95–120 €', NO_BREAKS)).toBeVisible();
    expect(outcome().getByText('Sconto settimanale del 10%', NO_BREAKS)).toBeVisible();
    expect(
      outcome()
        .getAllByText(/Stima non vincolante/)
        .at(-1),
    ).toBeVisible();
  });

  it('follows the room that is chosen, and says where its prices do not tell', async () => {
    await openForm([GINEPRO, UNO]);
    const user = await typeStay('2027-06-10', '2027-06-12');
    expect(await outcome().findAllByText('190–240 €', NO_BREAKS)).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('Camera'), 'uno');
    expect(await outcome().findByText(/te lo diciamo nella risposta/)).toBeVisible();
    expect(screen.getByText(/Camera Uno ospita fino a 1 persona/)).toBeVisible();
  });

  it('says when the property is closed', async () => {
    await openForm([GINEPRO], { openSeason: { from: '04-01', to: '10-31' } });
    await typeStay('2027-01-10', '2027-01-12');
    expect(await screen.findByText(/siamo chiusi/)).toBeVisible();
  });

  it('takes the stay along to the quote form', async () => {
    await openForm();
    const user = await typeStay('2027-06-10', '2027-06-12');
    await user.click(screen.getByRole('button', { name: 'Chiedi un preventivo con queste date' }));
    expect(screen.getByTitle('address')).toHaveTextContent(
      '/preventivo?checkIn=2027-06-10&checkOut=2027-06-12&guests=2&room=bungalow-ginepro',
    );
  });

  it('goes there without script as well, as a plain form', async () => {
    const { container } = await openForm();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/preventivo');
    expect(form?.elements.namedItem('room')).toHaveValue('bungalow-ginepro');
  });

  it('says what is wrong with dates that were typed', async () => {
    await openForm();
    await typeStay('2026-02-10', '2026-02-12');
    expect(await screen.findByText('Queste date sono già passate: scegline altre.')).toBeVisible();
    expect(outcome().queryByText(/€/)).not.toBeInTheDocument();
  });

  it('begins with the stay of the address, and keeps it there as dates are typed', async () => {
    const path = '/camere/bungalow-ginepro?checkIn=2027-06-10&checkOut=2027-06-12&guests=1';
    await renderSite(<StayForm property={aPropertyResponse()} rooms={[GINEPRO]} inAddress />, { path });
    expect(screen.getByLabelText('Check-in')).toHaveValue('2027-06-10');
    expect(screen.getByLabelText('Ospiti')).toHaveValue('1');
    expect(await outcome().findAllByText('190–240 €', NO_BREAKS)).toHaveLength(2);
    await userEvent.selectOptions(screen.getByLabelText('Ospiti'), '2');
    expect(screen.getByTitle('address')).toHaveTextContent(
      '/camere/bungalow-ginepro?checkIn=2027-06-10&checkOut=2027-06-12&guests=2',
    );
    expect(screen.getByLabelText('Check-in')).toHaveValue('2027-06-10');
  });

  it('says what is wrong with the stay of the address until there are other dates', async () => {
    const path = '/camere/bungalow-ginepro?checkIn=2027-06-12&checkOut=2027-06-10';
    await renderSite(<StayForm property={aPropertyResponse()} rooms={[GINEPRO]} inAddress />, { path });
    expect(await screen.findByText(/La partenza deve venire dopo l’arrivo/)).toBeVisible();
    const user = userEvent.setup();
    for (const [label, date] of [
      ['Check-in', '2027-06-10'],
      ['Check-out', '2027-06-12'],
    ] as const) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), date);
    }
    expect(await outcome().findAllByText('190–240 €', NO_BREAKS)).toHaveLength(2);
    expect(screen.queryByText(/La partenza deve venire dopo l’arrivo/)).not.toBeInTheDocument();
  });
});
