import { screen, within } from '@testing-library/react';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

it('the owner finds the guide among the sections, and unfolds what is asked for', async () => {
  const { user } = openOffice('/altro');
  await screen.findByRole('heading', { level: 1, name: 'Altro' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Guida' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Guida per chi accoglie' })).toBeVisible();
  const recipes = within(screen.getByRole('region', { name: 'Ricette' }));
  const call = recipes.getByText(/Chiama chi ti ha preparato il sito: te ne dà una provvisoria/);
  expect(call).not.toBeVisible();
  await user.click(recipes.getByText('Ho dimenticato la password'));
  expect(call).toBeVisible();
});
