import { screen, within } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';
import { A_PASSWORD } from '../../features/session/session.fixture';

afterEach(() => jest.restoreAllMocks());

async function addAnna() {
  const api = new OfficeApi();
  api.refuseNext('addAccount', 403, 'account.password_needed');
  const { user } = openOffice('/impostazioni/account', api);
  await user.type(await screen.findByLabelText(/Nome utente/), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
  const dialog = await screen.findByRole('dialog', { name: 'Inserisci la tua password' });
  return { api, user, dialog };
}

it('asks for the password again and then goes on by itself', async () => {
  const { api, user, dialog } = await addAnna();
  const field = within(dialog).getByLabelText('Password');
  expect(field).toHaveFocus();
  await user.type(field, 'sbagliata{Enter}');
  expect(await within(dialog).findByText('Questa password non è corretta.')).toBeVisible();
  expect(field).toHaveValue('sbagliata');
  await user.clear(field);
  await user.type(field, `${A_PASSWORD}{Enter}`);
  expect(await screen.findByText('abcd-efgh-jkmn-pqrs-tuvw')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.calls.filter((call) => call === 'addAccount')).toHaveLength(2);
});

it('does nothing when it is called off, and says so', async () => {
  const { api, user, dialog } = await addAnna();
  await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  expect((await screen.findAllByText(/Per questo serve di nuovo la tua password/))[0]).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.accounts).toHaveLength(1);
});
