import {
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

it('asks once to read the texts that an upgrade brought, and leads to all of them', async () => {
  const { user, api } = today((office) => {
    office.awaitOwner = ['guide', 'services'];
  });
  const text = 'I testi di 2 pagine sono arrivati con un aggiornamento del sito: leggili';
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', '/admin/testi');
  await user.click(screen.getByRole('button', { name: `Non mi serve: ${text}` }));
  await waitFor(() => expect(api.dismissed).toEqual(['content.unread']));
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
