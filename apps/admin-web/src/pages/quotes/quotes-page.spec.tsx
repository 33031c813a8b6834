import { aPropertyResponse, aQuoteResponse } from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { downloads } from '../../app/downloads.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

function quotes(count: number, path = '/preventivi', change: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  api.quotes = Array.from({ length: count }, (_, index) =>
    aQuoteResponse({ id: count - index, firstName: `Ospite${count - index}` }),
  );
  change(api);
  return openOffice(path, api);
}

it('says in a sentence what each guest asks for, and links to it', async () => {
  quotes(1);
  const link = await screen.findByRole('link', { name: 'Ospite1 Müller' });
  expect(link).toHaveAttribute('href', '/admin/preventivi/1');
  const card = link.closest('li');
  expect(card).toHaveTextContent('10–17 giu 2027 · 2 ospiti · Bungalow Ginepro · 490–595 €');
  expect(card).toHaveTextContent(/In attesa.*(rispondi entro|in ritardo di).*Wir kommen mit dem Fahrrad\.$/);
  expect(link).toHaveAccessibleDescription(/^10–17 giu 2027\s· 2 ospiti/);
  // Nothing else in it can be pressed.
  expect(card?.querySelectorAll('a, button')).toHaveLength(1);
});

it('counts no hours where the house has promised none, and says when the request came', async () => {
  quotes(1, '/preventivi', (api) => {
    api.property = aPropertyResponse({ answersInOneDay: false });
  });
  const card = (await screen.findByRole('link', { name: 'Ospite1 Müller' })).closest('li');
  expect(card).toHaveTextContent(/Ricevuta: /);
  expect(card).not.toHaveTextContent(/rispondi entro|in ritardo/);
});

it('marks a quote with more guests than the room takes', async () => {
  quotes(0, '/preventivi', (api) => {
    api.quotes = [aQuoteResponse({ exceedsRoomCapacity: true })];
  });
  expect(await screen.findByText('Più ospiti che posti letto')).toBeVisible();
});

it('says where a price is still to be decided while a request waits, and keeps a message of one endless word short', async () => {
  quotes(0, '/preventivi', (api) => {
    api.quotes = [
      aQuoteResponse({ preferredRoom: null, preferredRoomName: null, estimate: null }),
      aQuoteResponse({ id: 9, firstName: 'Anna', estimate: null, status: 'answered' }),
      aQuoteResponse({ id: 8, firstName: 'X'.repeat(100), specialRequests: 'y'.repeat(2_000) }),
    ];
  });
  const waiting = (await screen.findByRole('link', { name: 'Greta Müller' })).closest('li');
  expect(waiting).toHaveTextContent('Nessuna preferenza · prezzo da decidere');
  const card = screen.getByRole('link', { name: 'Anna Müller' }).closest('li');
  expect(card).not.toHaveTextContent('prezzo da decidere');
  expect(card).toHaveTextContent(/Risposta/);
  expect(card).not.toHaveTextContent(/rispondi entro|in ritardo/);
  expect(screen.getByText(/^y+$/).textContent).toHaveLength(200);
});

it('shows suspected quotes separately', async () => {
  quotes(0, '/preventivi', (api) => {
    api.quotes = [aQuoteResponse(), aQuoteResponse({ id: 9, firstName: 'Bot', suspected: true })];
  });
  const apart = await screen.findByRole('list', { name: 'Da controllare: forse spam' });
  expect(apart).toHaveTextContent('Bot Müller');
  expect(screen.getByRole('list', { name: 'Preventivi' })).not.toHaveTextContent('Bot Müller');
});

it('says that there is nothing yet', async () => {
  quotes(0);
  expect(await screen.findByText('Ancora nessuna richiesta')).toBeVisible();
});

const openSearch = async (user: ReturnType<typeof quotes>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Cerca' }));
const pile = (name: RegExp) => screen.findByRole('button', { name });

it('finds a guest by name and shows the whole list again', async () => {
  const { user } = quotes(12);
  await openSearch(user);
  await user.type(screen.getByLabelText('Cerca per nome, email o telefono'), 'Ospite11{Enter}');
  expect(await screen.findByText('1 richiesta')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Togli i filtri' }));
  expect(await screen.findByText('12 richieste')).toBeInTheDocument();
});

it('counts every status as Oggi does, filters by it, and says when nothing matches', async () => {
  const { user } = quotes(0, '/preventivi', (api) => {
    api.quotes = [
      ...[1, 2, 3].map((id) => aQuoteResponse({ id })),
      aQuoteResponse({ id: 4, status: 'answered', firstName: 'Anna' }),
      aQuoteResponse({ id: 5, suspected: true, firstName: 'Bot' }),
    ];
  });
  const group = await screen.findByRole('group', { name: 'Mostra le richieste' });
  await pile(/^Tutte ?5/);
  expect(
    within(group)
      .getAllByRole('button')
      .map((chip) => chip.textContent),
  ).toEqual(['Tutte5', 'In attesa3', 'Sospetta1', 'Risposta1', 'Confermata0', 'Rifiutata0', 'Archiviata0']);
  expect(await pile(/^Tutte/)).toHaveAttribute('aria-pressed', 'true');
  await user.click(await pile(/^In attesa/));
  expect(await screen.findByText('3 richieste')).toBeInTheDocument();
  expect(screen.queryByText('Bot Müller')).not.toBeInTheDocument();
  await user.click(await pile(/^Sospetta/));
  expect(await screen.findByText('Bot Müller')).toBeVisible();
  await user.click(await pile(/^Confermata/));
  expect(await screen.findByText('Nessuna richiesta trovata')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Togli i filtri' }));
  expect(await screen.findByText('5 richieste')).toBeInTheDocument();
});

it('turns pages and keeps the page in the address', async () => {
  const { user, api } = quotes(25);
  expect(await screen.findByText('Pagina 1 di 2')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Pagina successiva' }));
  expect(await screen.findByText('Pagina 2 di 2')).toBeVisible();
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Preventivi' })).getAllByRole('listitem')).toHaveLength(5),
  );
  expect(api.sentTo('listQuotes').at(-1)).toMatchObject({ page: 2 });
});

it('opens at the page, search and state that the address names', async () => {
  const { api } = quotes(12, '/preventivi?cerca=Ospite1&stato=pending');
  expect(await screen.findByText('4 richieste')).toBeInTheDocument();
  expect(api.sentTo('listQuotes')).toContainEqual(
    expect.objectContaining({ q: 'Ospite1', status: 'pending' }),
  );
});

it('says what went wrong and tries again', async () => {
  const { user } = quotes(1, '/preventivi', (api) => api.refuseNext('listQuotes', 500, 'server.failed'));
  expect(await screen.findByText(/rotto dalla nostra parte/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('list', { name: 'Preventivi' })).toBeVisible();
});

it('offers a way on at an address that no screen has', async () => {
  quotes(0, '/boh');
  expect(await screen.findByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai a Oggi' })).toHaveAttribute('href', '/admin');
});

it('filters by arrival, and keeps that in the address', async () => {
  quotes(12, '/preventivi?dal=2027-06-11');
  expect(await screen.findByText('Nessuna richiesta trovata')).toBeVisible();
  expect(screen.getByLabelText('Arrivo dal')).toHaveValue('2027-06-11');
});

describe('the table', () => {
  const button = () => screen.findByRole('button', { name: 'Scarica la tabella (CSV)' });
  const openTools = async (user: ReturnType<typeof quotes>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Strumenti' }));

  it('is downloaded with the filters of the list', async () => {
    const hrefs = downloads();
    const { user } = quotes(12, '/preventivi?cerca=Ospite1&stato=pending&dal=2027-06-01');
    await openTools(user);
    await user.click(await button());
    expect(await screen.findByText('Il file sta arrivando')).toBeVisible();
    expect(hrefs).toEqual([
      'http://api.test/api/quotes/export.csv?q=Ospite1&from=2027-06-01&status=pending&suspected=false',
    ]);
  });

  it('waits for a login where the session has ended, instead of a file that says so', async () => {
    const hrefs = downloads();
    const { api, user } = quotes(12);
    await openTools(user);
    api.account = null;
    await user.click(await button());
    expect(await screen.findByRole('dialog', { name: 'Accedi di nuovo' })).toBeVisible();
    expect(hrefs).toEqual([]);
  });
});

it('is found again where the owner left it for a request, with the focus on that request', async () => {
  const { user } = quotes(3);
  const request = await screen.findByText('Ospite2 Müller');
  Object.assign(window, { scrollY: 700 });
  window.dispatchEvent(new Event('scroll'));
  await user.click(request);
  await screen.findByRole('heading', { level: 1, name: /Ospite2 Müller/ });
  await user.click(screen.getByText(/Torna ai preventivi/));
  expect(await screen.findByText('Ospite2 Müller')).toHaveFocus();
  await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 700));
  Object.assign(window, { scrollY: 0 });
});

it('keeps its filters while one of its requests is looked at', async () => {
  const { user } = quotes(12, '/preventivi?cerca=Ospite1&stato=pending');
  await user.click(await screen.findByText('Ospite12 Müller'));
  await screen.findByRole('heading', { level: 1, name: /Ospite12 Müller/ });
  await user.click(screen.getByText(/Torna ai preventivi/));
  expect(await screen.findByText('Ospite12 Müller')).toHaveFocus();
  expect(screen.getByRole('button', { name: /^In attesa/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('Ospite2 Müller')).not.toBeInTheDocument();
});

it('prints the list', async () => {
  const { user } = quotes(1);
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Strumenti' }));
  await user.click(screen.getByRole('button', { name: 'Stampa' }));
  expect(print).toHaveBeenCalledTimes(1);
});

describe('where there is room', () => {
  const wide = (matches: boolean) =>
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        () => ({ matches, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
      );

  it('stays beside the request that is opened, with its filters, and marks it', async () => {
    wide(true);
    const { user } = quotes(12, '/preventivi?cerca=Ospite1&stato=pending');
    expect(await screen.findByText('Scegli una richiesta')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Ospite12 Müller' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Ospite12 Müller/ })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    // The way back is the list itself.
    expect(screen.queryByText(/Torna ai preventivi/)).not.toBeInTheDocument();
    expect(document.title).toMatch(/Ospite12/);
    expect(screen.getByRole('link', { name: 'Ospite12 Müller' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Ospite2 Müller' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Risposta 0' }));
    expect(await screen.findByText('Nessuna richiesta trovata')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Ospite12 Müller/ })).toBeVisible();
  });

  it('begins with the request that was opened for the keyboard', async () => {
    wide(true);
    const { user } = quotes(3);
    await user.click(await screen.findByRole('link', { name: 'Ospite2 Müller' }));
    await screen.findByRole('heading', { level: 1, name: /Ospite2 Müller/ });
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
  });
});
