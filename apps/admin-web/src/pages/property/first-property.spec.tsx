import { screen, within } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

it('begins with what every property needs, while nobody has described this one', async () => {
  const empty = new OfficeApi();
  empty.property = null;
  const { api, user } = openOffice('/struttura', empty);
  await user.click(await screen.findByRole('button', { name: 'Salva e continua' }));
  expect(screen.getByLabelText('Nome della struttura')).toHaveFocus();
  expect(screen.getByLabelText('Nome della struttura')).toHaveAccessibleDescription(
    'Questo campo è obbligatorio',
  );
  const typed = {
    'Nome della struttura': 'Baia Blu',
    Italiano: 'Una baia.',
    Email: 'ciao@baiablu.example',
    CAP: '07026',
    Città: 'Olbia',
    'Regione o provincia': 'Sardegna',
  };
  for (const [label, text] of Object.entries(typed))
    await user.type(screen.getByLabelText(new RegExp(`^${label}$`, 'i')), text);
  // Guests read these: whoever has other ones sees them before they are public.
  expect(screen.getByLabelText('check-in dalle')).toHaveValue('16:00');
  expect(screen.getByLabelText('avvisare se arrivano dopo le')).toHaveValue('20:00');
  await user.clear(screen.getByLabelText('check-out entro le'));
  // Of all that is wrong the first on the screen, whatever the rules look at first.
  await user.click(screen.getByRole('button', { name: 'Salva e continua' }));
  expect(screen.getByLabelText('Telefono')).toHaveFocus();
  await user.type(screen.getByLabelText('Telefono'), '+39 0784 111 111');
  await user.type(screen.getByLabelText('Via e numero'), 'Via del Mare 1');
  await user.click(screen.getByRole('button', { name: 'Salva e continua' }));
  expect(screen.getByLabelText('check-out entro le')).toHaveFocus();
  await user.type(screen.getByLabelText('check-out entro le'), '11:00');
  await user.selectOptions(
    within(screen.getByRole('group', { name: 'Alta stagione' })).getByLabelText(/^al giorno/),
    '15',
  );
  await user.click(screen.getByRole('button', { name: 'Salva e continua' }));
  expect(await screen.findByRole('link', { name: /Orari/ })).toBeVisible();
  expect(api.property).toMatchObject({
    name: 'Baia Blu',
    city: 'Olbia',
    country: 'IT',
    checkin: { from: '16:00', announceAfter: '20:00' },
    checkout: '11:00',
    highSeason: { from: '06-01', to: '09-15' },
  });
});
