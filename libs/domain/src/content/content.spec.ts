import { EditContent, MAX_SECTIONS } from './edit-content';
import { longText, shortText } from './fields/fields';
import { MemoryContentPictureStore } from './pictures/memory-content-picture-store.fixture';
import { FREE_ADDRESSES, MemoryContentStore } from './memory-content-store.fixture';
import { PRODUCT_NAME } from '../shared';
import { PublishContent } from './publications/publish-content';
import { ReadContent } from './read-content';
import { RevertPublication } from './publications/revert-publication';
import { defineSection, type ValuesOfSection } from './section';
import { SECTIONS, type SectionKinds } from './sections';
import type { ShownValuesOf } from './show-section';
import { valuesSchema } from './fields/values-schema';

const START = Date.parse('2027-02-10T08:30:00Z');

function anOffice(kinds?: SectionKinds) {
  const own = new MemoryContentPictureStore();
  const store = new MemoryContentStore(own);
  let now = START;
  const clock = { now: () => new Date(now) };
  return {
    store,
    own,
    edit: new EditContent(store, clock, FREE_ADDRESSES, kinds),
    publishing: new PublishContent(store, clock, kinds),
    reverting: new RevertPublication(store, clock),
    read: new ReadContent(store, own, kinds),
    later: () => (now += 1_000),
  };
}
const LEAD = { title: { it: 'Chi siamo', de: 'Über uns' } };
const STORY = { title: { it: 'Una casa' }, text: { it: [{ paragraph: [{ text: 'Tutto cominciò.' }] }] } };
/** What the first two lack: the lead its English and Spanish, the story all but its Italian. */
const LACKS = { required: 0, translations: 8, languages: ['en', 'de', 'es'], marked: 0, deadLinks: 0 };
const refusal = (code: string) => expect.objectContaining({ code });

describe('the draft of a page', () => {
  it('is nothing that guests see until it is published as a whole', async () => {
    const { edit, publishing, read } = anOffice();
    await edit.add('about.lead', LEAD);
    await edit.add('about.story', STORY);
    await expect(read.page('about', 'it')).rejects.toEqual(refusal('content.not_found'));
    expect((await publishing.pages()).filter(({ isChanged }) => isChanged)).toEqual([
      {
        page: 'about',
        isShown: false,
        isChanged: true,
        changedSections: [1, 2],
        sections: 2,
        gaps: LACKS,
        awaitsLawyer: false,
        awaitsOwner: false,
      },
    ]);
    expect(await publishing.publish('marta')).toMatchObject({ publishedBy: 'marta', pages: ['about'] });
    expect((await read.page('about', 'it')).sections.map(({ kind }) => kind)).toEqual([
      'about.lead',
      'about.story',
    ]);
    expect(await read.pages('de')).toEqual([{ page: 'about' }]);
    expect((await publishing.pages()).filter(({ isShown }) => isShown)).toEqual([
      {
        page: 'about',
        isShown: true,
        isChanged: false,
        changedSections: [],
        sections: 2,
        gaps: LACKS,
        awaitsLawyer: false,
        awaitsOwner: false,
      },
    ]);
  });

  it('gives the guide of the area the name that the owner chose, in menus as well', async () => {
    const { edit, publishing, read } = anOffice();
    await edit.add('guide.lead', { title: { it: 'Bologna', de: 'Bologna und Umgebung' } });
    await publishing.publish('marta');
    expect(await read.pages('de')).toEqual([{ page: 'guide', title: { text: 'Bologna und Umgebung' } }]);
    expect(await read.pages('es')).toEqual([{ page: 'guide', title: { text: 'Bologna', lang: 'it' } }]);
  });

  it('is previewed as it would be published, pages that there would be included', async () => {
    const { edit, publishing, read } = anOffice();
    const { id } = await edit.add('about.lead', LEAD);
    await publishing.publish('marta');
    await edit.change(id, { values: { title: { it: 'Noi' } } }, undefined);
    const { pages, sections } = await read.preview('about', 'it');
    expect(pages).toEqual([{ page: 'about' }]);
    expect(sections[0]?.values).toMatchObject({ title: { text: 'Noi' } });
    await edit.remove(id);
    expect(await read.preview('about', 'it')).toEqual({ pages: [], sections: [] });
    expect((await read.page('about', 'it')).sections[0]?.values).toMatchObject({
      title: { text: LEAD.title.it },
    });
  });

  it('keeps what is typed, and asks for what is missing when it is published', async () => {
    const { edit, publishing } = anOffice();
    const { id } = await edit.add('about.story', {});
    await edit.change(id, { values: { title: { it: 'Una casa' } } }, undefined);
    await expect(publishing.publish('marta')).rejects.toMatchObject({
      code: 'content.incomplete',
      fields: [{ field: `${id}.values.text.it`, code: 'required' }],
    });
    // Hidden, it is nobody's business.
    await edit.change(id, { hidden: true }, undefined);
    await publishing.publish('marta');
  });

  it('changes some fields of a section and leaves the others', async () => {
    const { edit, later } = anOffice();
    const story = await edit.add('about.story', STORY);
    later();
    const changed = await edit.change(story.id, { values: { title: { it: 'Due case' } } }, story.updatedAt);
    expect(changed.values).toMatchObject({ title: { it: 'Due case' }, text: STORY.text });
    await expect(edit.change(story.id, {}, story.updatedAt)).rejects.toEqual(refusal('content.changed'));
  });

  it('lets the rest be changed of a section that has a text older than a rule', async () => {
    const { edit, store } = anOffice();
    const { id } = await edit.add('about.lead', LEAD);
    const title = { it: 'Chi siamo'.repeat(50) };
    await store.edit('about', (before) => before.map((section) => ({ ...section, values: { title } })));
    expect(await edit.change(id, { values: { text: { it: 'Noi' } } }, undefined)).toMatchObject({
      values: { title, text: { it: 'Noi' } },
    });
    await expect(edit.change(id, { values: { title } }, undefined)).rejects.toEqual(
      refusal('content.invalid'),
    );
  });

  it('takes nothing that does not fit', async () => {
    const { edit, store } = anOffice();
    await expect(edit.add('about.nothing', {})).rejects.toMatchObject({ fields: [{ field: 'kind' }] });
    await expect(edit.add('about.lead', { html: '' })).rejects.toMatchObject({
      code: 'content.invalid',
      fields: [{ field: 'values.html', code: 'unknown_field' }],
    });
    await expect(edit.change(9, {}, undefined)).rejects.toEqual(refusal('content.not_found'));
    expect(await store.draft()).toEqual([]);
  });

  it('has one section of a kind, where the definition does not allow more', async () => {
    const { edit } = anOffice();
    await edit.add('about.values', {});
    await expect(edit.add('about.values', {})).rejects.toMatchObject({
      code: 'content.section_limit',
      facts: { limit: 1 },
    });
    for (let count = 1; count < MAX_SECTIONS; count += 1) await edit.add('about.story', {});
    await expect(edit.add('about.story', {})).rejects.toMatchObject({ facts: { limit: MAX_SECTIONS } });
  });

  it('begins with what cannot be moved, and has the rest in the owner’s order', async () => {
    const { edit } = anOffice();
    const story = await edit.add('about.story', STORY);
    const closing = await edit.add('about.closing', {});
    const lead = await edit.add('about.lead', LEAD);
    const ids = [lead.id, closing.id, story.id];
    expect((await edit.order('about', ids)).map(({ id }) => id)).toEqual(ids);
    await expect(edit.order('about', [closing.id, lead.id, story.id])).rejects.toEqual(
      refusal('content.section_fixed'),
    );
    await expect(edit.order('about', [lead.id, closing.id])).rejects.toEqual(
      refusal('content.order_changed'),
    );
    await expect(edit.order('about', [lead.id, lead.id, story.id])).rejects.toEqual(
      refusal('content.order_changed'),
    );
  });

  it('goes back to what a section was in a publication, removed or not', async () => {
    const { edit, publishing, store } = anOffice();
    await edit.add('about.lead', LEAD);
    const story = await edit.add('about.story', STORY);
    const first = await publishing.publish('marta');
    await edit.change(story.id, { values: { title: { it: 'Due case' } } }, undefined);
    expect((await edit.restore(story.id, first.id)).values).toEqual(story.values);
    await edit.remove(story.id);
    expect((await edit.restore(story.id, first.id)).values).toEqual(story.values);
    expect((await store.draft()).map(({ kind }) => kind)).toEqual(['about.lead', 'about.story']);
    await expect(edit.restore(story.id, 9)).rejects.toEqual(refusal('content.publication_not_found'));
    await expect(publishing.publish('marta')).rejects.toEqual(refusal('content.nothing_to_publish'));
  });

  it('counts the sections that guests see otherwise, or not at all', async () => {
    const { edit, publishing } = anOffice();
    const changed = async () =>
      (await publishing.pages()).find(({ page }) => page === 'about')?.changedSections;
    const lead = await edit.add('about.lead', LEAD);
    const story = await edit.add('about.story', STORY);
    expect(await changed()).toEqual([lead.id, story.id]);
    await publishing.publish('marta');
    expect(await changed()).toEqual([]);
    const values = await edit.add('about.values', { title: { it: 'Che cosa ci sta a cuore' } });
    await edit.remove(story.id);
    await edit.change(lead.id, { values: { text: { it: 'Tre case.' } } }, undefined);
    expect(await changed()).toEqual([lead.id, values.id, story.id]);
  });

  it('is taken back as long as nothing else was published, and the draft keeps what was written', async () => {
    const { edit, publishing, reverting, read, store } = anOffice();
    const lead = await edit.add('about.lead', LEAD);
    const first = await publishing.publish('marta');
    await edit.change(lead.id, { values: { title: { it: 'Noi' } } }, undefined);
    const second = await publishing.publish('marta');
    await expect(reverting.revert(first.id, 'piero')).rejects.toEqual(refusal('content.not_latest'));
    const third = await reverting.revert(second.id, 'piero');
    expect(third).toMatchObject({ publishedBy: 'piero', pages: ['about'] });
    expect((await read.page('about', 'it')).sections[0]?.values).toMatchObject({
      title: { text: LEAD.title.it },
    });
    expect((await store.draft())[0]?.values.title).toEqual({ it: 'Noi' });
    await reverting.revert(third.id, 'piero');
    expect((await read.page('about', 'it')).sections[0]?.values).toMatchObject({ title: { text: 'Noi' } });
    await expect(reverting.revert(99, 'piero')).rejects.toEqual(refusal('content.not_latest'));
  });

  it('says what is hidden of it, which is not the same as what it never had', async () => {
    const { edit, publishing, read } = anOffice();
    await edit.add('home.closing', { title: { it: 'Scrivici' } });
    const video = await edit.add('home.video', { title: { it: 'La baia dall’alto' } });
    await publishing.publish('marta');
    expect(await read.page('home', 'it')).not.toHaveProperty('hidden');
    await edit.change(video.id, { hidden: true }, undefined);
    expect((await read.preview('home', 'it')).hidden).toEqual(['home.video']);
    await publishing.publish('marta');
    const { sections, hidden } = await read.page('home', 'it');
    expect([sections.map(({ kind }) => kind), hidden]).toEqual([['home.closing'], ['home.video']]);
  });

  it('takes a page from the site when nothing of it is shown any more', async () => {
    const { edit, publishing, read } = anOffice();
    const { id } = await edit.add('about.lead', LEAD);
    await publishing.publish('marta');
    await edit.remove(id);
    await publishing.publish('marta');
    await expect(read.page('about', 'it')).rejects.toEqual(refusal('content.not_found'));
    expect(await read.pages('de')).toEqual([]);
  });
});

describe('a new kind of section', () => {
  const poem = defineSection({
    kind: 'about.poem',
    page: 'about',
    fields: { verse: longText({ max: 300, required: true }), author: shortText({ max: 60 }) },
    owner: { move: true, hide: false, repeat: true },
  });
  const values: ValuesOfSection<typeof poem> = {
    verse: { it: [{ paragraph: [{ text: 'M’illumino d’immenso.' }] }] },
    author: { it: 'Giuseppe Ungaretti' },
  };

  it('is edited, published and shown by its definition alone', async () => {
    const { edit, publishing, read } = anOffice([...SECTIONS, poem]);
    const { id } = await edit.add('about.poem', values);
    await publishing.publish('marta');
    const {
      sections: [section],
    } = await read.page('about', 'en');
    const shown = section?.values as ShownValuesOf<typeof poem.fields>;
    expect(shown.verse).toEqual({ blocks: values.verse.it, lang: 'it' });
    expect(shown.author?.text).toBe('Giuseppe Ungaretti');
    await expect(edit.remove(id)).rejects.toEqual(refusal('content.section_fixed'));
    await expect(edit.change(id, { hidden: true }, undefined)).rejects.toEqual(
      refusal('content.section_fixed'),
    );
  });

  it('has its schema by its definition alone', () => {
    const parts = { shortText: { type: 'string' }, longText: { type: 'array' }, picture: {}, isWhole: false };
    expect(valuesSchema(poem.fields, parts)).toEqual({
      type: 'object',
      properties: {
        verse: { type: 'array', description: 'At most 300 characters in each language.' },
        author: { type: 'string', description: 'At most 60 characters in each language.' },
      },
      required: ['verse'],
    });
  });
});

describe('a legal page in the words that came with the product', () => {
  const PARAGRAPH = (it: string) => ({ text: { it: [{ paragraph: [{ text: it }] }] } });
  const anInstallation = async () => {
    const office = anOffice();
    const first = await office.edit.add('terms.paragraph', PARAGRAPH('Uno.'));
    const second = await office.edit.add('terms.paragraph', PARAGRAPH('Due.'));
    await office.publishing.publish(PRODUCT_NAME);
    const awaitsLawyer = async () =>
      (await office.publishing.pages()).find(({ page }) => page === 'terms')?.awaitsLawyer;
    return { ...office, first, second, awaitsLawyer };
  };

  it('waits for a lawyer, also translated, in another order, without a part and once a change was taken back', async () => {
    const { edit, publishing, reverting, first, second, awaitsLawyer } = await anInstallation();
    expect(await awaitsLawyer()).toBe(true);
    await edit.order('terms', [second.id, first.id]);
    const values = { text: { ...(first.values.text as object), de: [{ paragraph: [{ text: 'Eins.' }] }] } };
    await edit.change(first.id, { values }, undefined);
    await edit.change(second.id, { hidden: true }, undefined);
    await publishing.publish('marta');
    expect(await awaitsLawyer()).toBe(true);
    await edit.change(first.id, { values: PARAGRAPH('Tre.') }, undefined);
    const { id } = await publishing.publish('marta');
    expect(await awaitsLawyer()).toBe(false);
    await reverting.revert(id, 'marta');
    expect(await awaitsLawyer()).toBe(true);
  });
});

it('a page whose texts an upgrade brought waits for its owner, until other words are published', async () => {
  const { edit, publishing } = anOffice();
  const { id } = await edit.add('about.lead', { title: { it: 'Chi siamo' } });
  await publishing.publish(PRODUCT_NAME);
  const waiting = async () =>
    (await publishing.pages()).filter(({ awaitsOwner }) => awaitsOwner).map(({ page }) => page);
  expect(await waiting()).toEqual(['about']);
  await edit.change(id, { values: { title: { it: 'Noi' } } }, undefined);
  expect(await waiting()).toEqual(['about']);
  await publishing.publish('marta');
  expect(await waiting()).toEqual([]);
});

it('counts what lacks in a section that was stored before its kind had these fields', async () => {
  const { store, edit, publishing } = anOffice();
  await edit.add('about.lead', LEAD);
  await edit.add('guide.chapter', { title: { it: 'Spiagge' } });
  const emptied = (page: 'about' | 'guide') =>
    store.edit(page, (sections) => sections.map((section) => ({ ...section, values: {} })));
  await Promise.all([emptied('about'), emptied('guide')]);
  await store.publish(new Date(START), PRODUCT_NAME, (draft) => [
    { page: 'guide', sections: draft.slice(1) },
  ]);
  const pages = await publishing.pages();
  expect(pages.find(({ page }) => page === 'about')?.gaps.required).toBeGreaterThan(0);
  expect(pages.find(({ page }) => page === 'guide')).toMatchObject({ isChanged: false });
});
