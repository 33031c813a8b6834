import { aReviewResponse, pending, problem, unreachable, type Handlers } from '@ospite/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@ospite/domain';
import { fill } from '@ospite/ui/testing';
import type { PageFacts } from '../../shared/facts/page-facts';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { ReviewPage } from './review-page';

interface Visit {
  readonly language?: Language;
  readonly path?: string;
  readonly handlers?: Handlers;
  readonly facts?: Partial<PageFacts>;
}

async function openPage({ language = 'it', path = '/recensione', handlers, facts }: Visit = {}) {
  const view = await renderSite(<ReviewPage />, {
    language,
    path,
    handlers: {
      listReviews: [],
      getReviewSummary: { count: 0, average: null },
      createReview: { ...aReviewResponse(), isApproved: false },
      ...handlers,
    },
    ...(facts && { facts }),
  });
  return { ...view, sent: () => view.api.sentTo('createReview') };
}

const submit = () => screen.getByRole('button', { name: 'Invia Recensione' });

async function fillIn(stars = '4 stelle') {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Nome'), 'Eva');
  await fill(user, screen.getByLabelText('Email'), 'eva@example.org');
  await user.click(screen.getByRole('radio', { name: stars }));
  await fill(user, screen.getByLabelText('Titolo della recensione'), 'Che mare');
  await fill(user, screen.getByLabelText('La tua esperienza'), 'Siamo stati benissimo.');
  return user;
}

describe('the review form', () => {
  it('has five stars as one group, none chosen, and cannot be sent before one is', async () => {
    await openPage();
    const stars = within(screen.getByRole('group', { name: 'Valutazione' })).getAllByRole('radio');
    expect(stars.map((star) => star.closest('label')?.textContent)).toEqual([
      '1 stella',
      '2 stelle',
      '3 stelle',
      '4 stelle',
      '5 stelle',
    ]);
    expect(stars.filter((star) => (star as HTMLInputElement).checked)).toEqual([]);
    expect(screen.getByText('Seleziona una valutazione')).toBeInTheDocument();
    expect(submit()).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: '1 stella' }));
    expect(submit()).toBeEnabled();
  });

  it('says beside each field what is wrong, and focuses the first', async () => {
    const { sent } = await openPage();
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: '5 stelle' }));
    await user.type(screen.getByLabelText('Nome'), 'E');
    await user.type(screen.getByLabelText('Titolo della recensione'), 'Mare');
    await user.type(screen.getByLabelText('La tua esperienza'), 'Bello');
    await user.click(submit());
    const messages: Record<string, string> = {
      Nome: 'Il nome deve essere di almeno 2 caratteri',
      Email: 'Email non valida',
      'Titolo della recensione': 'Il titolo deve essere di almeno 5 caratteri',
      'La tua esperienza': 'Il commento deve essere di almeno 10 caratteri',
    };
    for (const [label, message] of Object.entries(messages)) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    expect(sent()).toEqual([]);
    await user.type(screen.getByLabelText('Nome'), 'va');
    expect(screen.getByLabelText('Nome')).not.toHaveAttribute('aria-invalid');
  });

  it('sends the review as specified, thanks, and starts again without stars', async () => {
    const { sent, store, api } = await openPage();
    await fillIn();
    expect(store.getState().visit.isFillingForm).toBe(true);
    await userEvent.click(submit());
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveValue(''));
    expect(sent()[0]).toEqual({
      'Idempotency-Key': expect.stringMatching(/^[\da-f]{32}$/),
      createReviewRequest: {
        guestName: 'Eva',
        email: 'eva@example.org',
        rating: 4,
        title: 'Che mare',
        comment: 'Siamo stati benissimo.',
        language: 'it',
        website: '',
        filledInMs: expect.any(Number),
      },
    });
    expect(store.getState().visit.toast).toMatchObject({
      kind: 'default',
      title: 'Recensione inviata!',
      description: 'Grazie per il tuo feedback. La recensione sarà pubblicata dopo l’approvazione.',
    });
    expect(screen.getAllByRole('radio').filter((star) => (star as HTMLInputElement).checked)).toEqual([]);
    expect(submit()).toBeDisabled();
    expect(document.getElementById('review-sent')).toHaveFocus();
    expect(store.getState().visit.isFillingForm).toBe(false);
    // The public list is read again (specification §7).
    await waitFor(() => expect(api.sentTo('listReviews').length).toBe(2));
  });

  it('says that it is sending, and sends once', async () => {
    const { sent } = await openPage({ handlers: { createReview: pending } });
    await fillIn();
    await userEvent.click(submit());
    const button = await screen.findByRole('button', { name: 'Invio in corso...' });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    // As the Enter key does in a field.
    fireEvent.submit(button);
    expect(sent()).toHaveLength(1);
  });

  it('shows the status and the sentence of a refusal, and keeps what was typed', async () => {
    const refusal = problem(429, 'review.too_many', { retryAfterSeconds: 600 });
    const { store } = await openPage({ handlers: { createReview: refusal } });
    await fillIn();
    await userEvent.click(submit());
    const text = '429: Dalla tua connessione sono arrivate molte recensioni. Riprova tra 10 minuti.';
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${text} Quello che hai scritto è ancora qui.`,
    );
    expect(store.getState().visit.toast).toMatchObject({ kind: 'destructive', description: text });
    expect(screen.getByLabelText('Nome')).toHaveValue('Eva');
    expect(screen.getByRole('radio', { name: '4 stelle' })).toBeChecked();
  });

  it('says that there was an error where no answer came, and sends it again under the same key', async () => {
    const { sent, api } = await openPage({ handlers: { createReview: unreachable } });
    await fillIn();
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Errore nell’invio della recensione');
    api.handlers.createReview = { ...aReviewResponse(), isApproved: false };
    await userEvent.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent().map((call) => call['Idempotency-Key']);
    expect([typeof first, second]).toEqual(['string', first]);
  });

  it('shows what the server refuses beside its field', async () => {
    const errors = [{ field: 'title', code: 'too_long', message: 'Too long' }];
    await openPage({ handlers: { createReview: problem(400, 'review.invalid', { errors }) } });
    await fillIn();
    await userEvent.click(submit());
    const title = screen.getByLabelText('Titolo della recensione');
    await waitFor(() => expect(title).toHaveAccessibleDescription('Il testo è troppo lungo'));
    expect(title).toHaveFocus();
  });

  it('comes back from a post without script with its values, and is empty once it was sent', async () => {
    const refusedForm = {
      values: { guestName: 'Eva', email: 'no', rating: '3', title: 'Che mare', comment: 'Siamo stati bene.' },
      errors: [{ field: 'email', code: 'invalid_email' }],
    };
    await openPage({ facts: { refusedForm } });
    expect(screen.getByRole('radio', { name: '3 stelle' })).toBeChecked();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText('Email'));
    await fill(user, screen.getByLabelText('Email'), 'eva@example.org');
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveValue(''));
    expect(screen.getByRole('radio', { name: '3 stelle' })).not.toBeChecked();
  });

  it('shows nothing of a quote form that came back before', async () => {
    const values = { firstName: 'Greta', email: 'no' };
    const refusedForm = { values, errors: [{ field: 'email', code: 'invalid_email' }] };
    await openPage({ facts: { refusedForm } });
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  });

  it('says that reviews are moderated and what becomes of the data', async () => {
    const { container } = await openPage();
    expect(screen.getByText(/vengono moderate prima della pubblicazione/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Leggi la privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(container.querySelector('[name=website]')?.closest('[aria-hidden]')).not.toBeNull();
  });
});

describe('the list of reviews', () => {
  const reply = { text: 'Danke, bis bald!', at: '2026-09-02T09:00:00.000Z' };
  const german = aReviewResponse({ id: 4, language: 'de', title: 'Rund und ruhig', rating: 3, reply });

  it('shows stars, language, month and the owner’s reply, and how reviews are checked', async () => {
    await openPage({
      handlers: { listReviews: [german, aReviewResponse()], getReviewSummary: { count: 2, average: 4 } },
    });
    const [first] = await screen.findAllByRole('article');
    const review = within(first ?? document.body);
    expect(review.getByRole('img', { name: 'Valutazione: 3 su 5' })).toBeInTheDocument();
    expect(review.getByRole('heading', { name: 'Rund und ruhig' })).toHaveAttribute('lang', 'de');
    expect(review.getByText('settembre 2026')).toBeInTheDocument();
    expect(review.getByText('Deutsch')).toBeInTheDocument();
    expect(await review.findByText('Risposta di Baia dei Ginepri')).toBeInTheDocument();
    expect(review.getByText('Danke, bis bald!')).toBeInTheDocument();
    expect(screen.getByText('4,0 su 5, 2 recensioni')).toBeInTheDocument();
    expect(screen.getByText(/non verifichiamo se chi scrive ha prenotato/)).toBeInTheDocument();
  });

  it('says in the visitor’s language when there is none', async () => {
    await openPage({ language: 'en' });
    expect(await screen.findByText('There are no reviews yet. Yours can be the first.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'More reviews' })).not.toBeInTheDocument();
  });

  it.each([
    ['', 1, 'Page 1 of 3', [['Older reviews', '/reviews?page=2#reviews-list']]],
    [
      '?page=2',
      2,
      'Page 2 of 3',
      [
        ['Newer reviews', '/reviews#reviews-list'],
        ['Older reviews', '/reviews?page=3#reviews-list'],
      ],
    ],
    ['?page=3', 3, 'Page 3 of 3', [['Newer reviews', '/reviews?page=2#reviews-list']]],
    ['?page=9', 9, null, [['Newer reviews', '/reviews?page=3#reviews-list']]],
  ] as const)(
    'goes on, at %s, with plain links to newer and older ones',
    async (search, page, position, ways) => {
      const { api } = await openPage({
        language: 'en',
        path: `/reviews${search}`,
        facts: { search },
        handlers: { listReviews: page > 3 ? [] : [german], getReviewSummary: { count: 120, average: 4.5 } },
      });
      const pages = within(await screen.findByRole('navigation', { name: 'More reviews' }));
      if (position) expect(pages.getByText(position)).toBeInTheDocument();
      expect(pages.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])).toEqual(
        ways,
      );
      expect(api.sentTo('listReviews').at(-1)).toEqual({ page, pageSize: 50 });
      expect(screen.getByText('4.5 out of 5, 120 reviews')).toBeInTheDocument();
    },
  );

  it('leaves the form where it is when the list cannot be read, and tries again on demand', async () => {
    const { api } = await openPage({ handlers: { listReviews: unreachable } });
    await screen.findByRole('button', { name: 'Riprova' });
    expect(submit()).toBeInTheDocument();
    api.handlers.listReviews = [german];
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Rund und ruhig')).toBeInTheDocument();
  });
});
