import { aPropertyResponse, aRoomDetailResponse } from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { RoomPage } from './room-page';

const page = <RoomPage />;
const italian = { path: '/camere/bungalow-ginepro' };

describe('what guests ask before they write', () => {
  it('answers what guests ask before they write, and sets access apart from three facts on', async () => {
    const fact = (id: string, choices: string[], number: number | null = null) => ({ id, choices, number });
    const access = [fact('entrance', ['ground-floor']), fact('door-width', [], 85)];
    const room = aRoomDetailResponse({
      stepFree: true,
      stayFacts: [fact('bathroom', ['inside']), ...access],
    });
    const property = aPropertyResponse({
      stayFacts: [
        fact('parking', ['paid'], 500),
        fact('payment', ['cash', 'cards']),
        fact('min-stay', [], 2),
      ],
    });
    await renderSite(page, { ...italian, handlers: { getRoom: room, getProperty: property } });
    const facts = within(await screen.findByRole('region', { name: 'Che cosa sapere prima di scrivere' }));
    expect(facts.getAllByRole('definition').map((answer) => answer.textContent)).toEqual([
      'in camera',
      'a pagamento: 5\u00a0€ a notte',
      'contanti e carte',
      '2 notti',
    ]);
    const apart = within(screen.getByRole('region', { name: 'Accessibilità della camera' }));
    expect(apart.getByText('al piano terra')).toBeVisible();
    expect(apart.getByText('85 cm')).toBeVisible();
    expect(apart.getByText('Senza gradini, dal parcheggio al letto')).toBeVisible();
  });

  it('says nothing of facts that the owner has not given', async () => {
    await renderSite(page, { ...italian, handlers: { getRoom: aRoomDetailResponse() } });
    await screen.findByRole('heading', { level: 1, name: 'Bungalow Ginepro' });
    expect(
      screen.queryByRole('region', { name: 'Che cosa sapere prima di scrivere' }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Accessibilità della camera' })).not.toBeInTheDocument();
  });
});
