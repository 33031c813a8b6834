import { Reply } from '@ospite/contracts/testing';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from '@ospite/ui/testing';
import { PanelApi } from '../../shared/panel-api.fixture';
import { savesOf, unlockedPanel } from '../../app/open-panel.fixture';

afterEach(() => jest.restoreAllMocks());

async function banners(api = new PanelApi()) {
  const opened = await unlockedPanel(api);
  await opened.user.click(await screen.findByRole('tab', { name: 'Banner' }));
  return opened;
}
const field = (name: string) => screen.getByRole('textbox', { name });
const write = async (user: UserEvent, name: string, html: string) => {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(html);
};
const save = (name: string) => screen.getByRole('button', { name: `Salva: ${name}` });
const FOOTER = 'Banner in fondo alla pagina (desktop)';

it('has a card for each size, and says when banners show', async () => {
  await banners();
  expect(screen.getByText(/si vedono solo se riempiti/)).toBeVisible();
  expect(screen.getByText(/porta la scritta «Pubblicità»/)).toBeVisible();
  for (const card of ['Desktop', 'Mobile']) expect(screen.getByRole('heading', { name: card })).toBeVisible();
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
    'bannerFooter',
    'bannerMidSite',
    'bannerMobileTop',
    'bannerMobileMid1',
    'bannerMobileMid2',
    'bannerMobileBottom',
  ]);
  expect(field('In basso')).toHaveAccessibleDescription(/Se è vuoto si vede «In fondo alla pagina»/);
  expect(field('A metà pagina')).toHaveAccessibleDescription(/se «A 2\/4 della pagina» è vuoto/);
});

it('shows what is stored as guests see it, and nothing for an empty one', async () => {
  const { api } = await banners();
  const shown = await screen.findByRole('region', { name: 'Anteprima: In fondo alla pagina' });
  expect(shown).toHaveTextContent('PubblicitàSpiaggia');
  expect(screen.getAllByText('Adesso è vuoto.')).toHaveLength(5);
  expect(api.sentTo('previewBanner')).toHaveLength(1);
});

it('names what is taken out while somebody writes, and shows the result', async () => {
  const { user } = await banners();
  await write(user, 'In alto', '<b>Gita</b><script>x()</script>');
  expect(await screen.findByText('L’elemento <script>')).toBeVisible();
  const shown = screen.getByRole('region', { name: 'Anteprima: In alto' });
  expect(within(shown).getByText('Gita')).toBeVisible();
  const [, result] = screen.getAllByText('HTML che viene salvato');
  expect(result?.closest('details')).toHaveTextContent('<b>Gita</b>');
});

it('says that a banner with pictures of another host waits for consent, and loads none here', async () => {
  const { user } = await banners();
  await write(
    user,
    'In alto',
    '<img src="https://ads.example/a.jpg" alt="Barca"><img src="/uploads/b.jpg" alt="Casa">',
  );
  expect(await screen.findByText(/a chi ha accettato i cookie di marketing/)).toBeVisible();
  const shown = screen.getByRole('region', { name: 'Anteprima: In alto' });
  expect(shown).toHaveTextContent('[Immagine da ads.example] Barca');
  expect(within(shown).getAllByRole('img')).toHaveLength(1);
});

it('saves one banner with all other settings as they were', async () => {
  const { user, api } = await banners();
  await write(user, 'In alto', '<b>Uno</b>');
  await write(user, 'In basso', '<b>Due</b>');
  await user.click(save('Banner in alto (mobile)'));
  expect(await screen.findByText('Impostazioni aggiornate con successo!')).toBeVisible();
  expect(savesOf(api)).toMatchObject([
    {
      bannerMobileTop: '<b>Uno</b>',
      bannerMobileBottom: '',
      bannerFooter: '<p>Spiaggia</p>',
      siteOffline: false,
    },
  ]);
  expect(field('In basso')).toHaveValue('<b>Due</b>');
});

it('keeps what is typed while it saves, and saves one banner at a time', async () => {
  const { user, api } = await banners();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  api.handlers.updateSuperAdminSettings = new Reply(async () => {
    await answered;
    api.othersSave({ bannerMobileTop: '<b>Uno</b>' });
    return Response.json(api.settings);
  });
  await write(user, 'In basso', '<b>Due</b>');
  await write(user, 'In alto', '<b>Uno</b>');
  await user.click(save('Banner in alto (mobile)'));
  expect(save('Banner in basso (mobile)')).toBeDisabled();
  await fill(user, field('In alto'), ' e mezzo');
  answer();
  expect(await screen.findByText('Impostazioni aggiornate con successo!')).toBeVisible();
  expect(field('In alto')).toHaveValue('<b>Uno</b> e mezzo');
  expect(save('Banner in alto (mobile)')).toBeEnabled();
  expect(save('Banner in basso (mobile)')).toBeEnabled();
});

it('keeps what was typed while another tab is looked at, and says so in the tab', async () => {
  const { user } = await banners();
  await write(user, 'In alto', '<b>Uno</b>');
  await user.click(screen.getByRole('tab', { name: 'Controllo generale' }));
  await user.click(screen.getByRole('tab', { name: 'Banner (da salvare)' }));
  expect(field('In alto')).toHaveValue('<b>Uno</b>');
});

it('tells of a clash in the same banner, and lets one choose', async () => {
  const { user, api } = await banners();
  await write(user, 'In fondo alla pagina', '<p>Mio</p>');
  api.othersSave({ bannerFooter: '<p>Suo</p>', siteOffline: true });
  await user.click(save(FOOTER));
  const alert = (await screen.findByText(/qualcun altro ha salvato/i)).closest('[role=alert]');
  expect(alert).toHaveTextContent('Sito online o offline');
  expect(alert).toHaveTextContent(FOOTER);
  expect(alert).toHaveTextContent('È proprio quello che stavi cambiando');
  expect(field('In fondo alla pagina')).toHaveValue('<p>Mio</p>');
  await user.click(save(FOOTER));
  expect(await screen.findByText('Salvato')).toBeVisible();
  expect(api.settings).toMatchObject({ bannerFooter: '<p>Mio</p>', siteOffline: true });
});

it('says beside the banner that it is too long', async () => {
  const { user, api } = await banners();
  await write(user, 'In alto', '<b>Uno</b>');
  api.refuseNext('updateSuperAdminSettings', 400, 'settings.invalid', {
    errors: [{ field: 'bannerMobileTop', code: 'too_long', message: '', facts: { max: 10_000 } }],
  });
  await user.click(save('Banner in alto (mobile)'));
  expect(await screen.findByText('Non è stato salvato niente')).toBeVisible();
  expect(field('In alto')).toBeInvalid();
});

it('says when there is no preview, and tries again', async () => {
  const { user, api } = await banners();
  await screen.findByRole('region', { name: 'Anteprima: In fondo alla pagina' });
  api.refuseNext('previewBanner', 503, 'server.unavailable');
  await write(user, 'In fondo alla pagina', '<b>Uno</b>');
  expect(await screen.findByText(/L’anteprima non è disponibile/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Uno')).toBeVisible();
  expect(screen.queryByText(/L’anteprima non è disponibile/)).not.toBeInTheDocument();
});

it('is saved, and nothing else is said, when only the answer was lost', async () => {
  const { user, api } = await banners();
  await write(user, 'In alto', '<p>Gita</p>');
  api.loseNext('updateSuperAdminSettings');
  await user.click(save('Banner in alto (mobile)'));
  expect(await screen.findByText('Salvato')).toBeVisible();
  expect(screen.queryByText('Non è stato salvato niente')).not.toBeInTheDocument();
  expect(savesOf(api)).toHaveLength(1);
});

it('is sent once, however often the button is pressed', async () => {
  const { user, api } = await banners();
  await write(user, 'In alto', '<p>Gita</p>');
  const button = save('Banner in alto (mobile)');
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Salvato')).toBeVisible();
  expect(savesOf(api)).toHaveLength(1);
});
