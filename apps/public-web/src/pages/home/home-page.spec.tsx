import {
  aHomeContent,
  aPricingResponse,
  aPropertyResponse,
  aRoomResponse,
  pending,
  problem,
  unreachable,
} from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
    const down = await screen.findByRole('link', { name: 'Scorri' });
    expect(document.querySelector(down.getAttribute('href') ?? '')).toHaveAccessibleName('Com’è qui');
    expect(screen.getByRole('img', { name: 'La baia' })).toHaveAttribute('fetchpriority', 'high');
  });

  it('marks the line of the property where it is written in Italian alone', async () => {
    const getProperty = aPropertyResponse({ tagline: { it: 'Una baia.', de: 'Eine Bucht.' } });
    const handlers = { listRooms: fourRooms, getProperty };
    const { unmount } = await renderSite(<HomePage />, { language: 'en', path: '/en', handlers });
    expect(await screen.findByText('Una baia.')).toHaveAttribute('lang', 'it');
    unmount();
    await renderSite(<HomePage />, { language: 'de', path: '/de', handlers });
    expect(await screen.findByText('Eine Bucht.')).not.toHaveAttribute('lang');
  });

  it('says what, where, how good and from how much, and leaves out what is unset', async () => {
    const facts = () =>
      within(screen.getByRole('list', { name: 'In breve' }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const [lead, ...others] = aHomeContent().sections;
    if (lead?.kind !== 'home.lead') throw new Error('The home page has no lead.');
    const { unmount } = await renderSite(<HomePage />, {
      handlers: {
        listRooms: fourRooms,
        listPrices: [
          aPricingResponse({ roomId: 1, pricePerNight: '95-120€' }),
          aPricingResponse({ roomId: 2, pricePerNight: '75€' }),
        ],
        getProperty: aPropertyResponse({
          city: 'Bologna',
          region: 'Emilia-Romagna',
          score: { value: 9.6, scale: 10, source: 'Booking.com', date: '2026-10-01' },
        }),
        getContent: aHomeContent([
          { ...lead, values: { ...lead.values, offering: { text: 'Camere sotto i portici' } } },
          ...others,
        ]),
      },
    });
    await waitFor(() =>
      expect(facts()).toEqual([
        'Camere sotto i portici',
        'Bologna, Emilia-Romagna',
        '9,6/10 su Booking.com',
        'da 75\u00a0€',
      ]),
    );
    unmount();
    await renderSite(<HomePage />, {
      handlers: {
        listRooms: fourRooms,
        listPrices: [],
        getProperty: aPropertyResponse({ city: 'Bologna', region: 'Bologna', score: null }),
      },
    });
    await waitFor(() => expect(facts()).toEqual(['Bologna']));
  });

  it('gives the owner’s reasons, three real rooms and the ways to the property', async () => {
    await renderSite(<HomePage />, { handlers: { listRooms: fourRooms } });
    const reasons = within(await screen.findByRole('list', { name: 'Perché qui' }));
    expect(reasons.getAllByRole('listitem')).toHaveLength(3);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Dove si dorme' })).toHaveTextContent('Tre camere.');
    const ways = within(screen.getByRole('region', { name: 'Vicino a tutto' }));
    expect(ways.getByRole('listitem')).toHaveTextContent(/Aeroporto20 min in auto20–25 km/);
  });

  it('shows the rooms right after its first words, then what there is, the place and the hosts', async () => {
    await renderSite(<HomePage />, { handlers: { listRooms: fourRooms } });
    await screen.findByRole('region', { name: 'Chi ti accoglie' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const order = ['Com’è qui', 'Dove si dorme', 'Quello che serve', 'Vicino a tutto', 'Chi ti accoglie'];
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  });

  it('names its services in a strip, with their season and the way to all of them', async () => {
    await renderSite(<HomePage />, { handlers: { listRooms: [] } });
    const strip = within(await screen.findByRole('region', { name: 'Quello che serve' }));
    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lavanderia',
      'Deposito bagagli',
    ]);
    expect(strip.getByText('Stagione: 31 maggio – 14 settembre')).toBeInTheDocument();
    expect(strip.getByRole('link', { name: 'Tutti i servizi' })).toHaveAttribute('href', '/servizi');
    expect(screen.getByRole('link', { name: 'Cortile' })).toHaveAttribute('href', '/servizi');
  });

  it('leads to no services where there is no page of them', async () => {
    await renderSite(<HomePage />, { handlers: { listRooms: [], listContentPages: [{ page: 'home' }] } });
    await screen.findByRole('region', { name: 'Quello che serve' });
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Tutti i servizi' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { name: 'Cortile' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Di più su di noi' })).not.toBeInTheDocument();
  });

  it('shows name, rooms and film of a house whose owner has written nothing, and no picture that is not theirs', async () => {
    const video = { url: '/uploads/video/casa.mp4', posterUrl: '/uploads/video/casa.jpg' };
    await renderSite(<HomePage />, {
      handlers: {
        listRooms: [aRoomResponse({ mainImage: null })],
        getProperty: aPropertyResponse({ video }),
        getContent: problem(404, 'content.not_found'),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Baia dei Ginepri' })).toBeInTheDocument();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(['Camere', 'Video']));
    expect(screen.queryByRole('link', { name: 'Scorri' })).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain('/assets/site/pictures/');
  });

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
    const dialog = await screen.findByRole('dialog', { name: 'La casa in movimento' });
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

  it('shows the first screen’s picture before a film without one, and none where its owner chose none', async () => {
    const property = aPropertyResponse({ video: { url: '/uploads/video/casa.mp4', posterUrl: null } });
    const handlers = { listRooms: [], getProperty: property };
    const posterIn = (container: HTMLElement) => container.querySelector('a[href$=".mp4"] img');
    const { container, unmount } = await renderSite(<HomePage />, { handlers });
    await screen.findByRole('link', { name: 'Guarda il video' });
    expect(posterIn(container)?.getAttribute('src')).toContain('/hero-');
    unmount();
    const bare = await renderSite(<HomePage />, { handlers: { ...handlers, getContent: aHomeContent([]) } });
    await screen.findByRole('link', { name: 'Guarda il video' });
    expect(posterIn(bare.container)).toBeNull();
  });

  it('has no film where its owner hides what stands beside it', async () => {
    const video = { url: '/uploads/video/casa.mp4', posterUrl: null };
    const { sections, ...content } = aHomeContent();
    await renderSite(<HomePage />, {
      handlers: {
        listRooms: [],
        getProperty: aPropertyResponse({ video }),
        getContent: {
          ...content,
          sections: sections.filter(({ kind }) => kind !== 'home.video'),
          hidden: ['home.video'],
        },
      },
    });
    await screen.findByRole('region', { name: 'Vicino a tutto' });
    expect(screen.queryByText('Guarda il video')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Video' })).not.toBeInTheDocument();
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
    expect(about.getByRole('link', { name: 'Di più su di noi' })).toHaveAttribute('href', '/chi-siamo');
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

  it('leads to all rooms where there is more than the one that it shows', async () => {
    const { unmount } = await renderSite(<HomePage />, { handlers: { listRooms: fourRooms } });
    await waitFor(() => expect(screen.getByText('Tutte le camere')).toBeVisible());
    unmount();
    await renderSite(<HomePage />, { handlers: { listRooms: fourRooms.slice(0, 1) } });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Camera 1' })).toBeVisible());
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
