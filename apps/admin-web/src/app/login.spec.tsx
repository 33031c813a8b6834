// Shows: specification §2 Admin page, §4 Admin session, §5 Admin login, §6 Roles and permissions
// Shows: specification §8 Error catalogue
// Shows: decisions §4 First start
import { screen, waitFor } from '@testing-library/react';
import { A_PASSWORD, OfficeApi } from '../shared/office-api.fixture';
import { openOffice } from './office.fixture';

afterEach(() => jest.restoreAllMocks());

function signedOut(change: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  api.account = null;
  change(api);
  return openOffice('/preventivi', api);
}

const username = () => screen.findByLabelText('Nome utente');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Accedi' });

it('signs the owner in and opens what was asked for', async () => {
  const { user } = signedOut();
  await user.type(await username(), 'gavina');
  await user.type(password(), A_PASSWORD);
  await user.click(submit());
  expect(await screen.findByRole('heading', { level: 1, name: 'Preventivi' })).toBeVisible();
  expect(screen.getByText('Login effettuato')).toBeVisible();
  expect(screen.getByText('Benvenuto nel pannello amministratore')).toBeVisible();
});

it('asks for both fields with the specified words and focuses the first', async () => {
  const { user, api } = signedOut();
  await username();
  await user.click(submit());
  expect(screen.getByText('Username richiesto')).toBeVisible();
  expect(screen.getByText('Password richiesta')).toBeVisible();
  expect(await username()).toHaveFocus();
  expect(api.calls).not.toContain('login');
});

it('refuses wrong credentials and keeps what was typed', async () => {
  const { user } = signedOut();
  await user.type(await username(), 'gavina');
  await user.type(password(), 'sbagliata');
  await user.click(submit());
  expect(await screen.findByText('Errore di login')).toBeVisible();
  expect(screen.getAllByText('Credenziali non valide')[0]).toBeVisible();
  expect(await username()).toHaveValue('gavina');
  expect(password()).toHaveValue('sbagliata');
});

it('says how long to wait after too many attempts', async () => {
  const { user } = signedOut((api) => {
    api.refuseNext('login', 429, 'account.too_many_attempts', { retryAfterSeconds: 600 });
  });
  await user.type(await username(), 'gavina');
  await user.type(password(), 'x');
  await user.click(submit());
  expect((await screen.findAllByText(/Riprova tra 10 minuti/))[0]).toBeVisible();
});

it('shows the password on request', async () => {
  const { user } = signedOut();
  await username();
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostra la password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

it('tells password managers what the fields are', async () => {
  signedOut();
  expect(await username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

it('says when the server cannot be reached and tries again', async () => {
  const api = new OfficeApi();
  api.isUnreachable = true;
  const { user } = openOffice('', api);
  expect(await screen.findByText(/Non riusciamo a raggiungere il sito/)).toBeVisible();
  api.isUnreachable = false;
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Oggi' })).toBeVisible();
});

it('asks to sign in again when the session has ended, and then continues on the same screen', async () => {
  const { user, api } = openOffice('');
  await screen.findByRole('heading', { level: 1, name: 'Oggi' });
  api.account = null;
  await user.click(screen.getByRole('link', { name: 'Preventivi' }));
  expect(await screen.findByText(/La sessione è terminata/)).toBeVisible();
  await user.type(await username(), 'gavina');
  await user.type(password(), A_PASSWORD);
  await user.click(submit());
  expect(await screen.findByRole('heading', { level: 1, name: 'Preventivi' })).toBeVisible();
});

describe('the first account', () => {
  it('is not offered when there is one', async () => {
    const { api } = signedOut();
    await username();
    await waitFor(() => expect(api.calls).toContain('getInit'));
    expect(screen.queryByRole('button', { name: 'Crea il primo account' })).not.toBeInTheDocument();
  });

  it('is created with the setup code, and a generated password is shown once', async () => {
    const { user } = signedOut((api) => {
      api.setupCode = 'sughero-7';
    });
    await user.click(await screen.findByRole('button', { name: 'Crea il primo account' }));
    await user.click(screen.getByRole('button', { name: 'Crea l’account' }));
    expect(screen.getByText('Inserisci il codice di configurazione')).toBeVisible();
    await user.type(screen.getByLabelText('Codice di configurazione'), 'sughero-7');
    await user.click(screen.getByRole('button', { name: 'Crea l’account' }));
    expect(await screen.findByText('Inizializzazione completata')).toBeVisible();
    expect(screen.getByText('Dati di base caricati con successo')).toBeVisible();
    expect(screen.getByText('corallo-sabbia')).toBeVisible();
    expect(await username()).toHaveValue('admin');
  });

  it('is refused with a wrong code', async () => {
    const { user } = signedOut((api) => {
      api.setupCode = 'sughero-7';
    });
    await user.click(await screen.findByRole('button', { name: 'Crea il primo account' }));
    await user.type(screen.getByLabelText('Codice di configurazione'), 'altro');
    await user.click(screen.getByRole('button', { name: 'Crea l’account' }));
    expect((await screen.findAllByText('Il codice di configurazione non è corretto.'))[0]).toBeVisible();
  });
});
