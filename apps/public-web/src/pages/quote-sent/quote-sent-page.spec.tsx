import { aPlacedQuoteResponse, aPricingResponse, problem } from '@ospite/contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { quoteSent } from '../../shared/visit/visit-slice';
import { QuoteSentPage } from './quote-sent-page';

const sent = aPlacedQuoteResponse({ ref: '7.1.ours' });
const handlers = { listPrices: [aPricingResponse({ season: 'high', pricePerNight: '95-120€' })] };
const address = (ref: string) => `/preventivo/inviato?ref=${ref}`;
const request = () => within(screen.getByRole('region', { name: 'La tua richiesta' }));
const NO_BREAKS = { normalizer: (text: string) => text.replace(/\s/g, ' ') };

async function expectRequest() {
  const facts = request()
    .getAllByRole('definition')
    .slice(0, 4)
    .map(({ textContent }) => textContent);
  expect(facts).toEqual(['7', 'Bungalow Ginepro', 'gio 10 giu – gio 17 giu 20277 notti', '2 ospiti']);
  expect(await request().findByText('598,50–756,00 €', NO_BREAKS)).toBeVisible();
  expect(request().getByText(/non vincolante/)).toBeVisible();
}

describe('the page after sending', () => {
  it('says who answers, and when', async () => {
    await renderSite(<QuoteSentPage />, { path: '/preventivo/inviato', handlers });
    expect(await screen.findByText('Rispondiamo personalmente, entro 24 ore.')).toBeVisible();
  });

  it('tells number, room, dates, guests and estimate that the server gave it', async () => {
    await renderSite(<QuoteSentPage />, {
      path: address(sent.ref),
      facts: { sentQuote: sent },
      handlers,
    });
    await expectRequest();
  });

  it('tells the same of a request that was sent in this visit', async () => {
    const { store } = await renderSite(<QuoteSentPage />, { path: address(sent.ref), handlers });
    expect(screen.queryByRole('region', { name: 'La tua richiesta' })).not.toBeInTheDocument();
    act(() => void store.dispatch(quoteSent(sent)));
    await expectRequest();
  });

  it('tells nothing where the address names no request, or another', async () => {
    for (const path of ['/preventivo/inviato', address('8.1.other')]) {
      const { store, unmount } = await renderSite(<QuoteSentPage />, { path, handlers });
      act(() => void store.dispatch(quoteSent(sent)));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Richiesta inviata con successo!');
      expect(screen.queryByRole('region', { name: 'La tua richiesta' })).not.toBeInTheDocument();
      unmount();
    }
  });

  it('leaves the estimate out where no room was asked for', async () => {
    const open = { ...sent, preferredRoom: null, preferredRoomName: null };
    const { store } = await renderSite(<QuoteSentPage />, { path: address(sent.ref), handlers });
    act(() => void store.dispatch(quoteSent(open)));
    expect(request().getByText('Nessuna preferenza')).toBeVisible();
    expect(request().queryByText(/vincolante/)).not.toBeInTheDocument();
  });

  it.each([
    ['and what its owner wrote of it', {}, ['Adesso', 'In giornata'], 1],
    [
      'and no more where its owner wrote nothing',
      { listContentPages: [], getContent: problem(404, 'content.not_found') },
      ['Adesso'],
      0,
    ],
  ])('says what happens now, %s', async (_, content, steps, thanks) => {
    await renderSite(<QuoteSentPage />, {
      path: '/preventivo/inviato',
      handlers: { ...handlers, ...content },
    });
    await screen.findByRole('heading', { level: 2, name: steps.at(-1) });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(steps);
    expect(screen.queryAllByText('Grazie!')).toHaveLength(thanks);
  });

  it.each([
    ['it', /conferma/i],
    ['en', /confirmation|email/i],
    ['de', /Bestätigung|E-Mail/],
    ['es', /confirmación|correo/i],
  ] as const)('promises no e-mail in %s while none leaves', async (language, promise) => {
    const options = { language, path: address(sent.ref), handlers };
    const { unmount } = await renderSite(<QuoteSentPage />, { ...options, facts: { sentQuote: sent } });
    expect(screen.getAllByText(promise).length).toBeGreaterThan(1);
    unmount();
    await renderSite(<QuoteSentPage />, { ...options, facts: { sentQuote: sent, sendsNoEmail: true } });
    expect(screen.queryByText(promise)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
