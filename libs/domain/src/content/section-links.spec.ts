import { EditContent } from './edit-content';
import { MemoryContentStore } from './memory-content-store.fixture';
import { MemoryContentPictureStore } from './pictures/memory-content-picture-store.fixture';
import { PublishContent } from './publications/publish-content';
import { ReadContent } from './read-content';
import type { Section } from './section';
import { linksIn, sectionsLinkedTo } from './section-links';
import { definitionOf } from './sections';

const CLOCK = { now: () => new Date('2027-02-10T08:30:00Z') };
const linked = (link: string, text = 'Le gite') => [{ paragraph: [{ text, link }] }];

function anOffice() {
  const own = new MemoryContentPictureStore();
  const store = new MemoryContentStore(own);
  const edit = new EditContent(store, CLOCK, { isReserved: () => false, city: async () => undefined });
  const publishing = new PublishContent(store, CLOCK);
  return {
    edit,
    store,
    read: new ReadContent(store, own),
    publish: () => publishing.publish('marta'),
    aPage: async (it = 'Gite') => {
      const lead = await edit.add('own.lead', { title: { it } });
      await edit.add('own.text', { text: { it: [{ paragraph: [{ text: 'Alle otto.' }] }] } }, lead.id);
      return lead;
    },
    aStory: (link: string) =>
      edit.add('about.story', {
        title: { it: 'Due case' },
        text: { it: linked(link), de: linked(link, 'Die Ausflüge') },
      }),
    deadLinks: async () =>
      (await publishing.pages()).flatMap(({ page, gaps }) =>
        gaps.deadLinks > 0 ? [[page, gaps.deadLinks]] : [],
      ),
  };
}

describe('a link to a page of the owner’s', () => {
  it('leads to that page, and to no other that takes its place', async () => {
    const { edit, aPage, aStory, read, publish, deadLinks } = anOffice();
    const lead = await aPage();
    await aStory(`page:own:${lead.id}`);
    await publish();
    expect(await read.pages('it')).toContainEqual(expect.objectContaining({ page: 'own-1', lead: lead.id }));
    expect(await deadLinks()).toEqual([]);
    await edit.remove(lead.id);
    const next = await aPage('Ricette');
    await publish();
    expect(await deadLinks()).toEqual([['about', 1]]);
    expect(await read.pages('it')).toContainEqual(expect.objectContaining({ page: 'own-1', lead: next.id }));
    const {
      sections: [story],
    } = await read.page('about', 'it');
    expect(story?.values.text).toEqual({ blocks: linked(`page:own:${lead.id}`) });
  });

  it('is dead while the page is hidden or nothing but a title, and lives again with it', async () => {
    const { edit, aStory, deadLinks } = anOffice();
    const lead = await edit.add('own.lead', { title: { it: 'Gite' } });
    await aStory(`page:own:${lead.id}`);
    expect(await deadLinks()).toEqual([['about', 1]]);
    await edit.change(lead.id, { values: { text: { it: 'In barca.' } } }, undefined);
    expect(await deadLinks()).toEqual([]);
    await edit.change(lead.id, { hidden: true }, undefined);
    expect(await deadLinks()).toEqual([['about', 1]]);
  });

  it('is found before the page is removed, wherever it stands on other pages', async () => {
    const { edit, store, aPage, aStory } = anOffice();
    const lead = await aPage();
    const other = await aPage('Ricette');
    const link = `own:${lead.id}`;
    const story = await aStory(`page:${link}`);
    const button = await edit.add('own.closing', { title: { it: 'Vieni?' }, link }, other.id);
    await edit.add('own.closing', { title: { it: 'Vieni?' }, link }, lead.id);
    const found = sectionsLinkedTo(lead, await store.draft());
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set([story.id, button.id]));
  });
});

it('a section of a kind that this version does not know leads nowhere', () => {
  const lead = { id: 7, page: 'own-1', kind: 'own.lead', hidden: false, values: {} } as const;
  expect(
    sectionsLinkedTo<Pick<Section, keyof typeof lead>>(lead, [
      { ...lead, page: 'about', kind: 'about.retired' },
    ]),
  ).toEqual([]);
});

it('a link to a page of the site is dead while nothing is written there', async () => {
  const { edit, aStory, deadLinks } = anOffice();
  const story = await aStory('page:guide');
  expect(await deadLinks()).toEqual([['about', 1]]);
  await edit.add('guide.lead', { title: { it: 'Bologna' } });
  expect(await deadLinks()).toEqual([]);
  await edit.change(story.id, { values: { text: { it: linked('page:contact') } } }, undefined);
  expect(await deadLinks()).toEqual([]);
});

it('the links of a section are told by field and language, those of lists and buttons, too', () => {
  const fieldsOf = (kind: string) => definitionOf({ kind })?.fields ?? {};
  const answer = { it: linked('page:own:7'), de: linked('https://sagra.example') };
  const questions = { title: { it: 'Domande' }, items: [{ question: { it: 'E se piove?' }, answer }] };
  expect(linksIn(fieldsOf('own.questions'), questions)).toEqual([
    { field: 'values.items.0.answer.it', target: 'own:7' },
  ]);
  expect(linksIn(fieldsOf('own.closing'), { title: { it: 'x' }, text: { it: '' }, link: 'quote' })).toEqual([
    { field: 'values.link', target: 'quote' },
  ]);
  expect(linksIn(fieldsOf('own.closing'), { title: { it: 'x' }, text: { it: '' }, link: null })).toEqual([]);
});
