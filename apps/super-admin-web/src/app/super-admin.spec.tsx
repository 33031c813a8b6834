import { pending } from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { PanelApi, THE_KEY } from '../shared/panel-api.fixture';
import { enterButton, keyField, openPanel, unlockedPanel } from './open-panel.fixture';

afterEach(() => jest.restoreAllMocks());

describe('locked', () => {
  it('disables the button until a key is typed', async () => {
    const { user } = openPanel();
    expect(screen.getByRole('heading', { level: 1, name: 'Super Admin' })).toBeVisible();
    expect(enterButton()).toBeDisabled();
    await user.type(keyField(), 'x');
    expect(enterButton()).toBeEnabled();
  });

  it('hides the key until it is asked to show it', async () => {
    const { user } = openPanel();
    expect(keyField()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostra la chiave' }));
    expect(keyField()).toHaveAttribute('type', 'text');
  });

  it('opens with the right key', async () => {
    await unlockedPanel();
    expect(await screen.findByText('Accesso autorizzato')).toBeVisible();
    expect(screen.getByText('Benvenuto nel pannello Super Admin')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('refuses a wrong key with the specified words, also beside the field until it is corrected', async () => {
    const { user } = openPanel();
    await fill(user, keyField(), 'sbagliata');
    await user.click(enterButton());
    expect(await screen.findByText('Errore di accesso')).toBeVisible();
    expect(screen.getAllByText('Chiave Super Admin non valida')).toHaveLength(2);
    expect(keyField()).toHaveValue('sbagliata');
    expect(keyField()).toBeInvalid();
    expect(keyField()).toHaveAccessibleDescription('Chiave Super Admin non valida');
    await user.type(keyField(), '!');
    expect(keyField()).toBeValid();
  });

  it('tells a broken connection from a wrong key', async () => {
    const api = new PanelApi();
    api.isUnreachable = true;
    const { user } = openPanel(api);
    await user.type(keyField(), THE_KEY);
    await user.click(enterButton());
    expect((await screen.findAllByText('Errore di connessione'))[0]).toBeVisible();
  });

  it('says when there were too many attempts', async () => {
    const api = new PanelApi();
    api.refuseNext('unlockSuperAdmin', 429, 'account.too_many_attempts');
    const { user } = openPanel(api);
    await user.type(keyField(), 'x');
    await user.click(enterButton());
    expect((await screen.findAllByText(/Troppi tentativi/))[0]).toBeVisible();
  });
});

describe('with the right key', () => {
  async function enterKey(api: PanelApi) {
    const { user } = openPanel(api);
    await user.type(keyField(), THE_KEY);
    await user.click(enterButton());
    return user;
  }

  it('says in the specified words that it is loading', async () => {
    const api = new PanelApi();
    api.handlers.getSuperAdminSettings = pending;
    await enterKey(api);
    expect(await screen.findByRole('button', { name: 'Caricamento pannello Super Admin...' })).toBeVisible();
    expect(screen.queryByText('Accesso autorizzato')).not.toBeInTheDocument();
  });

  it('stays locked while the settings cannot be read, says why, and opens once they can', async () => {
    const api = new PanelApi();
    api.refuseNext('getSuperAdminSettings', 503, 'server.unavailable');
    const user = await enterKey(api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('La chiave è giusta, ma le impostazioni non si leggono');
    expect(alert).toHaveTextContent(/non può rispondere in questo momento/);
    expect(screen.queryByText('Accesso autorizzato')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    expect(keyField()).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Accesso autorizzato')).toBeVisible();
    expect(await screen.findByText('ONLINE')).toBeVisible();
  });
});

describe('unlocked', () => {
  it('locks again at a logout and forgets the key', async () => {
    const { user } = await unlockedPanel();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(keyField()).toHaveValue('');
  });

  it('locks again at a reload and stores the key nowhere', async () => {
    const { unmount } = await unlockedPanel();
    unmount();
    expect({ ...localStorage, ...sessionStorage }).toEqual({});
    expect(document.cookie).toBe('');
    openPanel();
    expect(keyField()).toHaveValue('');
  });

  it('asks before a logout loses what was typed', async () => {
    const { user } = await unlockedPanel();
    await fill(user, await screen.findByRole('textbox', { name: 'Italiano' }), 'Torniamo a maggio');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Uscire senza salvare?' });
    await user.click(within(dialog).getByRole('button', { name: 'Resta qui' }));
    expect(screen.getByRole('textbox', { name: 'Italiano' })).toHaveValue('Torniamo a maggio');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(screen.getByRole('button', { name: 'Esci senza salvare' }));
    expect(keyField()).toHaveValue('');
  });
});
