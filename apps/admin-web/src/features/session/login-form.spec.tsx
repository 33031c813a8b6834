import { SESSION_ENDED } from '@ospite/contracts/site';
import { screen, waitFor } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { A_PASSWORD, AN_ACCOUNT } from './session.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

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
  expect(await screen.findByText('Login effettuato')).toBeVisible();
  expect(screen.getByText('Benvenuto nel pannello amministratore')).toBeVisible();
  // The form is gone, and the work is here.
  expect(screen.getByRole('main')).toHaveFocus();
});

it('keeps the owner signed in on this device only where they ask for it', async () => {
  const { user, api } = signedOut();
  const stay = await screen.findByRole('checkbox', { name: 'Resta collegata' });
  expect(stay).not.toBeChecked();
  await user.click(stay);
  await user.type(await username(), 'gavina');
  await user.type(password(), A_PASSWORD);
  await user.click(submit());
  await screen.findByRole('heading', { level: 1, name: 'Preventivi' });
  expect(api.sentTo('login')).toMatchObject([{ loginRequest: { staySignedIn: true } }]);
});

describe('what was typed on this device and not sent', () => {
  const DRAFT = 'ospite.draft.1.reply.7';
  beforeEach(() => localStorage.setItem(DRAFT, '{"text":"Cara Greta"}'));
  afterEach(() => localStorage.clear());

  it('is forgotten by the login once the session was ended from another device', async () => {
    signedOut((api) => api.refuseNext('getMe', 401, 'account.not_signed_in', { reason: SESSION_ENDED }));
    await username();
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('waits for its owner where the session has run out', async () => {
    signedOut();
    await username();
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
  });
});

it('takes no focus from whoever comes with a session', async () => {
  openOffice('/preventivi');
  expect(await screen.findByRole('heading', { level: 1, name: 'Preventivi' })).toBeVisible();
  await waitFor(() => expect(document.body).toHaveFocus());
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
  await fill(user, password(), 'sbagliata');
  await user.click(submit());
  expect(await screen.findByText('Errore di login')).toBeVisible();
  expect(screen.getAllByText('Credenziali non valide')[0]).toBeVisible();
  expect(await username()).toHaveValue('gavina');
  expect(password()).toHaveValue('sbagliata');
});

it('says from the second wrong password on that five of them make one wait', async () => {
  const { user } = signedOut();
  const warning = () => screen.queryByText(/Dopo cinque password sbagliate si aspettano fino a 15 minuti/);
  await user.type(await username(), 'gavina');
  await fill(user, password(), 'sbagliata');
  await user.click(submit());
  expect(await screen.findByText('Errore di login')).toBeVisible();
  expect(warning()).not.toBeInTheDocument();
  await user.click(submit());
  await waitFor(() => expect(warning()).toBeVisible());
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
  const dialog = await screen.findByRole('dialog', { name: 'Accedi di nuovo' });
  expect(dialog).toHaveTextContent('La sessione è terminata');
  expect(await username()).toHaveValue('gavina');
  await waitFor(() => expect(password()).toHaveFocus());
  await user.type(password(), A_PASSWORD);
  await user.click(submit());
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('Ancora nessuna richiesta')).toBeVisible();
});

describe('a session that ends while something is typed', () => {
  const current = () => screen.findByLabelText('Password attuale');
  async function typeUntilTheSessionEnds() {
    const opened = openOffice('/account');
    const { user, api } = opened;
    await user.type(await current(), A_PASSWORD);
    await fill(user, screen.getByLabelText('Nuova password'), 'corallo-sabbia');
    await fill(user, screen.getByLabelText('Ripeti la nuova password'), 'corallo-sabbia');
    api.account = null;
    await user.click(screen.getByRole('button', { name: 'Salva la nuova password' }));
    await screen.findByRole('dialog', { name: 'Accedi di nuovo' });
    return opened;
  }

  it('is renewed above the screen, where everything stays and can be sent again', async () => {
    const { user, api } = await typeUntilTheSessionEnds();
    await user.type(password(), A_PASSWORD);
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Nuova password')).toHaveValue('corallo-sabbia');
    expect(api.password).toBe(A_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Salva la nuova password' }));
    expect((await screen.findAllByText('Password cambiata'))[0]).toBeVisible();
    expect(api.password).toBe('corallo-sabbia');
  });

  it('keeps the dialog and the text after a wrong password', async () => {
    const { user } = await typeUntilTheSessionEnds();
    await user.type(password(), 'sbagliata{Enter}');
    expect((await screen.findAllByText('Credenziali non valide'))[0]).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Accedi di nuovo' })).toBeVisible();
    expect(screen.getByDisplayValue('sbagliata')).toBeInTheDocument();
  });

  it('loads everything anew when another account signs in', async () => {
    const { user, api } = await typeUntilTheSessionEnds();
    const colleague = { ...AN_ACCOUNT, id: AN_ACCOUNT.id + 1, username: 'efisio' };
    api.handlers.login = () => {
      api.account = colleague;
      return colleague;
    };
    await user.clear(await username());
    await user.type(await username(), 'efisio');
    await user.type(password(), 'un-altra-password{Enter}');
    expect(await screen.findByText('Stai usando l’account efisio.')).toBeVisible();
    expect(await current()).toHaveValue('');
  });
});

describe('the first account', () => {
  it('is not offered when there is one', async () => {
    const { user, api } = signedOut();
    await fill(user, await username(), 'gavina');
    await fill(user, password(), 'sbagliata');
    await user.click(submit());
    expect(await screen.findByText('Errore di login')).toBeVisible();
    // What was asked before the login has been answered by now.
    expect(api.calls.slice(0, -1)).toContain('getInit');
    expect(screen.queryByRole('button', { name: 'Crea il primo account' })).not.toBeInTheDocument();
  });

  it('is created with the setup code, and a generated password is shown once', async () => {
    const { user } = signedOut((api) => {
      api.setupCode = 'sughero-7';
    });
    await user.click(await screen.findByRole('button', { name: 'Crea il primo account' }));
    await user.click(screen.getByRole('button', { name: 'Crea l’account' }));
    expect(screen.getByText('Inserisci il codice di configurazione')).toBeVisible();
    await fill(user, screen.getByLabelText('Codice di configurazione'), 'sughero-7');
    await user.click(screen.getByRole('button', { name: 'Crea l’account' }));
    expect(await screen.findByText('Inizializzazione completata')).toBeVisible();
    expect(screen.getByText('Dati di base caricati con successo')).toBeVisible();
    expect(screen.getByText('corallo-sabbia')).toBeVisible();
    expect(await username()).toHaveValue('admin');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
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

  it('says at the field which names nobody can have', async () => {
    const { user, api } = signedOut((fake) => {
      fake.setupCode = 'sughero-7';
    });
    await user.click(await screen.findByRole('button', { name: 'Crea il primo account' }));
    await fill(user, screen.getByLabelText('Codice di configurazione'), 'sughero-7');
    const name = screen.getAllByLabelText(/^(Nome utente|Username)/).at(-1) as HTMLElement;
    await fill(user, name, 'Ospite');
    await user.click(screen.getByRole('button', { name: 'Crea l’account' }));
    expect(name).toHaveAccessibleDescription(/Così si chiamano il programma o una chiave/);
    expect(name).toHaveFocus();
    expect(api.sentTo('runInit')).toEqual([]);
  });
});
