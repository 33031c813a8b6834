import {
  aPricingResponse,
  aPropertyResponse,
  aReviewResponse,
  aRoomResponse,
  pending,
  unreachable,
} from '@ospite/contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { QuotePage } from './quote-page';

describe('the quote page', () => {
  it('says that it is loading', async () => {
    await renderSite(<QuotePage />, { handlers: { listRooms: pending, listPrices: pending } });
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento in corso…');
  });

  it('offers to try again when the rooms cannot be read', async () => {
    const { api } = await renderSite(<QuotePage />, {
      handlers: { listRooms: unreachable, listPrices: [] },
    });
    await screen.findByRole('alert');
    api.handlers.listRooms = [aRoomResponse()];
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('button', { name: 'Invia la richiesta' })).toBeInTheDocument();
  });

  it('can be used without prices, and without any room', async () => {
    await renderSite(<QuotePage />, { handlers: { listRooms: [], listPrices: unreachable } });
    expect(await screen.findByLabelText('Nome')).toBeInTheDocument();
  });

  it('says beside the button who answers and when, the score, and a sentence of a review', async () => {
    const score = { value: 9.6, scale: 10, source: 'Booking.com', date: '2026-10-01' };
    await renderSite(<QuotePage />, {
      handlers: {
        getProperty: aPropertyResponse({ score, hosts: [] }),
        listRooms: [aRoomResponse()],
        listPrices: [],
        listReviews: [
          aReviewResponse({ comment: 'Il mare a due passi. E poi il silenzio.', language: 'it' }),
        ],
      },
    });
    expect(await screen.findByText('9,6/10')).toBeInTheDocument();
    expect(screen.getByText('su Booking.com, 1º ottobre 2026')).toBeInTheDocument();
    expect(await screen.findByText('Il mare a due passi.')).toBeInTheDocument();
    expect(screen.getByText('Rispondiamo personalmente, entro 24 ore.')).toBeInTheDocument();
  });

  it('has the phone and the e-mail at hand, and says what becomes of the data', async () => {
    await renderSite(<QuotePage />, {
      handlers: { listRooms: [aRoomResponse()], listPrices: [aPricingResponse()] },
    });
    expect(await screen.findByRole('link', { name: '+39 0784 000 000' })).toHaveAttribute(
      'href',
      'tel:+390784000000',
    );
    expect(screen.getByRole('link', { name: /info@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(screen.getByText(/massimo 2 anni/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Leggi la privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });
});
