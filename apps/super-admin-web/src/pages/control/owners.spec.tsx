import { screen, within } from '@testing-library/react';
import { unlockedPanel } from '../../app/open-panel.fixture';
import { PanelApi } from '../../shared/panel-api.fixture';

afterEach(() => jest.restoreAllMocks());

const giveTo = (username: string) => screen.findByRole('button', { name: `Nuova password per ${username}` });

it('gives the owner that is chosen a password, after a question, and shows it once', async () => {
  const { user, api } = await unlockedPanel();
  await user.click(await giveTo('Anna'));
  const dialog = screen.getByRole('alertdialog', { name: 'Nuova password per Anna?' });
  expect(dialog).toHaveTextContent('Alla struttura arriva un’email');
  await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  expect(api.calls).not.toContain('giveOneTimePassword');

  await user.click(await giveTo('Anna'));
  await user.click(screen.getByRole('button', { name: 'Crea la password' }));
  expect(await screen.findByText('corallo-sabbia-mirto')).toBeVisible();
  expect(screen.getByText('Password provvisoria di Anna')).toBeVisible();
  expect(await screen.findByText('password da cambiare')).toBeVisible();
  expect(api.sentTo('giveOneTimePassword')).toEqual([{ accountId: 2 }]);
  await user.click(screen.getByRole('button', { name: 'Fatto, nascondila' }));
  expect(screen.queryByText('corallo-sabbia-mirto')).not.toBeInTheDocument();
});

it('says when none could be made, and when nobody can be listed', async () => {
  const api = new PanelApi();
  const { user } = await unlockedPanel(api);
  api.refuseNext('giveOneTimePassword', 503, 'server.unavailable');
  await user.click(await giveTo('Marta'));
  await user.click(screen.getByRole('button', { name: 'Crea la password' }));
  expect(await screen.findByText(/La password non è stata creata/)).toHaveTextContent(/non può rispondere/);
});
