import type { PageRequest } from '@ospite/contracts/site';
import {
  aPricingResponse,
  aPropertyResponse,
  aReviewResponse,
  aRoomResponse,
  FakeApi,
} from '@ospite/contracts/testing';
import { parsedHtml, renderPageAt } from './render-page.fixture';

async function renderAt(path: string, changes: Partial<PageRequest> = {}) {
  const api = new FakeApi({
    listContentPages: [],
    getProperty: aPropertyResponse({ openSeason: { from: '04-01', to: '10-31' } }),
    listRooms: [aRoomResponse()],
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
