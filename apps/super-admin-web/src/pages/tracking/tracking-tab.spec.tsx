import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PanelApi } from '../../shared/panel-api.fixture';
import { savesOf, unlockedPanel } from '../../app/open-panel.fixture';

afterEach(() => jest.restoreAllMocks());

const CODE = '<script src="https://stats.example/s.js"></script><script>start()</script>';
const STORED = { trackingCode: CODE, trackingOrigins: ['https://stats.example'] };

async function tracking(settings: Partial<PanelApi['settings']> = {}) {
  const api = new PanelApi();
  api.settings = { ...api.settings, ...settings };
  const opened = await unlockedPanel(api);
  await opened.user.click(await screen.findByRole('tab', { name: 'Tracciamento' }));
  return opened;
}
const code = () => screen.getByRole('textbox', { name: 'Codice da inserire nella pagina' });
const origins = () => screen.getByRole('textbox', { name: 'Indirizzi, uno per riga' });
const save = (name: string) => screen.getByRole('button', { name: `Salva: ${name}` });
const paste = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

it('says that nothing is traced without a code', async () => {
  await tracking();
  expect(screen.getByText('Nessun codice: il sito non traccia niente.')).toBeVisible();
  expect(screen.getByText(/la policy del sito resta chiusa/)).toBeVisible();
  expect(screen.getByText(/parte solo per chi ha accettato le statistiche o il marketing/)).toBeVisible();
});

it('reads a new code: its scripts, the origins it names, and what the policy lets it do', async () => {
  const { user } = await tracking();
  await paste(user, code(), CODE);
  expect(screen.getByText('caricato da https://stats.example/s.js')).toBeVisible();
  expect(screen.getByText('scritto direttamente nel codice')).toBeVisible();
  expect(origins()).toHaveValue('https://stats.example');
  expect(origins()).toHaveAccessibleDescription('Presi dal codice nuovo: si salvano insieme a lui.');
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(screen.getByText(directive).closest('dt')?.nextElementSibling).toHaveTextContent(
      'https://stats.example',
    );
  expect(screen.getByText(/l’impronta di uno script scritto nel codice/)).toBeVisible();
});

it('saves the code as one field; the server takes its origins', async () => {
  const { user, api } = await tracking();
  await paste(user, code(), CODE);
  await user.click(save('Codice da inserire nella pagina'));
  expect(await screen.findByText('Impostazioni aggiornate con successo!')).toBeVisible();
  // The list as it was read: the server then takes the origins of the new code.
  expect(savesOf(api)).toMatchObject([{ trackingCode: CODE, trackingOrigins: [] }]);
});

it('saves an edited list, each origin once', async () => {
  const { user, api } = await tracking(STORED);
  await paste(user, origins(), 'https://stats.example\nhttps://Pixel.example/\n\nhttps://stats.example');
  await user.click(save('Indirizzi, uno per riga'));
  expect(await screen.findByText('Salvato')).toBeVisible();
  expect(savesOf(api)).toMatchObject([
    { trackingCode: CODE, trackingOrigins: ['https://stats.example', 'https://pixel.example'] },
  ]);
});

it('says which line is no origin, and saves nothing', async () => {
  const { user } = await tracking(STORED);
  await paste(user, origins(), 'https://stats.example\nstats.example/path');
  expect(origins()).toHaveAccessibleDescription(/La riga 2 non è un indirizzo di base/);
  expect(save('Indirizzi, uno per riga')).toBeDisabled();
});

it('says that an origin of the code is missing, and adds it', async () => {
  const { user, api } = await tracking({ trackingCode: CODE, trackingOrigins: ['https://pixel.example'] });
  expect(screen.getByText(/Il codice nomina https:\/\/stats\.example/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aggiungi all’elenco' }));
  await user.click(save('Indirizzi, uno per riga'));
  expect(await screen.findByText('Salvato')).toBeVisible();
  expect(savesOf(api)).toMatchObject([
    { trackingOrigins: ['https://pixel.example', 'https://stats.example'] },
  ]);
});

it('warns of a code without any script', async () => {
  const { user } = await tracking();
  await paste(user, code(), '<noscript><img src="https://stats.example/p.gif"></noscript>');
  expect(screen.getByText('Qui non c’è nessuno script')).toBeVisible();
});

it('keeps a code that cannot be saved', async () => {
  const { user, api } = await tracking();
  await paste(user, code(), CODE);
  api.othersSave({ trackingCode: '<script>other()</script>' });
  await user.click(save('Codice da inserire nella pagina'));
  expect(await screen.findByText('Errore durante l’aggiornamento delle impostazioni')).toBeVisible();
  expect(screen.getByText('Codice di tracciamento', { selector: 'li' })).toBeVisible();
  expect(code()).toHaveValue(CODE);
});
