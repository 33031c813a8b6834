import { screen, waitFor, within } from '@testing-library/react';
import { openOffice } from '../../app/office.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { aSection } from '../../features/content/content.fixture';
import type { DraftSection } from '../../features/content/draft-section';

const LEAD = aSection({ id: 1, kind: 'about.lead', values: { title: { it: 'Chi siamo' } } });
const STORY = aSection({ id: 2, values: { title: { it: 'Due case' } } });
const GITE = aSection({
  id: 7,
  kind: 'own.lead',
  values: { title: { it: 'Gite' }, text: { it: 'In barca.' } },
});
const BOATS = aSection({ id: 8, kind: 'own.text', values: { title: { it: 'Le barche' } } });

/** A house whose guests see these sections. */
function open(
  path: string,
  published: readonly DraftSection[],
  draft = published,
  change: (api: OfficeApi) => void = () => {},
) {
  const api = new OfficeApi();
  api.sections = draft;
  const at = { publishedAt: '2027-05-01T08:00:00.000Z', publishedBy: 'marta' };
  api.publications = [{ id: 1, ...at, pages: ['about'], sections: published }];
  change(api);
  return openOffice(path, api);
}

it('a section that was removed can be put back until the next publication', async () => {
  const { api, user } = open('/testi/chi-siamo', [LEAD, STORY]);
  await user.click(await screen.findByRole('button', { name: 'Elimina: Due case' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
  const removed = await screen.findByRole('group', { name: 'Sezioni eliminate, ancora sul sito' });
  await user.click(await within(removed).findByRole('button', { name: 'Rimetti: Due case' }));
  expect(await screen.findByText('Rimessa nella bozza, come è stata pubblicata')).toBeVisible();
  expect(await screen.findByRole('link', { name: /La storia della casa/ })).toBeVisible();
  expect(api.sections.map(({ id }) => id)).toEqual([1, 2]);
  await waitFor(() => expect(screen.queryByText('Sezioni eliminate, ancora sul sito')).toBeNull());
});

it('says when what was removed could not be read, and reads it again', async () => {
  const { user } = open('/testi/chi-siamo', [LEAD, STORY], [LEAD], (api) => {
    api.refuseNext('listSectionRevisions', 503, 'http.unavailable');
  });
  const removed = within(await screen.findByRole('group', { name: 'Sezioni eliminate, ancora sul sito' }));
  await user.click(await removed.findByRole('button', { name: 'Riprova' }));
  expect(await removed.findByRole('button', { name: 'Rimetti: Due case' })).toBeVisible();
});

it('what guests no longer see, or never saw, cannot be put back', async () => {
  open('/testi/chi-siamo', [LEAD], [LEAD, STORY]);
  await screen.findByRole('link', { name: /La storia della casa/ });
  expect(screen.queryByText('Sezioni eliminate, ancora sul sito')).toBeNull();
});

it('what stood on another page of the owner’s is not put back on the one in its place', async () => {
  const next = aSection({ ...GITE, id: 9, values: { ...GITE.values, title: { it: 'Ricette' } } });
  open('/testi/pagina-1', [GITE, BOATS], [next]);
  await screen.findByRole('heading', { level: 1, name: 'Ricette' });
  await screen.findByRole('button', { name: /^Pubblica le modifiche/ });
  expect(screen.queryByText('Sezioni eliminate, ancora sul sito')).toBeNull();
});

it('a page that was removed is put back with its title, and there with its sections', async () => {
  const { api, user } = open('/testi', [LEAD, GITE, BOATS], [LEAD]);
  await user.click(await screen.findByRole('button', { name: 'Rimetti: Gite' }));
  await user.click(await screen.findByRole('link', { name: /^Gite/ }));
  await user.click(await screen.findByRole('button', { name: 'Rimetti: Le barche' }));
  expect(await screen.findByRole('link', { name: /Le barche/ })).toBeVisible();
  expect(api.sections.map(({ id }) => id)).toEqual([1, 7, 8]);
});
