import { screen, within } from '@testing-library/react';
import { openOffice } from '../../app/office.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { aSection } from '../../features/content/content.fixture';

const LEAD = aSection({ id: 1, kind: 'about.lead', values: { title: { it: 'Chi siamo' } } });
const text = { it: [{ paragraph: [{ text: 'Tutto cominciò.' }] }] };
const STORY = aSection({ id: 2, values: { title: { it: 'Due case' }, text } });
const CHANGED = {
  ...STORY,
  values: { ...STORY.values, title: { it: 'Tre case', de: 'Zwei Häuser' } },
  marks: [{ field: 'values.title', language: 'de' as const, italianBefore: 'Due case', isProposal: false }],
};
const VALUES = aSection({ id: 3, kind: 'about.values', values: { title: { it: 'A che cosa teniamo' } } });

/** A house with a section that was changed, and one that guests have not seen yet. */
function open(path: string) {
  const api = new OfficeApi();
  const at = { publishedAt: '2026-05-01T08:00:00.000Z', publishedBy: 'marta' };
  api.publications = [{ id: 1, ...at, pages: ['about'], sections: [LEAD, STORY] }];
  api.sections = [LEAD, CHANGED, VALUES];
  return openOffice(path, api);
}

const publish = () => screen.findByRole('button', { name: /^Pubblica le modifiche/ });

describe('what was changed and not published', () => {
  const discard = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Scarta le modifiche' }));
    return within(await screen.findByRole('alertdialog'));
  };

  it('is discarded once its owner has read which pages that changes', async () => {
    const { api, user } = open('/testi/chi-siamo');
    const dialog = await discard(user);
    expect(dialog.getByText('Scartare le modifiche di 2 sezioni?')).toBeVisible();
    expect(dialog.getByText('Chi siamo: 2 sezioni')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(api.sections).toHaveLength(3);
    await user.click((await discard(user)).getByRole('button', { name: 'Scarta' }));
    expect(await screen.findByText(/^Modifiche scartate/)).toBeVisible();
    expect(await screen.findByText('Il sito mostra già tutto.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Due case/ })).toBeVisible();
    expect(api.sections).toEqual([LEAD, STORY]);
  });

  it.each([
    ['changed a section', [LEAD, { ...CHANGED, updatedAt: '2027-05-01T09:00:00.000Z' }, VALUES]],
    ['moved a section', [LEAD, VALUES, CHANGED]],
    ['found a translation right', [LEAD, { ...CHANGED, marks: [] }, VALUES]],
  ])('stays when somebody else has %s meanwhile', async (_what, sections) => {
    const { api, user } = open('/testi/chi-siamo');
    const dialog = await discard(user);
    api.sections = sections;
    await user.click(dialog.getByRole('button', { name: 'Scarta' }));
    expect(await screen.findByText(/Qualcun altro ha salvato nel frattempo/)).toBeVisible();
    expect(api.sections).toHaveLength(3);
  });

  it('is discarded after a publication was taken back, so that the next one does not send it out again', async () => {
    const { api, user } = open('/testi');
    await user.click(await publish());
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    await screen.findByText(/gli ospiti vedono di nuovo i testi di prima/);
    await user.click((await discard(user)).getByRole('button', { name: 'Scarta' }));
    expect(await screen.findByText('Il sito mostra già tutto.')).toBeVisible();
    expect(api.sections).toEqual([LEAD, STORY]);
    expect(screen.queryByRole('button', { name: /^Pubblica le modifiche/ })).not.toBeInTheDocument();
  });
});
