import type { Property } from '@ospite/contracts/guest';
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

  it('names its services in a strip, with their season and the way to all of them', async () => {
    const offeredServices: Property['offeredServices'] = ['beach-shuttle', 'sports-fields', 'parking'];
    await renderSite(<HomePage />, {
      handlers: { listRooms: [], getProperty: aPropertyResponse({ offeredServices }) },
    });
    const strip = within(
      await screen.findByRole('region', { name: 'Quello che serve, senza prendere l’auto' }),
    );
    expect(strip.getAllByRole('listitem')).toHaveLength(7);
    expect(strip.getByText('Stagione: 31 maggio – 14 settembre')).toBeInTheDocument();
    expect(strip.getByRole('link', { name: 'Tutti i servizi' })).toHaveAttribute('href', '/servizi');
  });

  it('leaves out of the strip what the property does not offer', async () => {
    const getProperty = aPropertyResponse({ offeredServices: ['mooring'] });
    await renderSite(<HomePage />, { handlers: { listRooms: [], getProperty } });
    const strip = within(
      await screen.findByRole('region', { name: 'Quello che serve, senza prendere l’auto' }),
    );
    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Piscina e solarium',
      'Ristorante e bar',
      'Mini market',
      'Lavanderia a gettoni',
    ]);
  });

  it.each([
    ['it', ['Piscina', 'Ristorante', 'Bar'], '/servizi'],
    ['en', ['Pool', 'Restaurant', 'Bar'], '/services'],
    ['de', ['Pool', 'Restaurant', 'Bar'], '/leistungen'],
    ['es', ['Piscina', 'Restaurante', 'Bar'], '/servicios'],
  ] as const)(
    'shows in %s pool, restaurant and bar, each a way to the services',
    async (language, names, to) => {
      await renderSite(<HomePage />, { language, handlers: { listRooms: [] } });
      await screen.findByRole('heading', { level: 1 });
      for (const name of names) expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
    },
  );

  it('plays the film of the property on a press, and gives the focus back', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const property = aPropertyResponse({ video: { url: '/uploads/video/baia.mp4', posterUrl: null } });
    const { container } = await renderSite(<HomePage />, {
      handlers: { listRooms: [], getProperty: property },
    });
    const link = await screen.findByRole('link', { name: 'Guarda il video' });
    expect(link).toHaveAttribute('href', '/uploads/video/baia.mp4');
    expect(container.querySelector('video')).toBeNull();
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Video: la baia' });
    expect(dialog.querySelector('video')).toHaveAttribute('src', '/uploads/video/baia.mp4');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks nothing of another host before its film is pressed, and then only where the document lets it in', async () => {
    const video = { url: 'https://films.example/baia.mp4', posterUrl: 'https://films.example/baia.jpg' };
    const { container } = await renderSite(<HomePage />, {
      handlers: { listRooms: [], getProperty: aPropertyResponse({ video }) },
    });
    const link = await screen.findByRole('link', { name: 'Guarda il video' });
    expect(container.innerHTML).not.toContain('baia.jpg');
    // Rendered here without a document of its own, as after a navigation: the link leads to the file.
    const isLeftToTheBrowser = jest.fn<void, [MouseEvent]>((event) => event.preventDefault());
    document.addEventListener('click', (event) => isLeftToTheBrowser(event), { once: true });
    expect(link).toHaveAttribute('href', video.url);
    await userEvent.click(link);
    expect(isLeftToTheBrowser).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has no film where the property has none', async () => {
    await renderSite(<HomePage />, { handlers: { listRooms: [] } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Guarda il video')).not.toBeInTheDocument();
  });

  it('tells who the hosts are, and the score with its source and date', async () => {
    const property = aPropertyResponse({
      score: { value: 9.6, scale: 10, source: 'Booking.com', date: '2026-10-01' },
      hosts: [{ name: 'Marta', languages: ['it'], pictureUrl: null, pictureAlt: null }],
    });
    await renderSite(<HomePage />, { handlers: { listRooms: [], getProperty: property } });
    const about = within(await screen.findByRole('region', { name: 'Chi ti accoglie' }));
    expect(about.getByText('Ti aspetta Marta.')).toBeInTheDocument();
    expect(about.getByText('9,6/10')).toBeInTheDocument();
    expect(about.getByText('su Booking.com, 1º ottobre 2026')).toBeInTheDocument();
    expect(about.getByRole('link', { name: 'La nostra storia' })).toHaveAttribute('href', '/chi-siamo');
  });

  it('shows no score where the property has none', async () => {
    await renderSite(<HomePage />, { handlers: { listRooms: [] } });
    await screen.findByRole('region', { name: 'Chi ti accoglie' });
    expect(screen.queryByText(/\/10/)).not.toBeInTheDocument();
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
