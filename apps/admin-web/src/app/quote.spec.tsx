import { aMessageResponse, aQuoteResponse } from '@ospite/contracts/testing';
import { screen } from '@testing-library/react';
import { OfficeApi } from './office-api.fixture';
import { openOffice } from './office.fixture';

afterEach(() => jest.restoreAllMocks());

function quote(changes: Parameters<typeof aQuoteResponse>[0] = {}, path = '/preventivi/7') {
  const api = new OfficeApi();
  api.quotes = [aQuoteResponse(changes)];
  api.messages = [
    aMessageResponse({ status: 'sent', sentAt: '2027-05-01T08:31:00.000Z', lastError: null }),
    aMessageResponse({ id: 13, quoteId: 99, to: 'another@example.org' }),
  ];
  return openOffice(path, api);
}

const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

it('shows everything the guest asked for', async () => {
  quote();
  expect(await screen.findByRole('heading', { level: 1, name: 'Richiesta di Greta Müller' })).toBeVisible();
  expect(valueOf('Arrivo')).toHaveTextContent(/10 giu 2027/);
  expect(valueOf('Partenza')).toHaveTextContent(/17 giu 2027/);
  expect(valueOf('Notti')).toHaveTextContent('7');
  expect(valueOf('Ospiti')).toHaveTextContent('2');
  expect(valueOf('Camera preferita')).toHaveTextContent('Bungalow Ginepro');
  expect(valueOf('Servizi richiesti')).toHaveTextContent('Navetta gratuita per la spiaggia');
  expect(valueOf('Lingua dell’ospite')).toHaveTextContent('tedesco');
  expect(screen.getByText('Wir kommen mit dem Fahrrad.')).toHaveAttribute('lang', 'de');
});

it('links to e-mail and phone', async () => {
  quote();
  expect(await screen.findByRole('link', { name: 'Scrivi un’email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:greta\.mueller@example\.org\?subject=Preventivo/),
  );
  expect(screen.getByRole('link', { name: 'Chiama' })).toHaveAttribute('href', 'tel:+491701234567');
});

it('offers no call when the guest gave no phone number', async () => {
  quote({ phone: null });
  expect(await screen.findByText('Non indicato')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Chiama' })).not.toBeInTheDocument();
});

it('copies the whole request', async () => {
  const { user } = quote();
  const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Copia tutta la richiesta' }));
  expect(await screen.findByText('Copiato')).toBeVisible();
  const text = clipboard.mock.lastCall?.[0];
  expect(text).toContain('Ospite: Greta Müller');
  expect(text).toContain('Camera preferita: Bungalow Ginepro');
});

it('says when the browser does not allow copying', async () => {
  const { user } = quote();
  await screen.findByRole('button', { name: 'Copia l’indirizzo' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copia l’indirizzo' }));
  expect(await screen.findByText('Copia non riuscita')).toBeVisible();
});

it('shows only the messages of this quote, with their status', async () => {
  quote();
  expect(await screen.findByText('Conferma all’ospite')).toBeVisible();
  expect(screen.getByText('Inviata')).toBeVisible();
  expect(screen.queryByText(/another@example.org/)).not.toBeInTheDocument();
});

it('warns of more guests than the room takes, and of a suspected quote', async () => {
  quote({ exceedsRoomCapacity: true, suspected: true });
  expect(await screen.findByText(/proponi un’altra sistemazione/)).toBeVisible();
  expect(screen.getByText(/Sembra inviata da un programma/)).toBeVisible();
});

it.each(['/preventivi/8', '/preventivi/abc'])('says that there is no request at %s', async (path) => {
  quote({}, path);
  expect(await screen.findByRole('heading', { name: 'Questa richiesta non c’è' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Torna ai preventivi' })).toBeVisible();
});

it('says what went wrong and tries again', async () => {
  const api = new OfficeApi();
  api.quotes = [aQuoteResponse()];
  api.refuseNext('getQuote', 500, 'server.failed');
  const { user } = openOffice('/preventivi/7', api);
  await screen.findByText(/rotto dalla nostra parte/);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { name: 'Richiesta di Greta Müller' })).toBeVisible();
});
