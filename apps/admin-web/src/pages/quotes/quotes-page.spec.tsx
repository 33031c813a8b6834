// Shows: decisions §3 Forms in cached pages, §5 Quotes and reviews
import { aQuoteResponse } from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
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

it('lists each quote with its stay, room, guests and status, and links to it', async () => {
  quotes(1);
  const row = (await screen.findAllByRole('row'))[1];
  expect(row).toHaveTextContent('10 giu – 17 giu');
  expect(row).toHaveTextContent('7 notti');
  expect(row).toHaveTextContent('Bungalow Ginepro');
  expect(row).toHaveTextContent('2 ospiti');
  expect(row).toHaveTextContent('In attesa');
  expect(screen.getByRole('link', { name: 'Ospite1 Müller' })).toHaveAttribute('href', '/admin/preventivi/1');
});

it('marks a quote with more guests than the room takes', async () => {
  quotes(0, '/preventivi', (api) => {
    api.quotes = [aQuoteResponse({ exceedsRoomCapacity: true })];
  });
  expect(await screen.findByText('Più ospiti che posti letto')).toBeVisible();
});

it('shows suspected quotes separately', async () => {
  quotes(0, '/preventivi', (api) => {
    api.quotes = [aQuoteResponse(), aQuoteResponse({ id: 9, firstName: 'Bot', suspected: true })];
  });
  const apart = await screen.findByRole('table', { name: 'Da controllare: forse spam' });
  expect(apart).toHaveTextContent('Bot Müller');
  expect(screen.getByRole('table', { name: 'Preventivi' })).not.toHaveTextContent('Bot Müller');
});

it('says that there is nothing yet', async () => {
  quotes(0);
  expect(await screen.findByText('Ancora nessuna richiesta')).toBeVisible();
});

it('offers no search while the list is short', async () => {
  quotes(3);
  await screen.findByRole('table');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

it('finds a guest by name and shows the whole list again', async () => {
  const { user } = quotes(12);
  await user.type(await screen.findByLabelText('Cerca per nome, email o telefono'), 'Ospite11{Enter}');
  expect(await screen.findByText('1 richiesta')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Togli i filtri' }));
  expect(await screen.findByText('12 richieste')).toBeVisible();
});

it('filters the list by status and says when nothing matches', async () => {
  const { user } = quotes(12);
  await user.selectOptions(await screen.findByLabelText('Stato'), 'Confermata');
  expect(await screen.findByText('Nessuna richiesta trovata')).toBeVisible();
  await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: 'Togli i filtri' })[1]!);
  expect(await screen.findByText('12 richieste')).toBeVisible();
});

it('turns pages and keeps the page in the address', async () => {
  const { user, api } = quotes(25);
  expect(await screen.findByText('Pagina 1 di 2')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Pagina successiva' }));
  expect(await screen.findByText('Pagina 2 di 2')).toBeVisible();
  expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(5);
  expect(api.sentTo('listQuotes').at(-1)).toMatchObject({ page: 2 });
});

it('opens at the page, search and state that the address names', async () => {
  const { api } = quotes(12, '/preventivi?cerca=Ospite1&stato=pending');
  expect(await screen.findByText('4 richieste')).toBeVisible();
  expect(api.sentTo('listQuotes')).toContainEqual(
    expect.objectContaining({ q: 'Ospite1', status: 'pending' }),
  );
});

it('says what went wrong and tries again', async () => {
  const { user } = quotes(1, '/preventivi', (api) => api.refuseNext('listQuotes', 500, 'server.failed'));
  expect(await screen.findByText(/rotto dalla nostra parte/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('table')).toBeVisible();
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

  it('is downloaded with the filters of the list', async () => {
    const hrefs = downloads();
    const { user } = quotes(12, '/preventivi?cerca=Ospite1&stato=pending&dal=2027-06-01');
    await user.click(await button());
    expect(await screen.findByText('Il file sta arrivando')).toBeVisible();
    expect(hrefs).toEqual(['http://api.test/api/quotes/export.csv?q=Ospite1&status=pending&from=2027-06-01']);
  });

  it('waits for a login where the session has ended, instead of a file that says so', async () => {
    const hrefs = downloads();
    const { api, user } = quotes(12);
    await button();
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
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 700);
  Object.assign(window, { scrollY: 0 });
});

it('keeps its filters while one of its requests is looked at', async () => {
  const { user } = quotes(12, '/preventivi?cerca=Ospite1&stato=pending');
  await user.click(await screen.findByText('Ospite12 Müller'));
  await screen.findByRole('heading', { level: 1, name: /Ospite12 Müller/ });
  await user.click(screen.getByText(/Torna ai preventivi/));
  expect(await screen.findByText('Ospite12 Müller')).toHaveFocus();
  expect(screen.getByLabelText('Stato')).toHaveDisplayValue('In attesa');
  expect(screen.queryByText('Ospite2 Müller')).not.toBeInTheDocument();
});

it('prints the list', async () => {
  const { user } = quotes(1);
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Stampa' }));
  expect(print).toHaveBeenCalledTimes(1);
});
