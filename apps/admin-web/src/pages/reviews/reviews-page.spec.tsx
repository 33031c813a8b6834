import { anOwnReviewResponse, pending } from '@ospite/contracts/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

const TOAST_MS = 5_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open(change: (api: OfficeApi) => void, search = '') {
  const api = new OfficeApi();
  change(api);
  return openOffice(`/recensioni${search}`, api);
}
const review = (title: string) => screen.findByRole('article', { name: title });
const published = { isApproved: true, title: 'Un mare bello' } as const;

it('shows those that wait first, those that look automated apart, then what guests see', async () => {
  const { api } = open((fake) => {
    fake.reviews = [
      anOwnReviewResponse({ id: 1, ...published }),
      anOwnReviewResponse({ id: 2, title: 'Buy now', suspected: true }),
      anOwnReviewResponse({ id: 3 }),
    ];
  });
  await review('Un mare bello');
  await review('Buy now');
  await review('Mare e quiete');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual(['Da approvare', 'Da controllare: forse spam', 'Pubblicate']);
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
    'Mare e quiete',
    'Buy now',
    'Un mare bello',
  ]);
  expect(screen.getAllByRole('img', { name: '5 stelle su 5' })).toHaveLength(3);
  const approve = screen.getAllByRole('button', { name: 'Approva' });
  expect(approve[0]).toHaveAccessibleDescription('Mare e quiete');
  expect(api.sentTo('listAllReviews')).toHaveLength(3);
});

it('writes to the reviewer’s address alone, whatever stands in it', async () => {
  const email = 'eva?bcc=spia%40evil.example&body=x#@example.org';
  open((fake) => void (fake.reviews = [anOwnReviewResponse({ email })]));
  const { pathname, search, hash } = new URL(
    (await screen.findByRole<HTMLAnchorElement>('link', { name: email })).href,
  );
  expect([decodeURIComponent(pathname), search, hash]).toEqual([email, '', '']);
});

it('says calmly that there is nothing, and says nothing of spam', async () => {
  open(() => {});
  expect(await screen.findByText('Nessuna recensione da approvare')).toBeVisible();
  expect(await screen.findByText('Ancora nessuna recensione pubblicata')).toBeVisible();
  expect(screen.queryByText('Da controllare: forse spam')).not.toBeInTheDocument();
});

it('says what went wrong when a list cannot be loaded, and tries again', async () => {
  const { user } = open((api) => {
    api.reviews = [anOwnReviewResponse()];
    api.refuseNext('listAllReviews', 503, 'server.unavailable');
  });
  expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await review('Mare e quiete')).toBeVisible();
});

it('of 10,000 reviews reads and shows a page of ten, and leads to the next', async () => {
  const { user, api } = open((fake) => {
    fake.reviews = Array.from({ length: 10_000 }, (_, index) =>
      anOwnReviewResponse({ id: index + 1, isApproved: true, title: `Recensione ${index + 1}` }),
    );
  });
  await review('Recensione 10');
  expect(screen.getAllByRole('article')).toHaveLength(10);
  await user.click(screen.getByRole('link', { name: 'Pagina successiva' }));
  expect(await review('Recensione 11')).toBeVisible();
  expect(api.sentTo('listAllReviews').at(-1)).toEqual({ status: 'approved', page: 2, pageSize: 10 });
  expect(screen.getByText('Pagina 2 di 1000')).toBeVisible();
});

describe('a list that is longer than a screen', () => {
  const long = (address?: string) =>
    open((fake) => {
      fake.reviews = Array.from({ length: 12 }, (_, index) =>
        anOwnReviewResponse({ ...published, id: index + 1, title: `Recensione ${index + 1}` }),
      );
    }, address);
  const search = () => screen.findByRole('search', { name: 'Cerca tra «Pubblicate»' });

  it('is searched by words, which the address keeps, and shown whole again', async () => {
    const { user, api } = long();
    await user.type(within(await search()).getByLabelText('Cerca per nome, titolo o email'), 'ne 11{Enter}');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(await review('Recensione 11')).toBeVisible();
    expect(api.sentTo('listAllReviews').at(-1)).toMatchObject({ status: 'approved', page: 1, q: 'ne 11' });
    await user.click(within(await search()).getByRole('button', { name: 'Togli i filtri' }));
    expect(await review('Recensione 1')).toBeVisible();
  });

  it('offers to take the filter away where nothing is found', async () => {
    const { user } = long('?cerca-pubblicate=nessuno');
    const found = (await screen.findByText('Nessuna recensione trovata')).parentElement;
    await user.click(within(found ?? document.body).getByRole('button', { name: 'Togli i filtri' }));
    expect(await review('Recensione 1')).toBeVisible();
  });
});

it('offers no search while a list is short', async () => {
  open((fake) => {
    fake.reviews = [anOwnReviewResponse({ ...published })];
  });
  await review('Un mare bello');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

describe('approving', () => {
  it('moves a review to those that guests see, once the toast is gone', async () => {
    jest.useFakeTimers();
    const { user, api } = openWithTimers((fake) => {
      fake.reviews = [anOwnReviewResponse()];
    });
    await user.click(within(await review('Mare e quiete')).getByRole('button', { name: 'Approva' }));
    expect(screen.getByText('Recensione approvata')).toBeVisible();
    expect(screen.getByText('Nessuna recensione da approvare')).toBeVisible();
    expect(api.reviews[0]?.isApproved).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(TOAST_MS));
    expect(within(await review('Mare e quiete')).getByRole('button', { name: 'Elimina' })).toBeVisible();
    expect(api.reviews[0]?.isApproved).toBe(true);
  });

  it('can be taken back while the toast stands: no guest has seen the review', async () => {
    const { user, api } = open((fake) => {
      fake.reviews = [anOwnReviewResponse()];
    });
    await user.click(within(await review('Mare e quiete')).getByRole('button', { name: 'Approva' }));
    act(() => screen.getByRole('button', { name: 'Annulla' }).focus());
    await user.keyboard('{Enter}');
    expect(within(await review('Mare e quiete')).getByRole('button', { name: 'Approva' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(api.sentTo('approveReview')).toEqual([]);
  });

  it('says when it fails, and the review still waits', async () => {
    jest.useFakeTimers();
    const { user, api } = openWithTimers((fake) => {
      fake.reviews = [anOwnReviewResponse()];
    });
    api.refuseNext('approveReview', 500, 'server.failed');
    await user.click(within(await review('Mare e quiete')).getByRole('button', { name: 'Approva' }));
    await act(() => jest.advanceTimersByTimeAsync(TOAST_MS));
    expect(await screen.findByText('Errore nell’approvazione della recensione')).toBeVisible();
    expect(await review('Mare e quiete')).toBeVisible();
    expect(api.reviews[0]?.isApproved).toBe(false);
  });
});

describe('rejecting and deleting', () => {
  it('happens once the toast is gone', async () => {
    jest.useFakeTimers();
    const { user, api } = openWithTimers((fake) => {
      fake.reviews = [anOwnReviewResponse(), anOwnReviewResponse({ id: 6, ...published })];
    });
    await user.click(within(await review('Mare e quiete')).getByRole('button', { name: 'Rifiuta' }));
    expect(screen.getByText('Recensione rifiutata')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Mare e quiete' })).not.toBeInTheDocument();
    expect(api.sentTo('deleteReview')).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(TOAST_MS));
    await waitFor(() => expect(api.reviews.map(({ id }) => id)).toEqual([6]));
    await user.click(within(await review('Un mare bello')).getByRole('button', { name: 'Elimina' }));
    expect(screen.getByText('Recensione eliminata')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(TOAST_MS));
    await waitFor(() => expect(api.reviews).toEqual([]));
  });

  it('can be taken back while the toast stands', async () => {
    const { user, api } = open((fake) => {
      fake.reviews = [anOwnReviewResponse()];
    });
    await user.click(within(await review('Mare e quiete')).getByRole('button', { name: 'Rifiuta' }));
    act(() => screen.getByRole('button', { name: 'Annulla' }).focus());
    await user.keyboard('{Enter}');
    expect(await review('Mare e quiete')).toBeVisible();
    expect(api.sentTo('deleteReview')).toEqual([]);
  });

  it('says when it fails, and shows the review again', async () => {
    jest.useFakeTimers();
    const { user, api } = openWithTimers((fake) => {
      fake.reviews = [anOwnReviewResponse({ ...published })];
    });
    await user.click(within(await review('Un mare bello')).getByRole('button', { name: 'Elimina' }));
    api.refuseNext('deleteReview', 500, 'server.failed');
    await act(() => jest.advanceTimersByTimeAsync(TOAST_MS));
    expect(await screen.findByText('Errore nell’eliminazione della recensione')).toBeVisible();
    expect(await review('Un mare bello')).toBeVisible();
  });
});

describe('the public reply', () => {
  it('is written, changed and taken away', async () => {
    const { user, api } = open((fake) => {
      fake.reviews = [anOwnReviewResponse({ ...published })];
    });
    const card = within(await review('Un mare bello'));
    await user.click(card.getByRole('button', { name: 'Rispondi' }));
    await user.click(card.getByRole('button', { name: 'Salva la risposta' }));
    expect(card.getByLabelText('La tua risposta a Eva Conti')).toHaveAccessibleDescription(
      /Scrivi la risposta/,
    );
    await user.type(card.getByLabelText('La tua risposta a Eva Conti'), 'Grazie!');
    await user.click(card.getByRole('button', { name: 'Salva la risposta' }));
    expect(await card.findByText('Grazie!')).toBeVisible();
    expect(await screen.findByText('La tua risposta è pubblicata.')).toBeVisible();
    await user.click(await card.findByRole('button', { name: 'Modifica la risposta' }));
    await fill(user, card.getByLabelText('La tua risposta a Eva Conti'), ' A presto!');
    await user.click(card.getByRole('button', { name: 'Salva la risposta' }));
    expect(await card.findByText('Grazie! A presto!')).toBeVisible();
    await user.click(await card.findByRole('button', { name: 'Togli la risposta' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Togliere la risposta?' }));
    await user.click(question.getByRole('button', { name: 'Togli la risposta' }));
    await waitFor(() => expect(api.reviews[0]?.reply).toBeNull());
  });

  it('that was being written before a reload is open again, and takes no focus', async () => {
    const change = (fake: OfficeApi) => {
      fake.reviews = [anOwnReviewResponse({ ...published })];
    };
    const { user } = open(change);
    await user.click(within(await review('Un mare bello')).getByRole('button', { name: 'Rispondi' }));
    await user.type(screen.getByLabelText('La tua risposta a Eva Conti'), 'Grazie');
    cleanup();
    open(change);
    const reply = await screen.findByLabelText('La tua risposta a Eva Conti');
    expect(reply).toHaveValue('Grazie');
    expect(reply).not.toHaveFocus();
  });

  it('can be changed again on a slow line, before it is loaded again', async () => {
    const { user, api } = open((fake) => {
      fake.reviews = [anOwnReviewResponse({ ...published })];
    });
    const card = within(await review('Un mare bello'));
    api.handlers.listAllReviews = pending;
    for (const text of ['Grazie!', 'Grazie mille!']) {
      await user.click(card.getByRole('button', { name: 'Rispondi' }));
      await user.type(card.getByLabelText('La tua risposta a Eva Conti'), text);
      await user.click(card.getByRole('button', { name: 'Salva la risposta' }));
      // The way to write on has the focus that the form took with it.
      await waitFor(() => expect(card.getByRole('button', { name: 'Rispondi' })).toHaveFocus());
    }
    expect(api.reviews[0]?.reply?.text).toBe('Grazie mille!');
  });

  it('is not lost by anything else that can be pressed while it is typed', async () => {
    const { user } = open((fake) => {
      fake.reviews = Array.from({ length: 11 }, (_, index) =>
        anOwnReviewResponse({ id: index + 1, title: `Recensione ${index + 1}` }),
      );
    });
    const card = within(await review('Recensione 1'));
    await user.click(card.getByRole('button', { name: 'Rispondi' }));
    await user.type(card.getByLabelText('La tua risposta a Eva Conti'), 'Grazie!');
    expect(card.queryByRole('button', { name: 'Approva' })).not.toBeInTheDocument();
    for (const way of [
      screen.getByRole('link', { name: 'Pagina successiva' }),
      card.getByRole('button', { name: 'Annulla' }),
    ]) {
      await user.click(way);
      await user.click(await screen.findByRole('button', { name: 'Resta qui' }));
      expect(card.getByLabelText('La tua risposta a Eva Conti')).toHaveValue('Grazie!');
    }
  });

  it('stays while there is no network at all', async () => {
    const { user, api } = open((fake) => {
      fake.reviews = [anOwnReviewResponse({ ...published })];
    });
    const card = within(await review('Un mare bello'));
    await user.click(card.getByRole('button', { name: 'Rispondi' }));
    await user.type(card.getByLabelText('La tua risposta a Eva Conti'), 'Grazie!');
    api.isUnreachable = true;
    await user.click(card.getByRole('button', { name: 'Salva la risposta' }));
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(card.getByLabelText('La tua risposta a Eva Conti')).toHaveValue('Grazie!');
  });

  it('keeps what was typed when somebody else answered meanwhile', async () => {
    const { user, api } = open((fake) => {
      fake.reviews = [anOwnReviewResponse({ ...published })];
    });
    const card = within(await review('Un mare bello'));
    await user.click(card.getByRole('button', { name: 'Rispondi' }));
    await user.type(card.getByLabelText('La tua risposta a Eva Conti'), 'Grazie!');
    const reply = { text: 'Grazie mille!', at: '2027-05-02T08:00:00.000Z' };
    api.reviews = [anOwnReviewResponse({ ...published, reply, updatedAt: '2027-05-02T08:00:00.000Z' })];
    await user.click(card.getByRole('button', { name: 'Salva la risposta' }));
    expect(await card.findByText(/Nel frattempo qualcun altro ha/)).toBeVisible();
    expect(card.getByLabelText('La tua risposta a Eva Conti')).toHaveValue('Grazie!');
    await user.click(card.getByRole('button', { name: 'Salva la risposta' }));
    await waitFor(() => expect(api.reviews[0]?.reply?.text).toBe('Grazie!'));
  });

  async function written() {
    const { user, api } = open((fake) => {
      fake.reviews = [anOwnReviewResponse()];
    });
    const card = within(await review('Mare e quiete'));
    await user.click(card.getByRole('button', { name: 'Rispondi' }));
    await user.type(card.getByLabelText('La tua risposta a Eva Conti'), 'Grazie!');
    return { api, card, save: () => user.click(card.getByRole('button', { name: 'Salva la risposta' })) };
  }

  it('keeps what was typed when somebody else approved the review meanwhile, and is saved then', async () => {
    const { api, card, save } = await written();
    const savedAt = '2027-05-02T08:00:00.000Z';
    api.reviews = [anOwnReviewResponse({ isApproved: true, updatedAt: savedAt })];
    api.refuseNext('replyToReview', 409, 'review.changed', { savedAt });
    await save();
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'Mare e quiete' })).toHaveLength(2));
    expect(await card.findByText(/Quello che hai scritto è ancora qui/)).toBeVisible();
    expect(card.getByLabelText('La tua risposta a Eva Conti')).toHaveValue('Grazie!');
    await save();
    await waitFor(() => expect(api.reviews[0]?.reply?.text).toBe('Grazie!'));
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'Mare e quiete' })).toHaveLength(1));
  });

  it('keeps what was typed when somebody else deleted the review meanwhile, and says so', async () => {
    const { api, card, save } = await written();
    api.reviews = [];
    await save();
    expect(await card.findByText('Questa recensione non esiste.')).toBeVisible();
    await waitFor(() =>
      expect(api.calls.filter((call) => call === 'listAllReviews').length).toBeGreaterThan(3),
    );
    expect(card.getByLabelText('La tua risposta a Eva Conti')).toHaveValue('Grazie!');
  });
});

/** Fake timers that the pointer moves on. */
function openWithTimers(change: (api: OfficeApi) => void) {
  const api = new OfficeApi();
  change(api);
  return openOffice('/recensioni', api, { advanceTimers: jest.advanceTimersByTime });
}
