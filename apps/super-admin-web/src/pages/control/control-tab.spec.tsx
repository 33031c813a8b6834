import { unreachable } from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { savesOf, unlockedPanel } from '../../app/open-panel.fixture';
import { PanelApi, THE_KEY } from '../../shared/panel-api.fixture';

afterEach(() => jest.restoreAllMocks());

const italian = () => screen.findByRole('textbox', { name: 'Italiano' });
const save = (name: string) => screen.getByRole('button', { name: `Salva: ${name}` });

describe('the switch', () => {
  it('says that the site is online', async () => {
    await unlockedPanel();
    expect(await screen.findByText('ONLINE')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Metti il sito offline per manutenzione' })).not.toBeChecked();
    expect(screen.getByText('Gli ospiti vedono il sito.')).toBeVisible();
    expect(screen.getByText(/entro 30 secondi per chi ha già il sito aperto/)).toBeVisible();
  });

  it('asks before the site goes offline, and leaves it online after a no', async () => {
    const { user, api } = await unlockedPanel();
    await user.click(await screen.findByRole('switch'));
    const dialog = screen.getByRole('alertdialog', { name: 'Mettere il sito offline?' });
    expect(dialog).toHaveTextContent('gli ospiti vedranno un avviso');
    expect(dialog).toHaveTextContent('Non è impostata una fine');
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(screen.getByText('ONLINE')).toBeVisible();
    expect(savesOf(api)).toEqual([]);
  });

  it('takes the site offline with all other settings unchanged, and online again', async () => {
    const { user, api } = await unlockedPanel();
    await user.click(await screen.findByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Metti offline' }));
    expect(await screen.findByText('OFFLINE')).toBeVisible();
    expect(await screen.findByText('Successo')).toBeVisible();
    expect(screen.getByText('Impostazioni aggiornate con successo!')).toBeVisible();
    expect(savesOf(api)).toMatchObject([
      {
        siteOffline: true,
        bannerFooter: '<p>Spiaggia</p>',
        superAdminKey: THE_KEY,
        updatedAt: '2027-05-01T08:30:00.000Z',
      },
    ]);
    await user.click(screen.getByRole('switch'));
    expect(await screen.findByText('ONLINE')).toBeVisible();
  });

  it('says that somebody else saved in between, and what they saved', async () => {
    const { user, api } = await unlockedPanel();
    await screen.findByText('ONLINE');
    api.othersSave({ siteOffline: true, bannerFooter: '' });
    await user.click(screen.getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Metti offline' }));
    const refusal = await screen.findByText(/Nel frattempo qualcun altro ha salvato\. È cambiato/);
    expect(refusal.closest('[role=alert]')).toHaveTextContent(
      'Sito online o offlineBanner in fondo alla pagina (desktop)',
    );
    expect(screen.getByText('OFFLINE')).toBeVisible();
  });

  it('says when saving fails', async () => {
    const { user, api } = await unlockedPanel();
    api.refuseNext('updateSuperAdminSettings', 500, 'server.failed');
    await user.click(await screen.findByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Metti offline' }));
    expect(await screen.findByText('Errore')).toBeVisible();
    expect(screen.getByText('Errore durante l’aggiornamento delle impostazioni')).toBeVisible();
    expect(screen.getByText('ONLINE')).toBeVisible();
  });

  it('says that the key was changed meanwhile', async () => {
    const { user, api } = await unlockedPanel();
    api.refuseNext('updateSuperAdminSettings', 401, 'account.wrong_super_admin_key');
    await user.click(await screen.findByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Metti offline' }));
    expect(await screen.findByText(/La chiave non è più valida/)).toBeVisible();
  });

  it('starts no offline time with an end that has passed', async () => {
    const api = new PanelApi();
    api.settings = { ...api.settings, siteOffline: true, offlineUntil: '2020-05-01T10:00:00.000Z' };
    const { user } = await unlockedPanel(api);
    expect(await screen.findByText(/è tornato online da solo, come deciso, 1º maggio 2020/)).toBeVisible();
    await user.click(screen.getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Metti offline' }));
    expect(await screen.findByText('OFFLINE')).toBeVisible();
    expect(savesOf(api)).toMatchObject([{ siteOffline: true, offlineUntil: null }]);
  });
});

describe('the end of the offline time', () => {
  const FIELD = 'Il sito torna online (ora italiana)';

  it('is read on the clock of Rome and saved as an instant', async () => {
    const { user, api } = await unlockedPanel();
    const field = await screen.findByLabelText(FIELD);
    await fill(user, field, '2099-07-15T08:30');
    expect(field).toHaveAccessibleDescription('Cioè 15 luglio 2099 alle 08:30, ora italiana.');
    await user.click(save(FIELD));
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect(savesOf(api)).toMatchObject([{ offlineUntil: '2099-07-15T06:30:00.000Z', siteOffline: false }]);
    expect(field).toHaveValue('2099-07-15T08:30');
  });

  it('lies ahead', async () => {
    const { user } = await unlockedPanel();
    const field = await screen.findByLabelText(FIELD);
    await fill(user, field, '2020-07-15T08:30');
    expect(field).toHaveAccessibleDescription(/Questo momento è già passato/);
    expect(save(FIELD)).toBeDisabled();
  });

  it('is said in the question before the site goes offline, and is taken away again', async () => {
    const api = new PanelApi();
    api.settings = { ...api.settings, offlineUntil: '2099-07-15T06:30:00.000Z' };
    const { user } = await unlockedPanel(api);
    await user.click(await screen.findByRole('switch'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('15 luglio 2099 alle 08:30 (ora italiana)');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await user.clear(screen.getByLabelText(FIELD));
    await user.click(save(FIELD));
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect(savesOf(api)).toMatchObject([{ offlineUntil: null }]);
  });
});

describe('the text of the notice', () => {
  const NAME = 'Testo dell’avviso';

  it('shows the usual sentence of each language while there is none', async () => {
    await unlockedPanel();
    expect(await italian()).toHaveAttribute(
      'placeholder',
      expect.stringContaining('temporaneamente offline'),
    );
    expect(screen.getByRole('textbox', { name: 'Tedesco' })).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/offline/i),
    );
    expect(screen.getByRole('textbox', { name: 'Tedesco' })).toHaveAttribute('lang', 'de');
  });

  it('is saved as one field, and says which languages are missing', async () => {
    const { user, api } = await unlockedPanel();
    await fill(user, await italian(), 'Cambiamo le foto. ');
    await fill(user, screen.getByRole('textbox', { name: 'Tedesco' }), 'Neue Bilder.');
    expect(screen.getByRole('textbox', { name: 'Inglese' })).toHaveAccessibleDescription(/Manca/);
    expect(screen.getByRole('textbox', { name: 'Tedesco' })).not.toHaveAccessibleDescription(/Manca/);
    await user.click(save(NAME));
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect(savesOf(api)).toMatchObject([{ offlineText: { it: 'Cambiamo le foto.', de: 'Neue Bilder.' } }]);
  });

  it('needs Italian', async () => {
    const { user } = await unlockedPanel();
    await fill(user, await screen.findByRole('textbox', { name: 'Inglese' }), 'New pictures.');
    expect(await italian()).toHaveAccessibleDescription(/Serve anche il testo italiano/);
    expect(save(NAME)).toBeDisabled();
  });

  it('keeps what was typed over what somebody else saved, until one of both is chosen', async () => {
    const { user, api } = await unlockedPanel();
    await user.type(await italian(), 'Il mio');
    api.othersSave({ offlineText: { it: 'Il suo' } });
    await user.click(save(NAME));
    expect(await screen.findByText(/È proprio quello che stavi cambiando/)).toBeVisible();
    expect(await italian()).toHaveValue('Il mio');
    await user.click(screen.getByRole('button', { name: `Annulla le modifiche: ${NAME}` }));
    expect(await italian()).toHaveValue('Il suo');
    await user.clear(await italian());
    await fill(user, await italian(), 'Il nostro');
    await user.click(save(NAME));
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect(api.settings.offlineText).toEqual({ it: 'Il nostro' });
  });

  it('says beside the field what the server refuses', async () => {
    const { user, api } = await unlockedPanel();
    await user.type(await italian(), 'x');
    api.refuseNext('updateSuperAdminSettings', 400, 'settings.invalid', {
      errors: [{ field: 'offlineText.it', code: 'too_long', message: '', facts: { max: 500 } }],
    });
    await user.click(save(NAME));
    expect(
      await screen.findByText('Alcune impostazioni non sono corrette. Controllale e riprova.'),
    ).toBeVisible();
    expect(await italian()).toBeInvalid();
    expect(await italian()).toHaveValue('x');
  });

  it('is shown as it was saved also where the settings cannot be loaded again', async () => {
    const { user, api } = await unlockedPanel();
    await fill(user, await italian(), 'Torniamo a maggio');
    api.handlers.getSuperAdminSettings = unreachable;
    await user.click(save('Testo dell’avviso'));
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect(await italian()).toHaveValue('Torniamo a maggio');
    expect(api.settings.offlineText).toMatchObject({ it: 'Torniamo a maggio' });
  });

  it('stays when the server cannot be reached', async () => {
    const { user, api } = await unlockedPanel();
    await fill(user, await italian(), 'Torniamo');
    api.isUnreachable = true;
    await user.click(save(NAME));
    expect(await screen.findByText(/Il server non risponde/)).toBeVisible();
    expect(await italian()).toHaveValue('Torniamo');
    api.isUnreachable = false;
    await user.click(save(NAME));
    expect(await screen.findByText('Salvato')).toBeVisible();
  });
});

describe('a look past the notice', () => {
  it('is a link', async () => {
    const { user } = await unlockedPanel();
    await user.click(await screen.findByRole('button', { name: 'Crea il collegamento' }));
    expect(await screen.findByRole('link', { name: 'Apri l’anteprima' })).toHaveAttribute(
      'href',
      'https://baia.example/?preview=abc',
    );
    expect(screen.getByText('Vale fino alle 11:00')).toBeVisible();
  });

  it('says when no link can be created', async () => {
    const { user, api } = await unlockedPanel();
    api.refuseNext('createPreview', 500, 'server.failed');
    await user.click(await screen.findByRole('button', { name: 'Crea il collegamento' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Il collegamento non è stato creato');
  });
});
