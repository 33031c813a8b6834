import { aPricingResponse, aRoomResponse, pending, unreachable } from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { RoomsGrid } from './rooms-grid';

describe('the list of rooms', () => {
  it('shows four quiet cards and says that it is loading', async () => {
    const { container } = await renderSite(<RoomsGrid />, { handlers: { listRooms: pending } });
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento in corso…');
    expect(container.querySelectorAll('.skeleton')).toHaveLength(4);
  });

  it('says what went wrong and loads again on demand', async () => {
    const { api } = await renderSite(<RoomsGrid />, { handlers: { listRooms: unreachable } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Non riusciamo a raggiungere il sito');
    api.handlers.listRooms = [aRoomResponse()];
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Bungalow Ginepro' })).toBeInTheDocument();
  });

  it('says that there is none', async () => {
    await renderSite(<RoomsGrid />, { handlers: { listRooms: [] } });
    expect(await screen.findByText(/non ci sono camere da mostrare/)).toBeInTheDocument();
  });

  it('shows each room with its picture, sentence, badges, guests, both codes and a way to its page', async () => {
    await renderSite(<RoomsGrid />, {
      language: 'en',
      handlers: { listRooms: [aRoomResponse({ stepFree: true })] },
    });
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('img', { name: 'View 1' })).toHaveAttribute('loading', 'lazy');
    expect(within(card).getByText('Round and cool.')).toBeInTheDocument();
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Up to 2 guests', 'Air conditioning', ' Step-free']);
    expect(within(card).getByText('CIN IT000R1')).toBeInTheDocument();
    expect(within(card).getByText('IUN R0001')).toBeInTheDocument();
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/rooms/bungalow-ginepro');
  });

  it.each([
    ['it', 'Da 75 €/notte'],
    ['en', 'From €75/night'],
    ['de', 'Ab 75 €/Nacht'],
    ['es', 'Desde 75 €/noche'],
  ] as const)('says in %s from which price on', async (language, text) => {
    const listPrices = [
      aPricingResponse({ pricePerNight: '95-120€' }),
      aPricingResponse({ season: 'low', pricePerNight: '75€' }),
    ];
    await renderSite(<RoomsGrid />, { language, handlers: { listRooms: [aRoomResponse()], listPrices } });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says none where one of the prices is no amount', async () => {
    const listPrices = [
      aPricingResponse(),
      aPricingResponse({ season: 'low', pricePerNight: 'su richiesta' }),
    ];
    const handlers = { listRooms: [aRoomResponse(), aRoomResponse({ id: 2, name: 'Due' })], listPrices };
    const { container } = await renderSite(<RoomsGrid />, { handlers });
    await screen.findAllByRole('article');
    expect(screen.queryByText(/\/notte/)).not.toBeInTheDocument();
    // Nor an empty line in its place.
    expect(container.querySelectorAll('p:empty')).toHaveLength(0);
  });

  it('says what the stay of the address costs in each room, and where no price tells', async () => {
    const listRooms = [aRoomResponse(), aRoomResponse({ id: 2, slug: 'due', name: 'Due' })];
    const listPrices = [aPricingResponse({ pricePerNight: '100€' })];
    await renderSite(<RoomsGrid />, {
      path: '/camere?checkIn=2027-07-10&checkOut=2027-07-12&guests=3',
      handlers: { listRooms, listPrices },
    });
    const [first, second] = await screen.findAllByRole('article');
    expect(await within(first as HTMLElement).findAllByText(/^200/)).toHaveLength(2);
    expect(first).toHaveTextContent('2 notti, 3 ospiti');
    expect(first).toHaveTextContent('È per 2 persone al massimo');
    expect(second).toHaveTextContent('te lo diciamo nella risposta');
  });

  it('falls back to the Italian sentence and to an illustration', async () => {
    await renderSite(<RoomsGrid />, {
      language: 'de',
      handlers: { listRooms: [aRoomResponse({ mainImage: null })] },
    });
    expect(await screen.findByText('Rotondo e fresco.')).toBeInTheDocument();
    expect(screen.getByText('Bild folgt')).toBeInTheDocument();
  });
});
