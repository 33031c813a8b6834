import {
  aPricingResponse,
  aPropertyResponse,
  aReviewResponse,
  aRoomResponse,
  pending,
  problem,
  unreachable,
} from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
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

  it('says what its owner wrote above the form, and of what happens after sending', async () => {
    await renderSite(<QuotePage />, { handlers: { listRooms: [aRoomResponse()], listPrices: [] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Scrivici' })).toBeInTheDocument();
    expect(screen.getByText('Rispondiamo in giornata.')).toBeInTheDocument();
    await screen.findByText('In giornata ti scriviamo.');
    const steps = within(screen.getByRole('region', { name: 'La tua richiesta' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Riceviamo la richiesta e ti mandiamo subito una conferma per email.',
      'In giornata ti scriviamo.',
    ]);
  });

  it('promises nothing in the name of an owner who wrote nothing', async () => {
    await renderSite(<QuotePage />, {
      handlers: {
        listRooms: [aRoomResponse()],
        listPrices: [],
        listContentPages: [],
        getContent: problem(404, 'content.not_found'),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Preventivo' })).toBeInTheDocument();
    const summary = within(await screen.findByRole('region', { name: 'La tua richiesta' }));
    expect(summary.getAllByRole('listitem')).toHaveLength(1);
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

  it('promises an answer within 24 hours where the house does, and no time where it does not', async () => {
    for (const answersInOneDay of [true, false]) {
      const { unmount } = await renderSite(<QuotePage />, {
        handlers: {
          getProperty: aPropertyResponse({ answersInOneDay }),
          listRooms: [aRoomResponse()],
          listPrices: [],
        },
      });
      const help = await screen.findByRole('region', { name: 'Preferisci parlarne?' });
      expect(help).toHaveTextContent(
        answersInOneDay ? /rispondiamo entro 24 ore\./ : /Chiamaci o scrivici\./,
      );
      expect(screen.queryAllByText(/24 ore/)).toHaveLength(answersInOneDay ? 2 : 0);
      unmount();
    }
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
