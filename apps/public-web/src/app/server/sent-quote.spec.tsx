import type { PageRequest } from '@ospite/contracts/site';
import { aPricingResponse, aPropertyResponse, FakeApi } from '@ospite/contracts/testing';
import { renderPageAt } from './render-page.fixture';

const sentQuote = {
  ref: '7.1809160200.aSignature',
  id: 7,
  checkIn: '2027-06-10',
  checkOut: '2027-06-17',
  guests: 2,
  preferredRoom: 'bungalow-ginepro',
  preferredRoomName: 'Bungalow Ginepro',
};

async function renderAt(path: string, changes: Partial<PageRequest> = {}) {
  const api = new FakeApi({
    listContentPages: [],
    getProperty: aPropertyResponse(),
    listPrices: [aPricingResponse()],
  });
  const { document: page, html, state } = await renderPageAt(path, api, changes);
  return { calls: api.calls, html, page, state };
}

describe('the page after sending, before any script', () => {
  it.each([
    ['/preventivo/inviato', '2 ospiti', 'Stima non vincolante'],
    ['/quote/sent', '2 guests', 'not binding'],
    ['/anfrage/gesendet', '2 Gäste', 'Unverbindliche Schätzung'],
    ['/presupuesto/enviado', '2 huéspedes', 'Estimación no vinculante'],
  ])('%s tells what was sent, with the estimate', async (path, guests, notBinding) => {
    const { page, state } = await renderAt(path, { sentQuote, embedState: true });
    const text = page.querySelector('main')?.textContent;
    for (const part of ['Bungalow Ginepro', guests, notBinding]) expect(text).toContain(part);
    expect(text).toMatch(/598[,.]50–756[,.]00/);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(state).toBeUndefined();
  });

  it('names the reference in no link and no address of its own', async () => {
    const { page } = await renderAt('/preventivo/inviato', { sentQuote, embedState: true });
    for (const element of page.querySelectorAll('[href], [content]'))
      expect(element.outerHTML).not.toContain(sentQuote.ref);
  });

  it('tells nothing, and reads no prices, where no request is named', async () => {
    const { calls, page } = await renderAt('/preventivo/inviato');
    expect(page.querySelector('main')?.textContent).not.toContain('La tua richiesta');
    expect(calls).not.toContain('listPrices');
  });

  it('promises a confirmation by e-mail only while e-mails leave', async () => {
    const mainText = async (changes: Partial<PageRequest>) =>
      (await renderAt('/preventivo/inviato', changes)).page.querySelector('main')?.textContent;
    expect(await mainText({})).toContain('conferma');
    expect(await mainText({ sendsNoEmail: true })).not.toContain('conferma');
  });
});
