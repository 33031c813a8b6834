import { useListRoomsQuery } from '@ospite/contracts/guest';
import {
  anImageResponse,
  aPropertyResponse,
  aRoomDetailResponse,
  aRoomResponse,
  pending,
  problem,
  unreachable,
} from '@ospite/contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { RoomPage } from './room-page';

const page = <RoomPage />;
const italian = { path: '/camere/bungalow-ginepro' };
const missing = problem(404, 'room.not_found');
const sixPictures = [1, 2, 3, 4, 5, 6].map((id) => anImageResponse({ id }));

/** Somebody who looked at the list before. */
function PageAfterList() {
  const { data: rooms } = useListRoomsQuery({});
  return rooms ? <RoomPage /> : null;
}

describe('the page of a room', () => {
  it('says that it is loading', async () => {
    await renderSite(page, { ...italian, handlers: { getRoom: pending } });
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento in corso…');
  });

  it('shows what the list of rooms knew until the room itself has come', async () => {
    const handlers = { listRooms: [aRoomResponse()], getRoom: pending };
    await renderSite(<PageAfterList />, { ...italian, handlers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bungalow Ginepro' })).toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.queryByText('Caricamento in corso…')).not.toBeInTheDocument();
  });

  it('offers to try again when the room cannot be read', async () => {
    const { api } = await renderSite(page, { ...italian, handlers: { getRoom: unreachable } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Non riusciamo a mostrare questa pagina');
    expect(screen.getByRole('link', { name: 'Torna alle camere' })).toHaveAttribute('href', '/camere');
    api.handlers.getRoom = aRoomDetailResponse();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bungalow Ginepro' })).toBeInTheDocument();
  });

  it('says that there is no such room, with the way back to the list', async () => {
    await renderSite(page, { ...italian, handlers: { getRoom: missing } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Camera non trovata' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Torna alle camere' })).toHaveAttribute('href', '/camere');
  });

  it('asks no second time for a room that the server has already missed', async () => {
    const { api } = await renderSite(page, { ...italian, facts: { missingRoom: 'bungalow-ginepro' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Camera non trovata' })).toBeInTheDocument();
    expect(api.calls).not.toContain('getRoom');
  });

  it('shows the price of each season, and a dash where there is none', async () => {
    await renderSite(page, { ...italian, handlers: { getRoom: aRoomDetailResponse() } });
    const prices = within(await screen.findByRole('region', { name: 'Prezzi' }));
    expect(prices.getByText('giugno–settembre')).toBeInTheDocument();
    expect(prices.getByText('95–120 €').closest('p')).toHaveTextContent('95–120 €/notte');
    expect(prices.getByText('ottobre–maggio')).toBeInTheDocument();
    expect(prices.getByText('– €').closest('p')).toHaveTextContent(/^– €\/nottePrezzo su richiesta$/);
  });

  it.each([
    ['it', 'Prezzi', '75 €/notte'],
    ['en', 'Prices', '€75/night'],
    ['de', 'Preise', '75 €/Nacht'],
    ['es', 'Precios', '75 €/noche'],
  ] as const)(
    'in %s puts the night after an amount, and not after the owner’s words',
    async (language, title, price) => {
      const room = aRoomDetailResponse({
        prices: [
          { id: 1, season: 'high', pricePerNight: 'su richiesta', updatedAt: '2026-01-10T09:00:00.000Z' },
          { id: 2, season: 'low', pricePerNight: '75€', updatedAt: '2026-01-10T09:00:00.000Z' },
        ],
      });
      await renderSite(page, { ...italian, language, handlers: { getRoom: room } });
      const prices = within(await screen.findByRole('region', { name: title }));
      expect(prices.getByText('su richiesta').closest('p')).toHaveTextContent(/^su richiesta$/);
      expect(prices.getByText(price.replace(/\/.*/, '')).closest('p')).toHaveTextContent(price);
    },
  );

  it('writes prices and dates as an English reader expects them', async () => {
    const room = aRoomDetailResponse();
    await renderSite(page, { language: 'en', path: '/rooms/bungalow-ginepro', handlers: { getRoom: room } });
    expect(await screen.findByText('€95–120')).toBeInTheDocument();
    expect(screen.getByText('€–')).toBeInTheDocument();
  });

  it('leaves the prices out when the room has none', async () => {
    await renderSite(page, { ...italian, handlers: { getRoom: aRoomDetailResponse({ prices: [] }) } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Prezzi' })).not.toBeInTheDocument();
  });

  it('links to the booking sites it has, and else says that links will come', async () => {
    await renderSite(page, { ...italian, handlers: { getRoom: aRoomDetailResponse() } });
    const ways = await screen.findAllByRole('link', { name: /^Prenota/ });
    expect(ways.map((way) => way.textContent)).toEqual(['Prenota su Booking.com ↗ (si apre un altro sito)']);
    expect(ways[0]).toHaveAttribute('rel', 'noopener');
    expect(ways[0]).toHaveClass('button');
    expect(screen.queryByText(/disponibili a breve/)).not.toBeInTheDocument();
  });

  it('says that links will be available soon when there is none', async () => {
    await renderSite(page, { ...italian, handlers: { getRoom: aRoomDetailResponse({ bookingUrl: null }) } });
    expect(await screen.findByText(/disponibili a breve/)).toBeInTheDocument();
  });

  it('shows the rental codes, the amenities and what lies around', async () => {
    const ownAmenities = ['sauna', 'camino'].map((id) => ({ id, name: { it: `La ${id}` } }));
    const getProperty = aPropertyResponse({ ownAmenities });
    const getRoom = aRoomDetailResponse({ amenities: ['free-wifi', 'sauna'] });
    await renderSite(page, { ...italian, handlers: { getRoom, getProperty } });
    expect(await screen.findByText('CIN IT000R1')).toBeInTheDocument();
    expect(screen.getByText('IUN R0001')).toBeInTheDocument();
    const amenities = within(screen.getByRole('region', { name: 'Che cosa trovi' })).getAllByRole('listitem');
    expect(amenities.map(({ textContent }) => textContent)).toEqual(['Wi-Fi gratuito', 'La sauna']);
    const around = within(await screen.findByRole('region', { name: 'Vicino a noi' }));
    expect(around.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Il mercato di via Albani',
      'Il museo',
    ]);
    expect(around.getByText('Tutto a piedi.')).toBeInTheDocument();
  });

  it('says at its head from which price on, and again in the bar with the way to the dates', async () => {
    const prices = [
      { id: 1, season: 'high' as const, pricePerNight: '95-120€', updatedAt: '2026-01-10T09:00:00.000Z' },
      { id: 2, season: 'low' as const, pricePerNight: '75€', updatedAt: '2026-01-10T09:00:00.000Z' },
    ];
    await renderSite(page, { ...italian, handlers: { getRoom: aRoomDetailResponse({ prices }) } });
    const bar = within(await screen.findByRole('complementary', { name: 'Prezzo e preventivo' }));
    expect(screen.getAllByText('Da 75 €/notte')).toEqual([expect.anything(), bar.getByText('Da 75 €/notte')]);
    const form = screen.getByRole('region', { name: 'Quanto costa nelle tue date?' });
    const toDates = bar.getByRole('link', { name: 'Scegli le date' });
    expect(toDates).toHaveAttribute('href', `#${form.id}`);
    // Before the words in the HTML, unlike the form: a phone's first screen ends with it.
    const words = screen.getByRole('heading', { name: 'Com’è' });
    expect(words.compareDocumentPosition(form) & words.compareDocumentPosition(toDates)).toBe(0);
  });

  it('is heard without arrows, and what stands beside the page has a name', async () => {
    await renderSite(page, { ...italian, handlers: { getRoom: aRoomDetailResponse() } });
    expect(await screen.findByRole('link', { name: 'Torna alle camere' })).toHaveAttribute('href', '/camere');
    expect(screen.getAllByRole('complementary')).toEqual([
      screen.getByRole('complementary', { name: 'Prezzo e preventivo' }),
    ]);
  });

  it('leads to the contact page in the visitor’s language', async () => {
    await renderSite(page, {
      path: '/zimmer/bungalow-ginepro',
      language: 'de',
      handlers: { getRoom: aRoomDetailResponse() },
    });
    expect(await screen.findByRole('link', { name: 'Kontakt aufnehmen' })).toHaveAttribute(
      'href',
      '/kontakt',
    );
  });

  it.each([
    ['it', 'In breve', '36 m²', '2 letti matrimoniali, 160 cm'],
    ['en', 'At a glance', '36 m²', '2 double beds, 160 cm'],
    ['de', 'Auf einen Blick', '36 m²', '2 Doppelbetten, 160 cm'],
    ['es', 'De un vistazo', '36 m²', '2 camas de matrimonio, 160 cm'],
  ] as const)('tells in %s its size and beds', async (language, title, size, bed) => {
    const room = aRoomDetailResponse({ sizeSqm: 36, beds: [{ kind: 'double', count: 2, widthCm: 160 }] });
    await renderSite(page, { ...italian, language, handlers: { getRoom: room } });
    const facts = within(await screen.findByRole('region', { name: title }));
    expect(facts.getByText(size)).toBeInTheDocument();
    expect(facts.getByText(bed)).toBeInTheDocument();
  });

  it.each([
    ['it', 'In breve', 'Senza gradini, dal parcheggio al letto'],
    ['en', 'At a glance', 'Step-free from the car park to the bed'],
    ['de', 'Auf einen Blick', 'Ohne Stufen, vom Parkplatz bis zum Bett'],
    ['es', 'De un vistazo', 'Sin escalones, del aparcamiento a la cama'],
  ] as const)(
    'tells in %s that there is no step on the way, only where the owner says so',
    async (language, title, words) => {
      const show = (stepFree: boolean) =>
        renderSite(page, { ...italian, language, handlers: { getRoom: aRoomDetailResponse({ stepFree }) } });
      const { unmount } = await show(true);
      const facts = within(await screen.findByRole('region', { name: title }));
      expect(facts.getByText(words)).toBeInTheDocument();
      unmount();
      await show(false);
      await screen.findByRole('region', { name: title });
      expect(screen.queryByText(words)).not.toBeInTheDocument();
    },
  );

  it('tells when to come and go, the rules, the terms and the deposit of the property', async () => {
    const property = aPropertyResponse({
      houseRules: { it: 'Silenzio dalle 22.\nSi fuma fuori.' },
      cancellationTerms: { it: 'Gratis fino a 14 giorni prima.' },
      depositTerms: { it: 'In contanti.' },
      amounts: [{ id: 'deposit', cents: 10_000 }],
    });
    const handlers = { getRoom: aRoomDetailResponse(), getProperty: property };
    await renderSite(page, { ...italian, handlers });
    const know = within(await screen.findByRole('region', { name: 'Buono a sapersi' }));
    for (const text of [/Check-in dalle 16:00/, /Check-out entro le 10:00/, /Gratis fino a 14 giorni/])
      expect(know.getByText(text)).toBeInTheDocument();
    expect(know.getByText('100 €').closest('dd')).toHaveTextContent('100 € In contanti.');
    expect(know.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
      'Silenzio dalle 22.',
      'Si fuma fuori.',
    ]);
  });

  it('leaves out the terms that the property has not set', async () => {
    await renderSite(page, { ...italian, handlers: { getRoom: aRoomDetailResponse() } });
    const know = await screen.findByRole('region', { name: 'Buono a sapersi' });
    expect(know).not.toHaveTextContent(/Cancellazione|Cauzione|Regole/);
  });

  it('leads to three other rooms, after the last one to the first ones', async () => {
    const listRooms = ['uno', 'due', 'bungalow-ginepro', 'tre', 'quattro'].map((slug, place) =>
      aRoomResponse({ id: place + 1, slug, name: slug }),
    );
    await renderSite(page, { ...italian, handlers: { getRoom: aRoomDetailResponse(), listRooms } });
    const others = within(await screen.findByRole('region', { name: 'Le altre camere' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/camere/tre',
      '/camere/quattro',
      '/camere/uno',
    ]);
  });

  it('does without the others where there are none', async () => {
    const handlers = { getRoom: aRoomDetailResponse(), listRooms: [aRoomResponse()] };
    await renderSite(page, { ...italian, handlers });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Le altre camere' })).not.toBeInTheDocument();
  });

  it('says beside its way to a quote who answers, and what a guest wrote', async () => {
    const review = {
      id: 1,
      guestName: 'Giulia',
      rating: 5,
      title: 'Mare',
      comment: 'Il mare a due passi. E poi basta.',
      language: 'it' as const,
      createdAt: '2026-09-01T08:30:00.000Z',
      reply: null,
    };
    const { api } = await renderSite(page, {
      ...italian,
      handlers: { getRoom: aRoomDetailResponse(), listReviews: [review] },
    });
    expect(await screen.findByText('Il mare a due passi.')).toBeInTheDocument();
    expect(screen.getByText(/entro 24 ore/)).toBeInTheDocument();
    expect(api.sentTo('listReviews')).toEqual([{ page: 1, pageSize: 12 }]);
  });

  it('has one button that takes room and dates along to the quote form, also where no price is known', async () => {
    await renderSite(page, { ...italian, handlers: { getRoom: aRoomDetailResponse({ prices: [] }) } });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Chiedi un preventivo con queste date' }),
    );
    expect(screen.getByTitle('address')).toHaveTextContent('/preventivo?guests=2&room=bungalow-ginepro');
  });

  it('takes the stay of its address back to the list and on to other rooms', async () => {
    const stay = '?checkIn=2027-06-10&checkOut=2027-06-12&guests=3';
    const listRooms = [aRoomResponse(), aRoomResponse({ id: 2, slug: 'uno', name: 'Uno' })];
    const handlers = { getRoom: aRoomDetailResponse(), listRooms };
    await renderSite(page, { path: italian.path + stay, handlers });
    expect(await screen.findByRole('link', { name: 'Torna alle camere' })).toHaveAttribute(
      'href',
      `/camere${stay}`,
    );
    expect(await screen.findByRole('link', { name: 'Uno' })).toHaveAttribute('href', `/camere/uno${stay}`);
    expect(screen.getByText(/Bungalow Ginepro ospita fino a 2 persone/)).toBeInTheDocument();
  });

  it('falls back to the default description, and says so when there is none at all', async () => {
    const room = aRoomDetailResponse({ descriptionEn: null });
    await renderSite(page, { language: 'en', path: '/rooms/bungalow-ginepro', handlers: { getRoom: room } });
    expect(await screen.findByText('Un bungalow rotondo tra i pini.')).toBeInTheDocument();
  });

  it('offers all pictures at once only when there are more than five, without script in a list of their own', async () => {
    const { unmount } = await renderSite(page, {
      ...italian,
      handlers: { getRoom: aRoomDetailResponse({ gallery: sixPictures }) },
    });
    const all = await screen.findByRole('link', { name: 'Vedi tutte le 6 foto' });
    expect(screen.getAllByRole('img')).toHaveLength(5);
    const list = document.querySelector(all.getAttribute('href') ?? '');
    expect(list).not.toBeVisible();
    expect(list?.getElementsByTagName('img')).toHaveLength(6);
    unmount();
    const five = aRoomDetailResponse({ gallery: sixPictures.slice(0, 5) });
    await renderSite(page, { ...italian, handlers: { getRoom: five } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /Vedi tutte/ })).not.toBeInTheDocument();
  });

  it.each([
    ['it', '/camere', /^Ingrandisci: .*2/, 'Fotografie di Bungalow Ginepro', 'Foto 2 di 6', 'Successiva'],
    ['en', '/rooms', /^Enlarge: .*2/, 'Pictures of Bungalow Ginepro', 'Picture 2 of 6', 'Next'],
    ['de', '/zimmer', /^Vergrößern: .*2/, 'Bilder von Bungalow Ginepro', 'Bild 2 von 6', 'Nächstes Bild'],
    ['es', '/habitaciones', /^Ampliar: .*2/, 'Fotos de Bungalow Ginepro', 'Foto 2 de 6', 'Siguiente'],
  ] as const)(
    'opens a picture in %s, with all its labels',
    async (language, list, link, title, place, next) => {
      await renderSite(page, {
        language,
        path: `${list}/bungalow-ginepro`,
        handlers: { getRoom: aRoomDetailResponse({ gallery: sixPictures }) },
      });
      const picture = await screen.findByRole('link', { name: link });
      // Where nobody has described it in this language, in Italian.
      const [img] = picture.getElementsByTagName('img');
      expect(img?.getAttribute('lang')).toBe(language === 'de' || language === 'es' ? 'it' : null);
      await userEvent.click(picture);
      const dialog = within(screen.getByRole('dialog', { name: title }));
      expect(dialog.getByRole('status')).toHaveTextContent(place);
      await userEvent.click(dialog.getByRole('button', { name: next }));
      expect(dialog.getByRole('status')).toHaveTextContent(place.replace('2', '3'));
      expect(dialog.queryByText(/Slide|Carousel|gallery/)).not.toBeInTheDocument();
    },
  );

  it('leaves a picture to the browser when it is clicked for a tab of its own', async () => {
    await renderSite(page, {
      ...italian,
      handlers: { getRoom: aRoomDetailResponse({ gallery: sixPictures }) },
    });
    const picture = await screen.findByRole('link', { name: /^Ingrandisci: .*2/ });
    expect(fireEvent.click(picture, { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
