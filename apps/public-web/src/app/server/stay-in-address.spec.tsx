import type { PageRequest } from '@ospite/contracts/site';
import {
  aPricingResponse,
  aPropertyResponse,
  aReviewResponse,
  aRoomDetailResponse,
  aRoomResponse,
  FakeApi,
} from '@ospite/contracts/testing';
import { parsedHtml, renderPageAt } from './render-page.fixture';

async function renderAt(path: string, changes: Partial<PageRequest> = {}) {
  const api = new FakeApi({
    listContentPages: [],
    getProperty: aPropertyResponse({ openSeason: { from: '04-01', to: '10-31' } }),
    listRooms: [aRoomResponse()],
    getRoom: aRoomDetailResponse(),
    listPrices: [aPricingResponse()],
    listReviews: [aReviewResponse()],
    getReviewSummary: { count: 120, average: 4.5 },
  });
  const { html } = await renderPageAt(path, api, changes);
  // As a browser without script reads it, to which the inside of `noscript` is a part of the page.
  const open = html.replaceAll(/<\/?noscript>/g, '');
  return { api, html, page: parsedHtml(open) };
}
const SEARCH = '?room=bungalow-ginepro&checkIn=2027-06-10&checkOut=2027-06-17&guests=3';
const asked = { search: SEARCH, embedState: true };

describe('the quote form for a stay that was chosen beside the prices, before any script', () => {
  it('is filled in', async () => {
    const { page } = await renderAt('/preventivo', asked);
    const valueOf = (name: string) =>
      page.querySelector<HTMLInputElement | HTMLSelectElement>(`form [name=${name}]`)?.value;
    expect(['preferredRoom', 'checkIn', 'checkOut', 'guests', 'firstName'].map(valueOf)).toEqual([
      'bungalow-ginepro',
      '2027-06-10',
      '2027-06-17',
      '3',
      '',
    ]);
  });

  it.each([
    ['/preventivo', '3 ospiti', 'Stima non vincolante'],
    ['/quote', '3 guests', 'not binding'],
    ['/anfrage', '3 Gäste', 'Unverbindliche Schätzung'],
    ['/presupuesto', '3 huéspedes', 'Estimación no vinculante'],
  ])('%s shows the estimate and what there is to say', async (path, guests, notBinding) => {
    const { page } = await renderAt(path, asked);
    const summary = page.querySelector('[aria-labelledby=quote-summary]')?.textContent;
    for (const text of [guests, notBinding]) expect(summary).toContain(text);
    expect(page.querySelector('[aria-labelledby=quote-estimate]')?.textContent).toContain(notBinding);
  });

  it('says that the season is closed', async () => {
    const search = SEARCH.replaceAll('-06-', '-12-');
    const { page } = await renderAt('/preventivo', { search, embedState: true });
    expect(page.querySelector('form')?.textContent).toContain('di solito siamo chiusi');
  });

  it('keeps the stay where another language is chosen', async () => {
    const { page } = await renderAt('/preventivo', asked);
    const link = page.querySelector('a[hreflang=de]')?.getAttribute('href');
    expect(link).toBe(`/anfrage${SEARCH}&lang=de`);
  });

  it('is empty, and estimates nothing, on the page that everyone sees', async () => {
    const { html, page } = await renderAt('/preventivo');
    expect(page.querySelector<HTMLInputElement>('[name=checkIn]')?.value).toBe('');
    expect(html).not.toContain('<noscript>');
    expect(page.querySelector('a[hreflang=de]')?.getAttribute('href')).toBe('/anfrage?lang=de');
  });
});

describe('the rooms for a stay, before any script', () => {
  const address = (page: string, query = 'checkIn=2027-06-10&checkOut=2027-06-17&guests=2') =>
    renderAt(page, { search: `?${query}`, embedState: true });

  it.each([
    ['/camere', '7 notti, 2 ospiti', 'non vincolanti', 'Come si calcola'],
    ['/rooms', '7 nights, 2 guests', 'not binding', 'How it adds up'],
    ['/zimmer', '7 Nächte, 2 Gäste', 'unverbindliche', 'So setzt er sich zusammen'],
    ['/habitaciones', '7 noches, 2 huéspedes', 'no vinculantes', 'Cómo se calcula'],
  ])('%s show what it costs in each, and how that adds up', async (path, stay, notBinding, details) => {
    const { page } = await address(path);
    const card = page.querySelector('article');
    expect(card?.textContent).toContain(stay);
    expect(card?.textContent).toContain(details);
    expect(card?.textContent).toContain('€');
    expect(page.querySelector('main')?.textContent).toContain(notBinding);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`));
    expect(card?.querySelector('a')?.getAttribute('href')).toBe(
      `${path}/bungalow-ginepro?checkIn=2027-06-10&checkOut=2027-06-17&guests=2`,
    );
  });

  it.each([
    ['checkIn=2020-06-10&checkOut=2020-06-17', 'Queste date sono già passate'],
    ['checkIn=2027-06-17&checkOut=2027-06-10', 'La partenza deve venire dopo l’arrivo'],
    ['checkIn=2027-02-30&checkOut=%00', 'Non capiamo queste date'],
    ['checkIn=2999-06-10&checkOut=2999-06-17', 'troppo lontane'],
    ['guests=2', 'Scegli arrivo e partenza per vedere i totali'],
  ])('say in words what is wrong with "%s"', async (query, words) => {
    for (const path of ['/camere', '/camere/bungalow-ginepro']) {
      const { page } = await address(path, query);
      expect(page.querySelector('main')?.textContent).toContain(words);
    }
  });

  it('say what else there is to say: too many guests, and a closed season', async () => {
    const { page } = await address('/camere', 'checkIn=2027-12-10&checkOut=2027-12-17&guests=4');
    expect(page.querySelector('article')?.textContent).toContain('È per 2 persone al massimo');
    expect(page.querySelector('main')?.textContent).toContain('di solito siamo chiusi');
  });

  it('keep it on the page of a room, with the estimate, and on the way to a quote', async () => {
    const { page } = await address('/camere/bungalow-ginepro');
    expect(page.querySelector<HTMLInputElement>('[name=checkIn]')?.value).toBe('2027-06-10');
    expect(page.querySelector('[aria-labelledby=stay-estimate]')?.textContent).toContain('Come si calcola');
    expect(page.querySelector('header .call')?.getAttribute('href')).toBe(
      '/preventivo?room=bungalow-ginepro&checkIn=2027-06-10&checkOut=2027-06-17&guests=2',
    );
  });

  it('are those of everyone without one', async () => {
    const { page } = await renderAt('/camere');
    expect(page.querySelector('article details')).toBeNull();
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/camere');
    expect(page.querySelector('header .call')?.getAttribute('href')).toBe('/preventivo');
  });
});

describe('further reviews, before any script', () => {
  it('are those of the page that the address asks for', async () => {
    const { api, page } = await renderAt('/recensione', { search: '?page=2', embedState: true });
    expect(api.sentTo('listReviews')).toEqual([{ page: 2, pageSize: 50 }]);
    const links = [...page.querySelectorAll('a[rel=prev], a[rel=next]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/recensione#reviews-list', '/recensione?page=3#reviews-list']);
  });
});
