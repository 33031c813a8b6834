import { AN_UPLOAD, MemoryPictureStore } from '../../shared/pictures/memory-picture-store.fixture';
import { DiscardDraft } from './discard-draft';
import { EditContent } from '../edit-content';
import { FREE_ADDRESSES, MemoryContentStore } from '../memory-content-store.fixture';
import { AddContentPicture } from '../pictures/add-content-picture';
import { ownPicture } from '../pictures/content-picture';
import { MemoryContentPictureStore } from '../pictures/memory-content-picture-store.fixture';
import { PublishContent } from './publish-content';
import { RevertPublication } from './revert-publication';
import { SECTIONS, type SectionKinds } from '../sections';

function anOffice(kinds?: SectionKinds) {
  const own = new MemoryContentPictureStore();
  const store = new MemoryContentStore(own);
  let now = Date.parse('2027-02-10T08:30:00Z');
  const clock = { now: () => new Date((now += 1_000)) };
  const publishing = new PublishContent(store, clock);
  return {
    store,
    own,
    clock,
    setClockBack: () => (now -= 86_400_000),
    edit: new EditContent(store, clock, FREE_ADDRESSES),
    publishing,
    reverting: new RevertPublication(store, clock),
    discarding: new DiscardDraft(store, clock, kinds),
    isChanged: async () => (await publishing.pages()).some((page) => page.isChanged),
  };
}
const LEAD = { title: { it: 'Chi siamo', de: 'Über uns' } };
const STORY = { title: { it: 'Una casa' }, text: { it: [{ paragraph: [{ text: 'Tutto cominciò.' }] }] } };

describe('discarding the draft', () => {
  it('gives back what guests see: what was changed, hidden, removed, moved or added', async () => {
    const { edit, publishing, discarding, isChanged, store } = anOffice();
    const lead = await edit.add('about.lead', LEAD);
    const story = await edit.add('about.story', STORY);
    const second = await edit.add('about.story', STORY);
    const guide = await edit.add('guide.lead', { title: { it: 'Dintorni' } });
    await publishing.publish('marta');
    await edit.order('about', [lead.id, second.id, story.id]);
    await edit.change(lead.id, { values: { title: { it: 'Noi' } } }, undefined);
    await edit.change(second.id, { hidden: true }, undefined);
    await edit.remove(story.id);
    await edit.add('home.closing', { title: { it: 'Scrivici' } });
    const before = (await store.draft()).find(({ id }) => id === lead.id);
    const after = await discarding.discard({});
    expect(after.map(({ id, page, hidden, values }) => ({ id, page, hidden, values }))).toEqual(
      [guide, lead, story, second].map(({ id, page, hidden, values }) => ({ id, page, hidden, values })),
    );
    expect(await isChanged()).toBe(false);
    // Nobody who still has the discarded state on the screen overwrites this one unasked.
    expect(after.find(({ id }) => id === lead.id)?.updatedAt).not.toEqual(before?.updatedAt);
    expect(after.find(({ id }) => id === guide.id)).toEqual(guide);
  });

  it('gives only what it changes another date, a later one also after the clock was set back', async () => {
    const { edit, publishing, discarding, setClockBack } = anOffice();
    const lead = await edit.add('about.lead', LEAD);
    const { id } = await edit.add('about.story', STORY);
    await publishing.publish('marta');
    const { updatedAt } = await edit.change(id, { hidden: true }, undefined);
    setClockBack();
    expect(await discarding.discard({})).toEqual([
      lead,
      expect.objectContaining({ hidden: false, updatedAt: new Date(updatedAt.getTime() + 1) }),
    ]);
  });

  it('asks for the translations again that were to be read when it was published', async () => {
    const { edit, publishing, discarding, store } = anOffice();
    const { id } = await edit.add('about.lead', LEAD);
    const { marks } = await edit.change(id, { values: { title: { ...LEAD.title, it: 'Noi' } } }, undefined);
    expect(marks).toHaveLength(1);
    await publishing.publish('marta');
    await edit.change(id, { values: { title: { it: 'Noi', de: 'Wir' } } }, undefined);
    await discarding.discard({});
    expect(await store.draft()).toMatchObject([{ marks }]);
  });

  it('has no picture where a publication that was taken back showed one that is gone', async () => {
    const { edit, publishing, reverting, discarding, own, clock } = anOffice();
    const { id } = await new AddContentPicture(own, new MemoryPictureStore(), clock).add(
      AN_UPLOAD,
      undefined,
    );
    const picture = { source: ownPicture(id), alt: { it: 'La casa' }, focus: { x: 50, y: 50 } };
    const story = await edit.add('about.story', { ...STORY, picture });
    await publishing.publish('marta');
    await edit.change(story.id, { values: { picture: null } }, undefined);
    const last = await publishing.publish('marta');
    own.remove(id);
    await reverting.revert(last.id, 'marta');
    expect(await discarding.discard({})).toMatchObject([{ values: { picture: null } }]);
  });

  it('has nothing left to publish of a publication that was taken back', async () => {
    const { edit, publishing, reverting, discarding, isChanged, store } = anOffice();
    const lead = await edit.add('about.lead', LEAD);
    await publishing.publish('marta');
    await edit.change(lead.id, { values: { title: { it: 'Noi' } } }, undefined);
    const { id } = await publishing.publish('marta');
    await reverting.revert(id, 'marta');
    expect(await isChanged()).toBe(true);
    await discarding.discard({});
    expect(await isChanged()).toBe(false);
    const [section] = await store.draft();
    expect(section?.values.title).toEqual(LEAD.title);
    expect(section?.marks).toEqual([]);
  });

  it('has the page again that stood where the owner has made another one', async () => {
    const { edit, publishing, discarding, store } = anOffice();
    const trips = await edit.add('own.lead', { title: { it: 'Gite' } });
    const text = await edit.add('own.text', { title: { it: 'In barca' } }, trips.id);
    await publishing.publish('marta').catch(() => undefined);
    await edit.change(
      text.id,
      { values: { text: { it: [{ paragraph: [{ text: 'Si parte.' }] }] } } },
      undefined,
    );
    await publishing.publish('marta');
    await edit.remove(trips.id);
    const recipes = await edit.add('own.lead', { title: { it: 'Ricette' } });
    expect(recipes.page).toBe(trips.page);
    await discarding.discard({});
    expect((await store.draft()).map(({ id, page }) => [id, page])).toEqual([
      [trips.id, trips.page],
      [text.id, trips.page],
    ]);
  });

  it('discards nothing that nobody has seen', async () => {
    const { edit, discarding, store } = anOffice();
    const lead = await edit.add('about.lead', LEAD);
    const story = await edit.add('about.story', STORY);
    const conflict = expect.objectContaining({ code: 'content.changed' });
    const discard = (updatedAt: Date, ids = [lead.id, story.id]) => discarding.discard({ ids, updatedAt });
    await expect(discard(lead.updatedAt)).rejects.toEqual(conflict);
    await expect(discard(story.updatedAt, [lead.id, story.id, 9])).rejects.toEqual(conflict);
    await expect(discard(story.updatedAt, [story.id, lead.id])).rejects.toEqual(conflict);
    expect(await store.draft()).toHaveLength(2);
    expect(await discard(story.updatedAt)).toEqual([]);
  });

  it('discards nothing once somebody has found a translation right', async () => {
    const { edit, discarding, store } = anOffice();
    const { id } = await edit.add('about.lead', LEAD);
    const { updatedAt } = await edit.change(
      id,
      { values: { title: { ...LEAD.title, it: 'Noi' } } },
      undefined,
    );
    await edit.confirm(id, 'values.title', 'de', undefined);
    const discard = (marks: number) => discarding.discard({ ids: [id], marks, updatedAt });
    await expect(discard(1)).rejects.toMatchObject({ code: 'content.changed' });
    expect(await store.draft()).toHaveLength(1);
    expect(await discard(0)).toEqual([]);
  });

  it('compares only sections of kinds that this version knows, since nobody sees others', async () => {
    const { edit, discarding } = anOffice(SECTIONS.filter(({ kind }) => kind !== 'about.story'));
    const { id, updatedAt } = await edit.add('about.lead', LEAD);
    await edit.add('about.story', STORY);
    expect(await discarding.discard({ ids: [id], updatedAt })).toEqual([]);
  });
});
