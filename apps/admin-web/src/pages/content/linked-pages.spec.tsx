import { screen, waitFor, within } from '@testing-library/react';
import { openOffice } from '../../app/office.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { aSection } from '../../features/content/content.fixture';

const paragraph = (text: string, link?: string) => [{ paragraph: [{ text, ...(link && { link }) }] }];
const aStory = (link?: string) =>
  aSection({ id: 2, values: { title: { it: 'Due case' }, text: { it: paragraph('Le gite', link) } } });
const GITE = aSection({
  id: 17,
  page: 'own-1',
  kind: 'own.lead',
  values: { title: { it: 'Gite' }, address: { it: 'gite' }, text: { it: 'In barca.' } },
});
const aButton = (link: string | null) =>
  aSection({ id: 4, page: 'own-2', kind: 'own.closing', values: { title: { it: 'Vieni?' }, link } });
const RICETTE = aSection({
  ...GITE,
  id: 3,
  page: 'own-2',
  values: { ...GITE.values, title: { it: 'Ricette' } },
});

function open(path: string, ...sections: OfficeApi['sections']) {
  const api = new OfficeApi();
  api.sections = sections;
  return openOffice(path, api);
}
const text = async () =>
  within(await screen.findByRole('group', { name: /^Testo/ })).getByLabelText(/^italiano/i);

it('a text can lead to a page of the owner’s, which is chosen by its title', async () => {
  const { api, user } = open('/testi/sezioni/2', aStory(), GITE);
  const area = await text();
  await user.clear(area);
  await user.click(screen.getAllByRole('button', { name: 'Link' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Metti un link' }));
  await user.type(dialog.getByRole('textbox', { name: /Parole da toccare/ }), 'Le nostre gite');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Dove porta/ }), 'Gite');
  await user.click(dialog.getByRole('button', { name: 'Metti il link' }));
  expect(area).toHaveValue('[Le nostre gite](Gite)');
  await waitFor(
    () =>
      expect(api.sections.find(({ id }) => id === 2)?.values['text']).toEqual({
        it: paragraph('Le nostre gite', 'page:own:17'),
      }),
    { timeout: 20_000 },
  );
  expect(area).not.toHaveAccessibleDescription(/non vedono il link/);
});

it('pages of one title, and of one that the site has, are told apart', async () => {
  const contacts = { ...GITE, values: { ...GITE.values, title: { it: 'Contatti' } } };
  open('/testi/sezioni/2', aStory('page:own:3'), contacts, { ...RICETTE, values: contacts.values });
  expect(await text()).toHaveValue('[Le gite](Contatti 3)');
});

it('a link says that guests do not see it while its page is hidden, at its text and among the sections', async () => {
  const { user } = open('/testi/sezioni/2', aStory('page:own:17'), { ...GITE, hidden: true });
  const area = await text();
  expect(area).toHaveValue('[Le gite](Gite)');
  expect(area).toHaveAccessibleDescription(/Gli ospiti non vedono il link a «Gite»/);
  await user.click(screen.getByRole('link', { name: /Le sezioni di «Chi siamo»/ }));
  expect(await screen.findByText('1 link porta a una pagina che il sito non mostra')).toBeVisible();
});

it('a link to a page that was removed says so, and outlasts other changes of its text', async () => {
  const { api, user } = open('/testi/sezioni/2', aStory('page:own:99'));
  const area = await text();
  expect(area).toHaveAccessibleDescription(/link a una pagina che hai eliminato/);
  await user.type(area, '!');
  await waitFor(
    () =>
      expect(api.sections[0]?.values['text']).toEqual({
        it: [{ paragraph: [{ text: 'Le gite', link: 'page:own:99' }, { text: '!' }] }],
      }),
    { timeout: 20_000 },
  );
});

it('a button can lead to a page of the owner’s, and says when it leads to none', async () => {
  const { api, user } = open('/testi/sezioni/4', aButton('own:99'), RICETTE, GITE);
  const link = await screen.findByRole('combobox', { name: /Pulsante verso/ });
  expect(link).toHaveDisplayValue('Pagina eliminata 99');
  expect(link).toHaveAccessibleDescription(/link a una pagina che hai eliminato/);
  await user.selectOptions(link, 'Gite');
  expect(link).not.toHaveAccessibleDescription(/eliminato/);
  await waitFor(() => expect(api.sections[0]?.values['link']).toBe('own:17'), { timeout: 20_000 });
});

it('a page that others lead to is not removed without saying from where', async () => {
  const { user } = open('/testi/pagina-1', aStory('page:own:17'), GITE, RICETTE, aButton('own:17'));
  await user.click(await screen.findByRole('button', { name: 'Elimina la pagina' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^2 sezioni di altre pagine hanno link/)).toBeVisible();
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Chi siamo: Due case',
    'Ricette: Vieni?',
  ]);
});

it('a page says that guests do not see it while its title is hidden', async () => {
  const lead = aSection({ id: 1, kind: 'about.lead', values: { title: { it: 'Chi siamo' } }, hidden: true });
  open('/testi/chi-siamo', lead, aStory());
  expect(
    await screen.findByText(/^Gli ospiti vedono questa pagina quando il titolo è visibile/),
  ).toBeVisible();
});
