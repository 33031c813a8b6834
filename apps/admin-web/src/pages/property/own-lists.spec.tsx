import { aPropertyResponse } from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

function open(group: string, change: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  change(api);
  return openOffice(`/struttura/${group}`, api);
}
const save = () => screen.getByRole('button', { name: 'Salva' });
const saved = () => screen.findByText('Salvato');

it('a service of the owner’s needs an Italian name, and one that was taken away is back where nothing is saved', async () => {
  const { api, user } = open('servizi');
  const add = await screen.findByRole('button', { name: 'Aggiungi un servizio' });
  await user.click(add);
  await user.click(save());
  const [italian] = screen.getAllByLabelText(/italiano/i);
  expect(italian).toHaveFocus();
  expect(italian).toHaveAccessibleDescription(/obbligatorio/);
  await user.keyboard('Yoga all’alba');
  await user.click(save());
  await saved();
  expect(api.property?.ownServices).toEqual([{ id: expect.any(String), name: { it: 'Yoga all’alba' } }]);
  await user.click(screen.getByRole('button', { name: 'Togli Yoga all’alba' }));
  expect(add).toHaveFocus();
  for (const _tap of ['what is dropped', 'is asked about'])
    await user.click(await screen.findByRole('button', { name: 'Annulla le modifiche' }));
  expect(screen.getByRole('group', { name: /^Yoga all’alba/ })).toBeVisible();
});

it('a service of the owner’s that has a new name is the same one', async () => {
  const ownServices = [{ id: 'yoga', name: { it: 'Yoga' } }];
  const { api, user } = open('servizi', (office) => {
    office.property = aPropertyResponse({ ownServices });
  });
  await user.type(await screen.findByDisplayValue('Yoga'), ' all’alba');
  await user.click(save());
  await saved();
  expect(api.property?.ownServices).toMatchObject([{ id: 'yoga', name: { it: 'Yoga all’alba' } }]);
});

it('a place of the owner’s own has a name and says how far it is', async () => {
  const { api, user } = open('come-arrivare');
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un luogo' }));
  await user.keyboard('Terme');
  await user.click(save());
  const terme = within(screen.getByRole('region', { name: 'Terme' }));
  expect(terme.getByLabelText('minuti')).toHaveAccessibleDescription(/obbligatorio/);
  await user.type(terme.getByLabelText('minuti'), '15');
  await user.selectOptions(terme.getByLabelText('come'), 'in auto');
  await user.click(save());
  await saved();
  expect(api.property?.ownWays).toEqual([
    { id: expect.any(String), name: { it: 'Terme' }, mode: 'by-car', minutes: 15, metres: null },
  ]);
});

it('entries of the owner’s own stand in the order that the owner gives them, by keyboard, too', async () => {
  const names = ['Yoga', 'Massaggi', 'Kayak'];
  const { api, user } = open('servizi', (office) => {
    office.property = aPropertyResponse({
      ownServices: names.map((it) => ({ id: it.toLowerCase(), name: { it } })),
    });
  });
  const up = await screen.findByRole('button', { name: 'Sposta su: Kayak' });
  up.focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Sposta su: Kayak' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Sposta su: Kayak' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Kayak: posto 1 di 3.')).toBeInTheDocument();
  await user.click(save());
  await saved();
  expect(api.property?.ownServices.map(({ id }) => id)).toEqual(['kayak', 'yoga', 'massaggi']);
});

it('an entry that is the only one of its list cannot be moved', async () => {
  open('dotazioni', (office) => {
    office.property = aPropertyResponse({ ownAmenities: [{ id: 'sauna', name: { it: 'Sauna' } }] });
  });
  await screen.findByDisplayValue('Sauna');
  expect(screen.queryByRole('button', { name: /^Sposta/ })).toBeNull();
});

it('what guests ask before they write is chosen, and a price asked for where it is paid', async () => {
  const { api, user } = open('cosa-chiedono');
  await user.selectOptions(await screen.findByLabelText('Parcheggio'), 'a pagamento');
  await user.type(screen.getByLabelText('Parcheggio: prezzo in euro (facoltativo)'), '5');
  await user.click(screen.getByRole('checkbox', { name: 'contanti' }));
  await user.click(save());
  await saved();
  expect(api.property?.stayFacts).toEqual([
    { id: 'payment', choices: ['cash'], number: null },
    { id: 'parking', choices: ['paid'], number: 500 },
  ]);
});
