import { aReviewResponse, problem, unreachable, type Handlers } from '@ospite/contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@ospite/ui/testing';
import { renderSite } from '../../../shared/testing/render-site.fixture';
import { ReviewsCarousel } from './reviews-carousel';

const REVIEWS = ['Il mare', 'I pini', 'La colazione'].map((title, place) =>
  aReviewResponse({ id: place + 1, title }),
);
const switched = (value: 'true' | 'false') => ({
  id: null,
  key: 'show_reviews_section' as const,
  value,
  updatedAt: null,
});
let prefersReducedMotion = false;

beforeEach(() => {
  prefersReducedMotion = false;
  window.matchMedia = jest.fn().mockImplementation(() => ({
    matches: prefersReducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => jest.useRealTimers());

async function openCarousel(handlers: Handlers = {}) {
  const view = await renderSite(<ReviewsCarousel />, {
    handlers: {
      getSetting: switched('true'),
      listReviews: REVIEWS,
      getReviewSummary: { count: 3, average: 4.7 },
      ...handlers,
    },
  });
  return view;
}

async function openTurning() {
  const view = await openCarousel();
  await screen.findByRole('button', { name: 'Recensione successiva' });
  jest.useFakeTimers();
  // What was waiting for the real clock begins again with the false one.
  fireEvent.click(screen.getByRole('button', { name: 'Ferma lo scorrimento' }));
  fireEvent.click(screen.getByRole('button', { name: 'Avvia lo scorrimento' }));
  return view;
}

const shown = () => screen.getByText(/^Recensione \d di 3$/).textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const carousel = () => screen.getByRole('group', { name: 'Recensioni degli ospiti' });

describe('the carousel of reviews', () => {
  it('says its name once', async () => {
    await openTurning();
    expect(screen.getAllByLabelText('Recensioni degli ospiti')).toEqual([carousel()]);
  });

  it('goes on every six seconds, from the last to the first', async () => {
    await openTurning();
    expect(shown()).toBe('Recensione 1 di 3');
    wait(5_999);
    expect(shown()).toBe('Recensione 1 di 3');
    wait(1);
    expect(shown()).toBe('Recensione 2 di 3');
    wait(6_000);
    wait(6_000);
    expect(shown()).toBe('Recensione 1 di 3');
  });

  it('goes round both ways by its arrows and keys, and anywhere by its dots', async () => {
    await openTurning();
    press('Recensione precedente');
    expect(shown()).toBe('Recensione 3 di 3');
    press('Recensione successiva');
    expect(shown()).toBe('Recensione 1 di 3');
    fireEvent.keyDown(carousel(), { key: 'ArrowLeft' });
    expect(shown()).toBe('Recensione 3 di 3');
    press('Vai alla recensione 2');
    expect(shown()).toBe('Recensione 2 di 3');
    expect(screen.getByRole('button', { name: 'Vai alla recensione 2' })).toHaveAttribute('aria-current');
  });

  it('waits while the pointer or the focus is inside', async () => {
    await openTurning();
    fireEvent.pointerEnter(carousel());
    wait(20_000);
    expect(shown()).toBe('Recensione 1 di 3');
    fireEvent.pointerLeave(carousel());
    fireEvent.focus(screen.getByRole('button', { name: 'Recensione successiva' }));
    wait(20_000);
    expect(shown()).toBe('Recensione 1 di 3');
    fireEvent.blur(screen.getByRole('button', { name: 'Recensione successiva' }));
    wait(6_000);
    expect(shown()).toBe('Recensione 2 di 3');
  });

  it('stops by its button until it is started again', async () => {
    await openTurning();
    press('Ferma lo scorrimento');
    wait(20_000);
    expect(shown()).toBe('Recensione 1 di 3');
    press('Avvia lo scorrimento');
    wait(6_000);
    expect(shown()).toBe('Recensione 2 di 3');
  });

  it('stands still for those who want no motion', async () => {
    prefersReducedMotion = true;
    await openCarousel();
    expect(await screen.findByRole('button', { name: 'Avvia lo scorrimento' })).toBeInTheDocument();
  });

  it('has nothing to press where there is one review, and invites where there is none', async () => {
    const { unmount } = await openCarousel({ listReviews: REVIEWS.slice(0, 1) });
    expect(await screen.findByRole('heading', { name: 'Il mare' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    await openCarousel({ listReviews: [] });
    expect(await screen.findByText(/la prima può essere la tua/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lascia una recensione' })).toHaveAttribute(
      'href',
      '/recensione',
    );
  });

  it('is left out while the owner’s switch is off', async () => {
    const { api, untilAnswered } = await openCarousel({ getSetting: switched('false') });
    await untilAnswered('getSetting');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(api.calls).not.toContain('listReviews');
  });

  it('holds up to six of the newest, whose others are in the grid; of more than twelve it leads to them', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, place) => aReviewResponse({ id: place + 1 }));
    const { api, unmount } = await openCarousel({
      listReviews: many(8),
      getReviewSummary: { count: 8, average: 4.7 },
    });
    expect(await screen.findByText('Recensione 1 di 2')).toBeInTheDocument();
    expect(api.sentTo('listReviews')).toEqual([{ page: 1, pageSize: 12 }]);
    expect(screen.queryByRole('link', { name: 'Leggile tutte' })).not.toBeInTheDocument();
    unmount();
    await openCarousel({ listReviews: many(12), getReviewSummary: { count: 13, average: 4.7 } });
    expect(await screen.findByText('Recensione 1 di 6')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Leggile tutte' })).toHaveAttribute('href', '/recensione');
  });

  it('is left out where the reviews cannot be read', async () => {
    await openCarousel({ listReviews: unreachable });
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });
});

describe('the review dialog', () => {
  async function openDialog(handlers: Handlers = {}) {
    const view = await openCarousel({
      listReviews: REVIEWS.slice(0, 1),
      createReview: { ...aReviewResponse(), isApproved: false },
      ...handlers,
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Lascia una recensione' }));
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Lascia una recensione' }) };
  }

  async function sendReview() {
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Nome'), 'Eva');
    await fill(user, screen.getByLabelText('Email'), 'eva@example.org');
    await user.click(screen.getByRole('radio', { name: '2 stelle' }));
    await fill(user, screen.getByLabelText('Titolo della recensione'), 'Che mare');
    await fill(user, screen.getByLabelText('La tua esperienza'), 'Siamo stati benissimo.');
    await user.click(screen.getByRole('button', { name: 'Invia Recensione' }));
  }

  it('begins with five stars, closes after sending, says so, and begins with five stars again', async () => {
    const { api, store, dialog } = await openDialog();
    expect(screen.getByRole('radio', { name: '5 stelle' })).toBeChecked();
    await sendReview();
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    expect(api.sentTo('createReview')[0]?.createReviewRequest.rating).toBe(2);
    expect(store.getState().visit.toast).toMatchObject({ kind: 'default', title: 'Recensione inviata!' });
    await userEvent.click(screen.getByRole('link', { name: 'Lascia una recensione' }));
    expect(dialog).toHaveAttribute('open');
    expect(within(dialog).getByRole('radio', { name: '5 stelle' })).toBeChecked();
    expect(within(dialog).getByLabelText('Nome')).toHaveValue('');
  });

  it('says what went wrong, logs it, and keeps what was typed, also when it is closed meanwhile', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { dialog } = await openDialog({ createReview: problem(500, 'server.failed') });
    await sendReview();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Errore Errore nell’invio della recensione.',
    );
    expect(logged).toHaveBeenCalledWith(
      'A review could not be sent',
      expect.objectContaining({ status: 500 }),
    );
    logged.mockRestore();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
    expect(dialog).not.toHaveAttribute('open');
    await userEvent.click(screen.getByRole('link', { name: 'Lascia una recensione' }));
    expect(within(dialog).getByLabelText('Nome')).toHaveValue('Eva');
  });
});
