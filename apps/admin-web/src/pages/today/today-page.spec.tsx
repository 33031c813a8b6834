import {
  aMessageResponse,
  anOwnReviewResponse,
  aPropertyResponse,
  aQuoteResponse,
  aRoomResponse,
} from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AN_ACCOUNT } from '../../features/session/session.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { aSection } from '../../features/content/content.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

function today(change: (api: OfficeApi) => void) {
  const api = new OfficeApi();
  change(api);
  return openOffice('', api);
}

it('begins with the requests that wait longest, and says until when there is time', async () => {
  const now = Date.now();
  const cameHoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  today((api) => {
    api.quotes = [
      aQuoteResponse({ id: 8, firstName: 'Anna', createdAt: cameHoursAgo(1.5) }),
      aQuoteResponse({ id: 7, createdAt: cameHoursAgo(27.5) }),
    ];
  });
  expect(await screen.findByText('2 richieste aspettano risposta')).toBeVisible();
  const waiting = within(screen.getByRole('list', { name: 'Nuove richieste di preventivo' }));
  const names = waiting.getAllByRole('link').map((name) => name.textContent);
  expect(names).toEqual(['Greta Müller', 'Anna Müller']);
  expect(waiting.getByText('in ritardo di 3 ore')).toBeVisible();
  expect(waiting.getByText('rispondi entro 22 ore')).toBeVisible();
});

it('leads into a request at its heading, although that is read later, and back to its card', async () => {
  const { user } = today((api) => {
    api.quotes = [aQuoteResponse({ id: 7 })];
  });
  await user.click(await screen.findByRole('link', { name: 'Greta Müller' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Richiesta di Greta Müller' });
  await waitFor(() => expect(heading).toHaveFocus());
  await user.click(screen.getByRole('link', { name: /Torna ai preventivi/ }));
  await screen.findByRole('list', { name: 'Preventivi' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Greta Müller' })).toHaveFocus());
});

it('names the reviews that wait, and leads to them', async () => {
  today((api) => {
    api.reviews = [anOwnReviewResponse({ isApproved: false, suspected: false })];
  });
  expect(await screen.findByText('1 recensione')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leggi e approva' })).toHaveAttribute('href', '/admin/recensioni');
});

it('says what is missing about property and rooms, each with a way to where it is mended', async () => {
  today((api) => {
    api.property = aPropertyResponse({ cin: null });
    api.rooms = [aRoomResponse({ iun: null, descriptionDe: null })];
  });
  const code = await screen.findByRole('link', { name: /CIN/ });
  expect(code).toHaveAttribute('href', expect.stringMatching(/^\/admin\/struttura\//));
  const room = screen.getByRole('link', { name: 'Bungalow Ginepro: manca IUN' });
  expect(room).toHaveAttribute('href', '/admin/camere?modifica=1');
  const price = screen.getByRole('link', { name: 'Bungalow Ginepro: manca il prezzo' });
  expect(price).toHaveAttribute('href', '/admin/prezzi');
  // The law before the guests, the guests before the translations.
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
  const placeOf = (text: string) => rows.findIndex((row) => row.includes(text));
  expect([placeOf('CIN') < placeOf('manca IUN'), placeOf('manca IUN') < placeOf('prezzo')]).toEqual([
    true,
    true,
  ]);
});

it('asks no more for what an owner does not need, and asks again when they want it', async () => {
  const { user, api } = today((office) => {
    office.property = aPropertyResponse({ cin: 'IT090092B4X8Z2Q1', iun: null });
  });
  const name = /^Manca: IUN$/;
  expect(await screen.findByRole('link', { name })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Non mi serve: Manca: IUN' }));
  await waitFor(() => expect(screen.getByText('1 voce che non ti serve')).toBeVisible());
  expect(api.dismissed).toEqual(['property.iun']);
  await user.click(screen.getByText('1 voce che non ti serve'));
  await user.click(screen.getByRole('button', { name: 'Chiedimelo di nuovo: Manca: IUN' }));
  await waitFor(() => expect(api.dismissed).toEqual([]));
  expect(await screen.findByRole('button', { name: 'Non mi serve: Manca: IUN' })).toBeVisible();
});

it('asks for the texts of the site that are missing, and leads to where they are written', async () => {
  const { user, api } = today((office) => {
    office.sections = [
      aSection({ kind: 'about.lead', values: { title: { it: 'Chi siamo', en: 'About us' } } }),
    ];
  });
  const reminder = await screen.findByRole('link', {
    name: 'Pagina «Chi siamo»: Mancano 2 traduzioni (tedesco e spagnolo)',
  });
  expect(reminder).toHaveAttribute('href', '/admin/testi/traduzioni');
  await user.click(screen.getByRole('button', { name: /^Non mi serve: Pagina «Chi siamo», Mancano 2/ }));
  await waitFor(() => expect(api.dismissed).toEqual(['content.about.translations']));
});

it('leads a new owner to the property first, and then to a room', async () => {
  today((api) => {
    api.property = null;
    api.rooms = [];
  });
  const describe = await screen.findByRole('link', { name: 'Descrivi la tua struttura' });
  expect(describe).toHaveAttribute('href', '/admin/struttura');
  expect(screen.queryByRole('heading', { name: 'Da completare' })).not.toBeInTheDocument();
});

it('opens the form of the first room once the property is described', async () => {
  const { user } = today((api) => {
    api.rooms = [];
  });
  await user.click(await screen.findByRole('link', { name: 'Aggiungi la prima camera' }));
  expect(await screen.findByRole('button', { name: 'Crea la camera' })).toBeVisible();
});

it('has the visits and requests of the month as a table, too', async () => {
  today(() => {});
  const table = await screen.findByRole('table', { name: 'Ultimi 30 giorni' });
  expect(within(table).getByRole('row', { name: /1 mag 2027 1234 3$/ })).toBeInTheDocument();
});

it('counts one visit and one request as people say it', async () => {
  today((api) => {
    const byLanguage = { it: 1, en: 0, de: 0, es: 0 };
    api.handlers.listVisitDays = [{ day: '2027-05-01', visits: 1, visitors: 1, byLanguage }];
    api.handlers.listQuoteDays = [{ day: '2027-05-01', requests: 1, byLanguage }];
  });
  expect(await screen.findByText(/^visita al sito$/)).toBeVisible();
  expect(screen.getByText(/^richiesta di preventivo$/)).toBeVisible();
});

it('leaves answered quotes out', async () => {
  today((api) => {
    api.quotes = [aQuoteResponse({ status: 'answered' })];
  });
  expect(await screen.findByText('Nessuna richiesta in attesa')).toBeVisible();
});

it('shows suspected quotes separately and does not count them', async () => {
  today((api) => {
    api.quotes = [aQuoteResponse(), aQuoteResponse({ id: 8, firstName: 'Bot', suspected: true })];
  });
  expect(await screen.findByText('1 richiesta aspetta risposta')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Da controllare: forse spam' })).toHaveTextContent('Bot Müller'),
  );
});

it('says calmly that nothing is pending', async () => {
  today(() => {});
  expect(await screen.findByText('Nessuna richiesta in attesa')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Email non partite')).not.toBeInTheDocument());
});

it('says what went wrong when the quotes cannot be loaded, and tries again', async () => {
  const { user } = today((api) => {
    api.quotes = [aQuoteResponse()];
    api.refuseNext('listQuotes', 503, 'server.unavailable');
  });
  expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('link', { name: 'Greta Müller' })).toBeVisible();
});

it('retries a failed message', async () => {
  const { user } = today((api) => {
    api.messages = [aMessageResponse()];
  });
  await user.click(
    await screen.findByRole('button', { name: 'Riprova a inviare a greta.mueller@example.org' }),
  );
  expect(await screen.findByText('Ci riproviamo subito')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Email non partite')).not.toBeInTheDocument());
});

it('keeps the focus at the messages when one of them goes', async () => {
  const { user } = today((api) => {
    api.messages = ['a@ospiti.example', 'b@ospiti.example'].map((to, index) =>
      aMessageResponse({ id: index + 1, to }),
    );
  });
  const retry = (to: string) => screen.findByRole('button', { name: `Riprova a inviare a ${to}` });
  (await retry('a@ospiti.example')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /a@ospiti/ })).not.toBeInTheDocument());
  expect((await retry('b@ospiti.example')).closest('li')).toHaveFocus();
});

it('says of an e-mail that the mail server has not taken yet when it is tried again, and why', async () => {
  const justNow = new Date().toISOString();
  today((api) => {
    const waiting = { status: 'pending', attempts: 1, lastError: '451 Greylisted' } as const;
    api.messages = [
      aMessageResponse({ ...waiting, nextAttemptAt: '2027-05-01T08:45:00.000Z', createdAt: justNow }),
      aMessageResponse({
        id: 13,
        status: 'pending',
        attempts: 0,
        lastError: null,
        createdAt: justNow,
        to: 'b@ospiti.example',
      }),
    ];
  });
  expect(await screen.findByRole('heading', { name: 'Email che aspettano di partire' })).toBeVisible();
  expect(screen.getByText('Non ancora partita')).toBeVisible();
  expect(screen.getByText(/^Nuovo tentativo: 1º maggio .*10:45$/)).toBeVisible();
  expect(screen.getByText('Risposta del server di posta: 451 Greylisted')).toBeVisible();
  expect(screen.queryByText('A b@ospiti.example')).not.toBeInTheDocument();
});

it('of many e-mails that wait, shows the one first of which the mail server has said why', async () => {
  today((api) => {
    const waiting = { status: 'pending', nextAttemptAt: '2025-05-01T08:45:00.000Z' } as const;
    api.messages = [1, 2, 3, 4].map((id) =>
      aMessageResponse({
        ...waiting,
        id,
        to: `${id}@ospiti.example`,
        lastError: id === 4 ? 'connect ECONNREFUSED' : null,
      }),
    );
  });
  expect(await screen.findByText('Risposta del server di posta: connect ECONNREFUSED')).toBeVisible();
  expect(screen.getAllByText(/@ospiti\.example/).map(({ textContent }) => textContent)).toEqual([
    'A 4@ospiti.example',
    'A 1@ospiti.example',
    'A 2@ospiti.example',
  ]);
  expect(screen.getByText(/^Qui ne vedi 3 alla volta/)).toBeVisible();
  expect(screen.queryByText(/^Nuovo tentativo/)).not.toBeInTheDocument();
});

it('shows a held confirmation with the reason, and sends it', async () => {
  const { user } = today((api) => {
    const held = {
      status: 'held',
      heldBecause: 'too-many-to-address',
      attempts: 0,
      lastError: null,
    } as const;
    api.messages = [aMessageResponse(held)];
  });
  expect(await screen.findByText('Email trattenute')).toBeVisible();
  expect(screen.getByText('Trattenuta')).toBeVisible();
  expect(
    screen.getByText('Questo indirizzo aveva già ricevuto 3 conferme nelle 24 ore precedenti.'),
  ).toBeVisible();
  expect(screen.queryByText('Email non partite')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Invia l’email a greta.mueller@example.org' }));
  expect(await screen.findByText('La inviamo subito')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Email trattenute')).not.toBeInTheDocument());
});

it('says when a retry is refused', async () => {
  const { user } = today((api) => {
    api.messages = [aMessageResponse()];
    api.refuseNext('retryMessage', 409, 'message.already_sent');
  });
  await user.click(
    await screen.findByRole('button', { name: 'Riprova a inviare a greta.mueller@example.org' }),
  );
  expect(await screen.findByText('Questo messaggio è già stato inviato.')).toBeVisible();
});

it('reminds the owner to change the first password until it is changed', async () => {
  today((api) => {
    api.account = { ...AN_ACCOUNT, mustChangePassword: true };
  });
  expect(await screen.findByText('Scegli una password tua')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cambia la password' })).toHaveAttribute('href', '/admin/account');
});

it('skips to the content without touching the address, which may be the router’s', async () => {
  const { user } = today(() => {});
  await user.click(await screen.findByRole('link', { name: 'Vai al contenuto' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('leads from each section to a screen that is built', async () => {
  const { user } = today(() => {});
  const sections = await screen.findByRole('navigation', { name: 'Sezioni del pannello' });
  expect(within(sections).getByRole('link', { name: 'Oggi' })).toHaveAttribute('aria-current', 'page');
  for (const link of within(sections).getAllByRole('link')) {
    await user.click(link);
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Pagina non trovata');
  }
});

it('offers the sections that a phone’s bar has no room for on a screen of their own', async () => {
  const { user } = today(() => {});
  await user.click(await screen.findByRole('link', { name: 'Altro' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Altro' })).toBeVisible();
  const others = within(screen.getByRole('main'));
  expect(others.queryByRole('link', { name: 'Camere' })).not.toBeInTheDocument();
  await user.click(others.getByRole('link', { name: 'Account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

it('opens the site beside it, so that nothing typed is left', async () => {
  today(() => {});
  const site = await screen.findByRole('link', { name: /Vedi il sito/ });
  expect(site).toHaveAttribute('href', 'http://api.test/');
  expect(site).toHaveAttribute('target', '_blank');
});

it('counts and shows a request whose reply did not leave, and its e-mail only there', async () => {
  today((api) => {
    api.messages = [aMessageResponse({ kind: 'quote-reply', status: 'failed', quoteId: 7 })];
    api.quotes = [aQuoteResponse({ id: 7, status: 'answered', replyUnsent: true })];
  });
  const list = await screen.findByRole('list', { name: 'Risposte non inviate' });
  expect(within(list).getByText('Non inviata')).toBeVisible();
  expect(screen.getByText('1 ospite non ha ricevuto risposta')).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  expect(screen.queryByRole('heading', { name: 'Email non partite' })).not.toBeInTheDocument();
});
