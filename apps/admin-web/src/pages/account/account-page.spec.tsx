import type { AccessKey } from '@ospite/contracts';
import { aQuoteResponse } from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { A_PASSWORD, AN_ACCOUNT, THIS_SESSION } from '../../features/session/session.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

const current = () => screen.findByLabelText('Password attuale');
const next = () => screen.getByLabelText('Nuova password');
const repeat = () => screen.getByLabelText('Ripeti la nuova password');
const save = () => screen.getByRole('button', { name: 'Salva la nuova password' });

it('changes the password, says so in place of the form, and leads on', async () => {
  const api = new OfficeApi();
  api.account = { ...AN_ACCOUNT, mustChangePassword: true };
  const { user } = openOffice('/account', api);
  await user.type(await current(), A_PASSWORD);
  await fill(user, next(), 'corallo-sabbia-maestrale');
  await fill(user, repeat(), 'corallo-sabbia-maestrale');
  await user.click(save());
  expect((await screen.findAllByText('Password cambiata'))[0]).toBeVisible();
  expect(api.password).toBe('corallo-sabbia-maestrale');
  expect(screen.queryByLabelText('Password attuale')).not.toBeInTheDocument();
  const wayOn = screen.getByRole('link', { name: 'Vai a Oggi' });
  expect(wayOn).toHaveFocus();
  await user.click(wayOn);
  expect(await screen.findByRole('heading', { level: 1, name: 'Oggi' })).toBeVisible();
});

it('asks for another password in place of a one-time one, before anything else', async () => {
  const api = new OfficeApi();
  api.account = { ...AN_ACCOUNT, mustChangePassword: true, hasOneTimePassword: true };
  const { user } = openOffice('/preventivi', api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Scegli la tua password' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(api.calls).toEqual(['getMe']);
  await user.type(screen.getByLabelText('Password che hai ricevuto'), A_PASSWORD);
  await fill(user, next(), 'corallo-sabbia-maestrale');
  await fill(user, repeat(), 'corallo-sabbia-maestrale');
  await user.click(save());
  expect(await screen.findByRole('heading', { level: 1, name: 'Preventivi' })).toBeVisible();
});

it.each([
  ['corta', 'Usa almeno 8 caratteri'],
  ['password123', 'Questa password è troppo facile da indovinare'],
  [A_PASSWORD, 'Scegli una password diversa da quella attuale'],
])('refuses the password %s before sending it', async (password, sentence) => {
  const { user, api } = openOffice('/account');
  await user.type(await current(), A_PASSWORD);
  await user.type(next(), password);
  await user.type(repeat(), password);
  await user.click(save());
  expect(screen.getByText(sentence)).toBeVisible();
  expect(next()).toHaveFocus();
  expect(api.calls).not.toContain('changePassword');
});

it('says of each button that shows a password which one', async () => {
  const { user } = openOffice('/account');
  await user.type(await current(), A_PASSWORD);
  const shows = screen.getAllByRole('button', { name: /^Mostra la password/ });
  expect(shows.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Mostra la password: Password attuale',
    'Mostra la password: Nuova password',
    'Mostra la password: Ripeti la nuova password',
  ]);
  await user.click(screen.getByRole('button', { name: 'Mostra la password: Password attuale' }));
  expect(await current()).toHaveAttribute('type', 'text');
  expect(next()).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Nascondi la password: Password attuale' })).toBeVisible();
});

it('refuses two different new passwords', async () => {
  const { user } = openOffice('/account');
  await user.type(await current(), A_PASSWORD);
  await fill(user, next(), 'corallo-sabbia');
  await fill(user, repeat(), 'corallo-sabia');
  await user.click(save());
  expect(screen.getByText('Le due password non sono uguali')).toBeVisible();
  expect(repeat()).toHaveFocus();
});

it('says that the current password is wrong and keeps what was typed', async () => {
  const { user } = openOffice('/account');
  await fill(user, await current(), 'sbagliata');
  await fill(user, next(), 'corallo-sabbia');
  await fill(user, repeat(), 'corallo-sabbia');
  await user.click(save());
  expect((await screen.findAllByText('La password attuale non è corretta.'))[0]).toBeVisible();
  expect(next()).toHaveValue('corallo-sabbia');
});

const DESKTOP = {
  ...THIS_SESSION,
  id: 2,
  browser: 'Firefox',
  system: 'Windows',
  isKept: false,
  isCurrent: false,
};
const A_KEY: AccessKey = {
  id: 1,
  name: 'Gestionale',
  scope: 'read',
  createdBy: AN_ACCOUNT.username,
  createdAt: '2027-05-01T08:30:00.000Z',
  lastUsedAt: null,
};

it('lists where the owner is signed in, and signs out one of them', async () => {
  const api = new OfficeApi();
  api.sessions = [THIS_SESSION, DESKTOP, { ...DESKTOP, id: 3, browser: null, system: null }];
  const { user } = openOffice('/account', api);
  const rows = within(await screen.findByRole('list', { name: 'I tuoi dispositivi' })).getAllByRole(
    'listitem',
  );
  expect(rows[0]).toHaveTextContent(/Chrome su Android.*questo.*resta collegato 30 giorni/);
  expect(rows[1]).toHaveTextContent(/Firefox su Windows.*Usato l’ultima volta il 2 mag/);
  expect(rows[2]).toHaveTextContent('Dispositivo sconosciuto');
  expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Scollega Firefox su Windows/ }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Scollega' }));
  expect(await screen.findByText('Dispositivo scollegato')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Firefox su Windows')).not.toBeInTheDocument());
  expect(screen.getByText('Dispositivo sconosciuto')).toBeVisible();
});

it('tells two devices of the same name apart before one of them is signed out', async () => {
  jest.useFakeTimers({ now: Date.parse('2027-05-02T10:00:00.000Z'), doNotFake: ['performance'] });
  try {
    const api = new OfficeApi();
    const other = { startedAt: '2027-04-11T07:10:00.000Z', lastUsedAt: '2027-05-01T19:05:00.000Z' };
    api.sessions = [THIS_SESSION, DESKTOP, { ...DESKTOP, ...other, id: 3 }];
    const { user } = openOffice('/account', api, { advanceTimers: jest.advanceTimersByTime });
    const ask = async (index: number) => {
      const buttons = await screen.findAllByRole('button', { name: /Scollega Firefox su Windows/ });
      await user.click(buttons[index] as HTMLElement);
      return screen.getByRole('alertdialog', { name: 'Scollegare Firefox su Windows?' });
    };
    const first = await ask(0);
    expect(first).toHaveTextContent('Collegato oggi alle 08:30, usato l’ultima volta oggi alle 10:30.');
    await user.click(within(first).getByRole('button', { name: 'Annulla' }));
    expect(await ask(1)).toHaveTextContent(
      'Collegato l’11 aprile alle 09:10, usato l’ultima volta ieri alle 21:05.',
    );
  } finally {
    jest.useRealTimers();
  }
});

it.each([
  [true, []],
  [false, [A_KEY]],
])('names the access keys that a new password revokes (%s)', async (isRevoked, left) => {
  const api = new OfficeApi();
  api.accessKeys = [A_KEY];
  const { user } = openOffice('/account', api);
  const choice = await screen.findByRole('checkbox', {
    name: 'Revoca anche le tue chiavi di accesso: Gestionale',
  });
  expect(choice).toBeChecked();
  if (!isRevoked) await user.click(choice);
  await user.type(await current(), A_PASSWORD);
  await fill(user, next(), 'corallo-sabbia-maestrale');
  await fill(user, repeat(), 'corallo-sabbia-maestrale');
  await user.click(save());
  expect((await screen.findAllByText('Password cambiata'))[0]).toBeVisible();
  expect(api.accessKeys).toEqual(left);
});

it('asks before it signs all other devices out', async () => {
  const { user, api } = openOffice('/account');
  const button = { name: 'Esci da tutti gli altri dispositivi' };
  await user.click(await screen.findByRole('button', button));
  const dialog = screen.getByRole('alertdialog', button);
  await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  expect(api.calls).not.toContain('endOtherSessions');
  await user.click(screen.getByRole('button', button));
  await user.click(screen.getByRole('button', { name: 'Scollega gli altri' }));
  expect(await screen.findByText('Altri dispositivi scollegati')).toBeVisible();
  expect(api.calls).toContain('endOtherSessions');
});

it('signs out and clears what it showed', async () => {
  const { user } = openOffice('/account');
  await user.click(await screen.findByRole('button', { name: 'Esci' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pannello amministratore' })).toBeVisible();
  expect(await screen.findByText('Uscita effettuata')).toBeVisible();
});

it('stays signed in when signing out fails', async () => {
  const { user, api } = openOffice('/account');
  await screen.findByRole('button', { name: 'Esci' });
  api.refuseNext('logout', 500, 'server.failed');
  await user.click(screen.getByRole('button', { name: 'Esci' }));
  expect(await screen.findByText('Uscita non riuscita')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

it('names what leaving loses, and leads to it', async () => {
  const kept = (account: number, title: string) =>
    localStorage.setItem(
      `ospite.draft.${account}.${title}`,
      JSON.stringify({ about: { title, path: '/admin/camere' } }),
    );
  for (const title of ['Camera Due', 'Camera Tre', 'Prezzi']) kept(1, title);
  kept(2, 'Risposta per un altro');
  const api = new OfficeApi();
  api.quotes = [aQuoteResponse()];
  const { user } = openOffice('/preventivi/7', api);
  await fill(user, await screen.findByLabelText('Note'), 'Due bici');
  await user.click(screen.getByRole('button', { name: 'Esci' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Ci sono modifiche non salvate' }));
  const names = question.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toHaveLength(4);
  expect(names[0]).toBe('Note su Greta Müller');
  expect(names[3]).toBe('e altre 2 bozze');
  expect(question.queryByText(/un altro$/)).not.toBeInTheDocument();
  await user.click(question.getByRole('link', { name: 'Note su Greta Müller' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('Due bici');
  expect(api.calls).not.toContain('logout');
});

it('offers the way out on every screen, and asks first where something typed would be lost', async () => {
  const { user, api } = openOffice('/preventivi/modelli');
  await user.click(await screen.findByRole('button', { name: 'Modifica: C’è posto' }));
  const name = screen.getByLabelText('Nome');
  await user.type(name, '!');
  await user.click(screen.getByRole('button', { name: 'Esci' }));
  const question = screen.getByRole('alertdialog', { name: 'Ci sono modifiche non salvate' });
  await user.click(within(question).getByRole('button', { name: 'Resta qui' }));
  expect(name).toHaveDisplayValue(/!$/);
  expect(api.calls).not.toContain('logout');
  await user.click(screen.getByRole('button', { name: 'Esci' }));
  await user.click(screen.getByRole('button', { name: 'Esci senza salvare' }));
  expect(await screen.findByText('Uscita effettuata')).toBeVisible();
});
