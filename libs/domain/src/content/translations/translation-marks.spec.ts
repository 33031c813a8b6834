import { EditContent } from '../edit-content';
import { FREE_ADDRESSES, MemoryContentStore } from '../memory-content-store.fixture';
import { PublishContent } from '../publications/publish-content';
import { definitionOf } from '../sections';
import { markedIn } from './translation-marks';

const TITLE = { it: 'Tre cose', en: 'Three things', de: 'Drei Dinge' };
const BREAD = { title: { it: 'Il pane', de: 'Brot' }, text: { it: 'Ogni mattina.', de: 'Jeden Morgen.' } };
const QUIET = { title: { it: 'Il silenzio', de: 'Ruhe' }, text: { it: 'Di notte.', de: 'Nachts.' } };

async function anOffice() {
  const store = new MemoryContentStore();
  const clock = { now: () => new Date('2027-02-10T08:30:00Z') };
  const edit = new EditContent(store, clock, FREE_ADDRESSES);
  const { id } = await edit.add('about.values', { title: TITLE, items: [BREAD, QUIET] });
  return {
    id,
    edit,
    publishing: new PublishContent(store, clock),
    change: (values: object) => edit.change(id, { values }, undefined),
    marked: async () => {
      const [section] = await store.draft();
      const definition = section && definitionOf(section);
      const marked = definition ? markedIn(definition, section) : [];
      return marked.map(({ field, language, italianBefore }) => `${field}.${language}: ${italianBefore}`);
    },
  };
}

describe('a translation is older than its Italian', () => {
  it('once the Italian is written anew, however often, until it is written anew itself', async () => {
    const { change, marked } = await anOffice();
    await change({ title: { ...TITLE, it: 'Tre cose che' } });
    await change({ title: { ...TITLE, it: 'Tre cose che contano' } });
    expect(await marked()).toEqual(['values.title.en: Tre cose', 'values.title.de: Tre cose']);
    await change({ title: { it: 'Tre cose che contano', en: TITLE.en, de: 'Drei Dinge, die zählen' } });
    expect(await marked()).toEqual(['values.title.en: Tre cose']);
    await change({ title: TITLE });
    expect(await marked()).toEqual([]);
  });

  it('unless both were written together', async () => {
    const { change, marked } = await anOffice();
    await change({ title: { it: 'Quattro cose', en: 'Four things', de: 'Vier Dinge' } });
    expect(await marked()).toEqual([]);
  });

  it('wherever it moves, and no other is', async () => {
    const { change, marked } = await anOffice();
    const loaf = { ...BREAD, title: { ...BREAD.title, it: 'Il pane fresco' } };
    await change({ items: [loaf, QUIET] });
    await change({ items: [QUIET, loaf] });
    expect(await marked()).toEqual(['values.items.1.title.de: Il pane']);
    await change({ items: [loaf] });
    expect(await marked()).toEqual(['values.items.0.title.de: Il pane']);
    await change({ items: [QUIET] });
    expect(await marked()).toEqual([]);
  });

  it('until somebody finds it right as it is, which is no change for guests', async () => {
    const { id, edit, change, marked, publishing } = await anOffice();
    const changed = await change({ title: { ...TITLE, it: 'Tre cose che contano' } });
    await publishing.publish('marta');
    const confirmed = await edit.confirm(id, 'values.title', 'de', changed.updatedAt);
    expect(confirmed.updatedAt).toEqual(changed.updatedAt);
    expect(await marked()).toEqual(['values.title.en: Tre cose']);
    const about = (await publishing.pages()).find(({ page }) => page === 'about');
    expect(about).toMatchObject({ isChanged: false, changedSections: [], gaps: { marked: 1 } });
    await expect(
      edit.confirm(id, 'values.title', 'en', new Date('2027-01-01T00:00:00Z')),
    ).rejects.toMatchObject({ code: 'content.changed' });
  });

  it('as it was when the section is what it was in a publication', async () => {
    const { id, edit, change, marked, publishing } = await anOffice();
    const first = await publishing.publish('marta');
    await change({ title: { ...TITLE, it: 'Tre cose che contano' } });
    const second = await publishing.publish('marta');
    await edit.restore(id, first.id);
    expect(await marked()).toEqual([]);
    await edit.restore(id, second.id);
    expect(await marked()).toEqual(['values.title.en: Tre cose', 'values.title.de: Tre cose']);
  });

  it('in a long text, too, whatever its looks', async () => {
    const { edit } = await anOffice();
    const text = { it: [{ paragraph: [{ text: 'Ciao' }] }], de: [{ paragraph: [{ text: 'Hallo' }] }] };
    const { id } = await edit.add('about.story', { text });
    const it = [{ paragraph: [{ text: 'Ciao', bold: true }] }];
    const changed = await edit.change(id, { values: { text: { ...text, it } } }, undefined);
    expect(changed.marks).toEqual([{ language: 'de', text: text.de, italian: text.it }]);
  });
});
