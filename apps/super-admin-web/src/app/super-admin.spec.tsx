// Shows: specification §2 Super-admin panel, §4 Super-admin panel, §5 Super-admin key and settings
// Shows: specification §8 Error catalogue
// Shows: decisions §4 Saves at the same time, §4 Super-admin key
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelApi, THE_KEY } from '../shared/panel-api.fixture';
import { RemoteRoot } from './remote-root';

afterEach(() => jest.restoreAllMocks());

function open(api = new PanelApi()) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const { unmount } = render(<RemoteRoot apiBaseUrl="http://api.test" basePath="/super-admin" />);
  return { api, user: userEvent.setup(), unmount };
}

const keyField = () => screen.getByLabelText('Chiave Super Admin');
const enter = () => screen.getByRole('button', { name: 'Accedi al Pannello' });

async function unlocked(api = new PanelApi()) {
  const opened = open(api);
  await opened.user.type(keyField(), THE_KEY);
  await opened.user.click(enter());
  await screen.findByRole('heading', { name: 'Pannello Super Admin' });
  return opened;
}

describe('locked', () => {
  it('disables the button until a key is typed', async () => {
    const { user } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Super Admin' })).toBeVisible();
    expect(enter()).toBeDisabled();
    await user.type(keyField(), 'x');
    expect(enter()).toBeEnabled();
  });

  it('hides the key until it is asked to show it', async () => {
    const { user } = open();
    expect(keyField()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostra la chiave' }));
    expect(keyField()).toHaveAttribute('type', 'text');
  });

  it('opens with the right key', async () => {
    await unlocked();
    expect(screen.getByText('Accesso autorizzato')).toBeVisible();
    expect(screen.getByText('Benvenuto nel pannello Super Admin')).toBeVisible();
  });

  it('refuses a wrong key with the specified words', async () => {
    const { user } = open();
    await user.type(keyField(), 'sbagliata');
    await user.click(enter());
    expect(await screen.findByText('Errore di accesso')).toBeVisible();
    expect(screen.getByText('Chiave Super Admin non valida')).toBeVisible();
    expect(keyField()).toHaveValue('sbagliata');
  });

  it('tells a broken connection from a wrong key', async () => {
    const api = new PanelApi();
    api.isUnreachable = true;
    const { user } = open(api);
    await user.type(keyField(), THE_KEY);
    await user.click(enter());
    expect(await screen.findByText('Errore di connessione')).toBeVisible();
  });

  it('says when there were too many attempts', async () => {
    const api = new PanelApi();
    api.refuseNext('unlockSuperAdmin', 429, 'account.too_many_attempts');
    const { user } = open(api);
    await user.type(keyField(), 'x');
    await user.click(enter());
    expect(await screen.findByText(/Troppi tentativi/)).toBeVisible();
  });
});

describe('unlocked', () => {
  it('locks again at a logout and forgets the key', async () => {
    const { user } = await unlocked();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(keyField()).toHaveValue('');
  });

  it('locks again at a reload and stores the key nowhere', async () => {
    const { unmount } = await unlocked();
    unmount();
    expect({ ...localStorage, ...sessionStorage }).toEqual({});
    expect(document.cookie).toBe('');
    open();
    expect(keyField()).toHaveValue('');
  });

  it('says that the site is online', async () => {
    await unlocked();
    expect(await screen.findByText('ONLINE')).toBeVisible();
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('asks before the site goes offline, and leaves it online after a no', async () => {
    const { user, api } = await unlocked();
    await user.click(await screen.findByRole('switch'));
    const dialog = screen.getByRole('alertdialog', { name: 'Mettere il sito offline?' });
    expect(dialog).toHaveTextContent('gli ospiti vedranno un avviso');
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(screen.getByText('ONLINE')).toBeVisible();
    expect(api.calls).not.toContain('updateSuperAdminSettings');
  });

  it('takes the site offline with all other settings unchanged, and online again', async () => {
    const { user, api } = await unlocked();
    await user.click(await screen.findByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Metti offline' }));
    expect(await screen.findByText('OFFLINE')).toBeVisible();
    expect(screen.getByText('Impostazioni aggiornate con successo!')).toBeVisible();
    expect(api.sentTo('updateSuperAdminSettings')).toMatchObject([
      {
        updateSuperAdminSettingsRequest: {
          siteOffline: true,
          bannerFooter: '<p>Spiaggia</p>',
          superAdminKey: THE_KEY,
          updatedAt: '2027-05-01T08:30:00.000Z',
        },
      },
    ]);
    await user.click(screen.getByRole('switch'));
    expect(await screen.findByText('ONLINE')).toBeVisible();
  });

  it('says that somebody else saved in between, and shows what they saved', async () => {
    const { user, api } = await unlocked();
    await screen.findByText('ONLINE');
    api.settings = { ...api.settings, siteOffline: true, updatedAt: '2027-05-01T08:45:00.000Z' };
    await user.click(screen.getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Metti offline' }));
    expect(await screen.findByText(/Qualcun altro ha salvato nel frattempo/)).toBeVisible();
    expect(await screen.findByText('OFFLINE')).toBeVisible();
  });

  it('says when saving fails', async () => {
    const { user, api } = await unlocked();
    api.refuseNext('updateSuperAdminSettings', 500, 'server.failed');
    await user.click(await screen.findByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Metti offline' }));
    expect(await screen.findByText('Errore durante l’aggiornamento delle impostazioni')).toBeVisible();
    expect(screen.getByText('ONLINE')).toBeVisible();
  });

  it('creates a link past the offline notice', async () => {
    const { user } = await unlocked();
    await user.click(await screen.findByRole('button', { name: 'Crea il collegamento' }));
    expect(await screen.findByRole('link', { name: 'Apri l’anteprima' })).toHaveAttribute(
      'href',
      'https://baia.example/?preview=abc',
    );
    expect(screen.getByText('Vale fino alle 11:00')).toBeVisible();
  });

  it('says when no link can be created', async () => {
    const { user, api } = await unlocked();
    api.refuseNext('createPreview', 500, 'server.failed');
    await user.click(await screen.findByRole('button', { name: 'Crea il collegamento' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Il collegamento non è stato creato');
  });

  it('shows how the server is doing', async () => {
    await unlocked();
    expect(await screen.findByText('Tutto funziona')).toBeVisible();
    expect(screen.getByText('1 giorno, 2 ore')).toBeVisible();
    expect(screen.getByText('47 MB')).toBeVisible();
  });

  it('says when the settings cannot be loaded, and tries again', async () => {
    const api = new PanelApi();
    api.refuseNext('getSuperAdminSettings', 503, 'server.unavailable');
    const { user } = await unlocked(api);
    expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('ONLINE')).toBeVisible();
  });
});
