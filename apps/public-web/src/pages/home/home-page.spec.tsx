import { aPropertyResponse, aRoomResponse, pending, unreachable } from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { HomePage } from './home-page';

const fourRooms = [1, 2, 3, 4].map((id) => aRoomResponse({ id, slug: `camera-${id}`, name: `Camera ${id}` }));

beforeEach(() => localStorage.setItem('lang', 'it'));

describe('the home page', () => {
  it('greets with the name, the line of the property and two ways on', async () => {
    await renderSite(<HomePage />, { handlers: { listRooms: fourRooms } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Baia dei Ginepri' })).toBeInTheDocument();
    expect(screen.getByText('Una baia, i pini.')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Chiedi un preventivo' })[0]).toHaveAttribute(
      'href',
      '/preventivo',
    );
    expect(screen.getByRole('link', { name: 'Scopri le camere' })).toHaveAttribute('href', '/camere');
    expect(screen.getByRole('link', { name: 'Scorri per scoprire la baia' })).toHaveAttribute(
      'href',
      '#intro',
    );
  });

  it('gives three reasons, three real rooms and the ways to the property', async () => {
    await renderSite(<HomePage />, { handlers: { listRooms: fourRooms } });
    expect(within(screen.getByRole('list', { name: 'Perché qui' })).getAllByRole('listitem')).toHaveLength(3);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    const ways = within(screen.getByRole('region', { name: 'Vicino a tutto, lontano dal rumore' }));
    expect(ways.getByRole('listitem')).toHaveTextContent(/Aeroporto20 min in auto20–25 km/);
  });

  it('does without a map where the place is not known', async () => {
    const property = aPropertyResponse({ coordinates: null });
    await renderSite(<HomePage />, { handlers: { listRooms: [], getProperty: property } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /mappa/ })).not.toBeInTheDocument();
  });

  it('says that the rooms are loading', async () => {
    await renderSite(<HomePage />, { handlers: { listRooms: pending } });
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento in corso…');
  });

  it('leaves the rooms out when there is none', async () => {
    await renderSite(<HomePage />, { handlers: { listRooms: [] } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Tutte le camere')).not.toBeInTheDocument();
  });

  it('stays useful when the rooms cannot be read, and tries again on demand', async () => {
    const { api } = await renderSite(<HomePage />, { handlers: { listRooms: unreachable } });
    await screen.findByRole('alert');
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    api.handlers.listRooms = fourRooms;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });
});
