import type { AccessKey, ListedAccount } from '@ospite/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { AN_ACCOUNT } from '../../features/session/session.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

const ANNA: ListedAccount = {
  id: 2,
  username: 'Anna',
  role: 'admin',
  mustChangePassword: true,
  hasOneTimePassword: true,
  mayEditContent: true,
  createdAt: '2027-05-01T08:30:00.000Z',
};
const KEY: AccessKey = {
  id: 1,
  name: 'Gestionale',
  scope: 'read',
  createdBy: 'Anna',
  createdAt: '2027-05-01T08:30:00.000Z',
  lastUsedAt: '2027-05-02T10:00:00.000Z',
};

function open(group: string, change: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  change(api);
  return openOffice(`/impostazioni/${group}`, api);
}

describe('accounts', () => {
  const name = () => screen.findByLabelText('Nome utente');
  const withAnna = (api: OfficeApi) => {
    api.accounts = [...api.accounts, ANNA];
  };

  it('say when there is only one, which cannot be removed', async () => {
    open('account');
    expect(
      await screen.findByText('Per ora ci sei solo tu. L’ultimo accesso non si può togliere.'),
    ).toBeVisible();
    expect(screen.getByText('Sei tu')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Togli/ })).not.toBeInTheDocument();
  });

  it('get a colleague, whose first password is shown once and can be copied', async () => {
    const { api, user } = open('account');
    await user.type(await name(), ' Anna ');
    await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
    const box = within(await screen.findByRole('region', { name: 'Anna può entrare' }));
    expect(box.getByText('abcd-efgh-jkmn-pqrs-tuvw')).toBeVisible();
    expect(await name()).toHaveValue('');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(box.getByRole('button', { name: 'Copia' }));
    expect(await box.findByText('Copiato')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('abcd-efgh-jkmn-pqrs-tuvw');
    await user.click(box.getByRole('button', { name: 'L’ho conservato' }));
    expect(screen.queryByText('abcd-efgh-jkmn-pqrs-tuvw')).not.toBeInTheDocument();
    expect(await screen.findByText('Deve ancora scegliere la password')).toBeVisible();
    expect(api.sentTo('addAccount')).toMatchObject([{ addAccountRequest: { username: 'Anna' } }]);
  });

  it('get a colleague once when the answer was lost, whose password is shown then', async () => {
    const { api, user } = open('account', (opened) => opened.loseNext('addAccount'));
    await user.type(await name(), 'Anna');
    await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByText(/^Non riusciamo a raggiungere il sito/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
    const box = within(await screen.findByRole('region', { name: 'Anna può entrare' }));
    expect(box.getByText('abcd-efgh-jkmn-pqrs-tuvw')).toBeVisible();
    expect(api.accounts).toHaveLength(2);
  });

  it('select the password where the browser may not copy', async () => {
    const { user } = open('account');
    await user.type(await name(), 'Anna');
    await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
    const copy = await screen.findByRole('button', { name: 'Copia' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(copy);
    expect(await screen.findByText(/tieni premuto e scegli Copia/)).toBeVisible();
    expect(window.getSelection()?.toString()).toBe('abcd-efgh-jkmn-pqrs-tuvw');
  });

  it.each([
    ['', 'Scrivi il nome utente'],
    [AN_ACCOUNT.username.toUpperCase(), 'Questo nome utente esiste già.'],
  ])('refuse the name %p beside its field and keep what was typed', async (typed, sentence) => {
    const { user } = open('account');
    if (typed) await user.type(await name(), typed);
    await user.click(await screen.findByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await name()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(await name()).toHaveFocus();
    expect(await name()).toHaveValue(typed);
  });

  it('say that somebody could not be added when the server fails', async () => {
    const { api, user } = open('account');
    await user.type(await name(), 'Anna');
    api.refuseNext('addAccount', 503, 'server.unavailable');
    await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
    expect(await name()).toHaveValue('Anna');
  });

  it('say of each colleague whether they edit the site’s texts, events and look, and change that', async () => {
    const { api, user } = open('account', withAnna);
    const right = () =>
      screen.findByRole('switch', { name: 'Anna può modificare testi, eventi e aspetto del sito' });
    expect(await right()).toBeChecked();
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    await user.click(await right());
    expect(
      await screen.findByText('Anna non può più modificare testi, eventi e aspetto del sito'),
    ).toBeVisible();
    expect(await right()).not.toBeChecked();
    await user.click(await right());
    await waitFor(() =>
      expect(api.accounts.map(({ mayEditContent }) => mayEditContent)).toEqual([true, true]),
    );
  });

  it('leave the right as it was when that is refused, and say why', async () => {
    const { api, user } = open('account', withAnna);
    api.refuseNext('changeContentRight', 422, 'account.last_editor');
    await user.click(await screen.findByRole('switch'));
    expect(await screen.findByText(/dai prima il permesso a un’altra persona/)).toBeVisible();
    expect(screen.getByRole('switch')).toBeChecked();
  });

  it('show whoever may not edit who else may not, and no switch', async () => {
    open('account', (api) => {
      api.account = { ...AN_ACCOUNT, mayEditContent: false };
      api.accounts = [
        { ...ANNA, mayEditContent: false },
        { ...ANNA, ...api.account },
      ];
    });
    expect(await screen.findAllByText('Non modifica testi, eventi e aspetto del sito')).toHaveLength(2);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('lose a colleague after a question that names what goes with them', async () => {
    const { api, user } = open('account', (fake) => {
      withAnna(fake);
      fake.accessKeys = [KEY, { ...KEY, id: 2, name: 'Altro', createdBy: AN_ACCOUNT.username }];
    });
    await user.click(await screen.findByRole('button', { name: 'Togli l’accesso a Anna' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Togliere l’accesso a Anna?' }));
    expect(await question.findByText(/chiave di accesso «Gestionale»/)).toBeVisible();
    expect(question.queryByText(/«Altro»/)).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Annulla' }));
    expect(api.accounts).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Togli l’accesso a Anna' }));
    await user.click(screen.getByRole('button', { name: 'Togli l’accesso' }));
    expect(await screen.findByText('Anna non può più entrare')).toBeVisible();
    // Not lost with the button of the row that is gone.
    await waitFor(() => expect(screen.getByText('Sei tu').closest('li')).toHaveFocus());
    expect(api.accounts.map(({ username }) => username)).toEqual([AN_ACCOUNT.username]);
  });

  it('lose the owner’s own account after a question of its own, and show the login', async () => {
    const { api, user } = open('account', withAnna);
    await user.click(await screen.findByRole('button', { name: 'Togli il tuo accesso' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Togliere il tuo accesso?' }));
    expect(question.getByText(/non puoi più rientrare/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Togli l’accesso' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pannello amministratore' })).toBeVisible();
    expect(await screen.findByText('Il tuo accesso è stato tolto')).toBeVisible();
    expect(api.accounts).toEqual([ANNA]);
  });

  it('stay when the server keeps them, and say why', async () => {
    const { api, user } = open('account', withAnna);
    await user.click(await screen.findByRole('button', { name: 'Togli l’accesso a Anna' }));
    api.refuseNext('deleteAccount', 422, 'account.last_one');
    await user.click(screen.getByRole('button', { name: 'Togli l’accesso' }));
    expect(await screen.findByText('L’accesso di Anna non è stato tolto')).toBeVisible();
    expect(screen.getByText(/Questo è l’ultimo account/)).toBeVisible();
  });

  it('say what went wrong when they cannot be loaded, and try again', async () => {
    const { user } = open('account', (api) => api.refuseNext('listAccounts', 503, 'server.unavailable'));
    await user.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Sei tu')).toBeVisible();
  });
});

describe('access keys', () => {
  const name = () => screen.findByLabelText('Nome del programma');
  const withKey = (api: OfficeApi) => {
    api.accessKeys = [KEY];
  };

  it('say when there are none', async () => {
    open('chiavi');
    expect(await screen.findByText('Nessuna chiave')).toBeVisible();
  });

  it('read unless somebody chooses otherwise, and are shown once with an example', async () => {
    const { api, user } = open('chiavi');
    await fill(user, await name(), 'Gestionale');
    expect(screen.getByRole('radio', { name: 'Solo leggere' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Crea la chiave' }));
    const box = within(await screen.findByRole('region', { name: 'La chiave «Gestionale» è pronta' }));
    expect(box.getByText('ospite_the-secret')).toBeVisible();
    expect(box.getByText(/^curl/)).toHaveTextContent(
      'curl -H "Authorization: Bearer ospite_the-secret" http://api.test/api/quotes',
    );
    await user.click(box.getByRole('button', { name: 'L’ho conservato' }));
    expect(screen.queryByText(/ospite_the-secret/)).not.toBeInTheDocument();
    // Where the next one is made, and not at the top of the page.
    expect(document.activeElement).toContainElement(await name());
    expect(document.body).not.toHaveFocus();
    expect(await screen.findByText('Mai usata')).toBeVisible();
    expect(api.sentTo('createAccessKey')).toMatchObject([
      { createAccessKeyRequest: { name: 'Gestionale', scope: 'read' } },
    ]);
  });

  it('are made once when the answer was lost, and another one for another name', async () => {
    const { api, user } = open('chiavi', (opened) => opened.loseNext('createAccessKey'));
    await fill(user, await name(), 'Gestionale');
    await user.click(screen.getByRole('button', { name: 'Crea la chiave' }));
    expect(await screen.findByText(/^Non riusciamo a raggiungere il sito/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Crea la chiave' }));
    expect(await screen.findByRole('region', { name: 'La chiave «Gestionale» è pronta' })).toBeVisible();
    expect(api.accessKeys).toHaveLength(1);
    await fill(user, await name(), 'Sito del paese');
    await user.click(screen.getByRole('button', { name: 'Crea la chiave' }));
    expect(await screen.findByRole('region', { name: 'La chiave «Sito del paese» è pronta' })).toBeVisible();
    expect(api.accessKeys).toHaveLength(2);
  });

  it('write when that is chosen', async () => {
    const { api, user } = open('chiavi');
    await fill(user, await name(), 'Gestionale');
    await user.click(screen.getByRole('radio', { name: 'Leggere e scrivere' }));
    await user.click(screen.getByRole('button', { name: 'Crea la chiave' }));
    expect(await screen.findByRole('region', { name: 'La chiave «Gestionale» è pronta' })).toBeVisible();
    expect(api.accessKeys).toMatchObject([{ scope: 'read-write' }]);
  });

  it('need a name', async () => {
    const { user, api } = open('chiavi');
    await user.click(await screen.findByRole('button', { name: 'Crea la chiave' }));
    expect(await name()).toHaveAccessibleDescription(expect.stringContaining('Scrivi il nome del programma'));
    expect(await name()).toHaveFocus();
    expect(api.calls).not.toContain('createAccessKey');
  });

  it('tell when they were used and by whom they were made, and are revoked after a question', async () => {
    const { api, user } = open('chiavi', withKey);
    expect(await screen.findByText(/^Ultimo uso: 2 maggio/)).toBeVisible();
    expect(screen.getByText(/^Creata da Anna/)).toBeVisible();
    const revoke = () => screen.getByRole('button', { name: 'Revoca la chiave «Gestionale»' });
    await user.click(revoke());
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(api.accessKeys).toHaveLength(1);
    await user.click(revoke());
    await user.click(screen.getByRole('button', { name: 'Revoca la chiave' }));
    expect(await screen.findByText('La chiave «Gestionale» non vale più')).toBeVisible();
    expect(await screen.findByText('Nessuna chiave')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Le tue chiavi' })).toHaveFocus());
  });

  it('may be revoked although no answer came, which is said', async () => {
    const { user } = open('chiavi', (api) => {
      withKey(api);
      api.loseNext('deleteAccessKey');
    });
    await user.click(await screen.findByRole('button', { name: /Revoca la chiave «/ }));
    await user.click(screen.getByRole('button', { name: 'Revoca la chiave' }));
    expect(await screen.findByText(/^Non è arrivata risposta: forse è già fatto/)).toBeVisible();
    expect(await screen.findByText('Nessuna chiave')).toBeVisible();
  });

  it('are not called revoked when they were not', async () => {
    const { api, user } = open('chiavi', withKey);
    await user.click(await screen.findByRole('button', { name: /Revoca la chiave «/ }));
    api.refuseNext('deleteAccessKey', 500, 'server.failed');
    await user.click(screen.getByRole('button', { name: 'Revoca la chiave' }));
    expect(await screen.findByText('La chiave «Gestionale» non è stata revocata')).toBeVisible();
    expect(await screen.findByText('Gestionale')).toBeVisible();
  });

  it('say what went wrong when they cannot be loaded, and try again', async () => {
    const { user } = open('chiavi', (api) => {
      withKey(api);
      api.refuseNext('listAccessKeys', 503, 'server.unavailable');
    });
    await user.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Gestionale')).toBeVisible();
  });
});
