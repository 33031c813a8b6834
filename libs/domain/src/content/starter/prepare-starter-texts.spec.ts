import { aProperty } from '../../property/property.fixture';
import { MemoryPropertyStore } from '../../property/memory-property-store.fixture';
import { EditContent } from '../edit-content';
import { FREE_ADDRESSES, MemoryContentStore } from '../memory-content-store.fixture';
import { aContentPicture } from '../pictures/content-picture.fixture';
import { MemoryContentPictureStore } from '../pictures/memory-content-picture-store.fixture';
import { PublishContent } from '../publications/publish-content';
import { lacksFirstTexts, PrepareStarterTexts } from './prepare-starter-texts';
import type { StarterAnswers } from './starter-answers';

const ANSWERS: StarterAnswers = {
  place: 'mountains',
  rooms: 3,
  breakfast: 'included',
  offers: ['parking', 'garden'],
  hosts: [{ name: ' Anna ' }, { name: 'Piero' }],
  picture: { source: 'own:1', shows: 'house' },
};
const PAGES = ['home', 'rooms', 'prices', 'services', 'breakfast', 'about', 'contact'];
const clock = { now: () => new Date('2027-02-10T08:30:00Z') };

function aNewHouse(property: MemoryPropertyStore = new MemoryPropertyStore(aProperty({ hosts: [] }))) {
  const pictures = new MemoryContentPictureStore();
  pictures.pictures = [aContentPicture()];
  const store = new MemoryContentStore(pictures);
  return {
    store,
    property,
    pictures,
    edit: new EditContent(store, clock, FREE_ADDRESSES),
    publishing: new PublishContent(store, clock),
    starter: new PrepareStarterTexts(store, property, clock),
  };
}

it('fills the draft, which its owner can publish as it is', async () => {
  const { starter, publishing, store } = aNewHouse();
  expect(lacksFirstTexts(await publishing.pages())).toBe(true);
  expect(await starter.prepare(ANSWERS)).toEqual({ filled: PAGES, kept: [] });
  expect(lacksFirstTexts(await publishing.pages())).toBe(false);
  expect(await store.published()).toEqual([]);
  expect((await publishing.publish('marta')).pages).toEqual(PAGES);
  const gaps = { required: 0, translations: 0, languages: [], marked: 0, deadLinks: 0 };
  expect((await publishing.pages()).map((page) => page.gaps)).toEqual(Array(29).fill(gaps));
});

it('never touches a page that has something already', async () => {
  const { starter, edit, store } = aNewHouse();
  await edit.add('about.lead', { title: { it: 'Noi due' } });
  const { filled, kept } = await starter.prepare(ANSWERS);
  expect(kept).toEqual(['about']);
  expect(filled).toEqual(PAGES.filter((page) => page !== 'about'));
  const about = (await store.draft()).filter(({ page }) => page === 'about');
  expect(about.map(({ values }) => values.title)).toEqual([{ it: 'Noi due' }]);
});

it('fills no page of a house that has its first page, since somebody may have answered otherwise', async () => {
  const { starter, store } = aNewHouse();
  const few = { ...ANSWERS, breakfast: 'none', hosts: [] } as const;
  const [first, second] = await Promise.all([starter.prepare(few), starter.prepare(ANSWERS)]);
  expect(first.filled).toEqual(['home', 'rooms', 'services', 'contact']);
  expect(second).toEqual({ filled: [], kept: PAGES });
  expect(new Set((await store.draft()).map(({ page }) => page))).toEqual(new Set(first.filled));
});

it('does the same once, however often and by however many it is asked for', async () => {
  const { starter, store } = aNewHouse();
  const outcomes = await Promise.all([
    starter.prepare(ANSWERS),
    starter.prepare({ ...ANSWERS, place: 'sea' }),
  ]);
  expect(outcomes.flatMap(({ filled }) => filled).toSorted()).toEqual(PAGES.toSorted());
  const before = await store.draft();
  expect(await starter.prepare(ANSWERS)).toEqual({ filled: [], kept: PAGES });
  expect(await store.draft()).toEqual(before);
});

it('leaves no half of it behind, whenever it is cut off', async () => {
  const { starter, store } = aNewHouse();
  const seen = new Set<number>();
  let isDone = false;
  const work = starter.prepare(ANSWERS).finally(() => (isDone = true));
  while (!isDone) seen.add((await store.draft()).length);
  await work;
  expect([...seen]).toEqual([0, (await store.draft()).length]);
});

it('gives the property its hosts, by a second try if the first was cut off before', async () => {
  const { starter, property } = aNewHouse();
  jest.spyOn(property, 'update').mockRejectedValueOnce(new Error('killed'));
  await expect(starter.prepare(ANSWERS)).rejects.toThrow('killed');
  expect(await starter.prepare(ANSWERS)).toMatchObject({ filled: [] });
  expect((await property.get()).hosts).toHaveLength(2);
});

it('gives the property its hosts, unless it has some', async () => {
  const { starter, property } = aNewHouse();
  await starter.prepare(ANSWERS);
  expect((await property.get()).hosts).toEqual(
    ['Anna', 'Piero'].map((name) => ({ name, languages: [], picture: null, pictureAlt: null })),
  );
  await starter.prepare({ ...ANSWERS, hosts: [{ name: 'Rosa' }] });
  expect((await property.get()).hosts.map(({ name }) => name)).toEqual(['Anna', 'Piero']);
});

it('refuses what it cannot use, and writes nothing', async () => {
  const { starter, pictures, property, store } = aNewHouse();
  await expect(starter.prepare({ ...ANSWERS, rooms: 0 })).rejects.toMatchObject({
    code: 'content.invalid',
    fields: [{ field: 'rooms', code: 'out_of_range' }],
  });
  pictures.pictures = [];
  await expect(starter.prepare(ANSWERS)).rejects.toMatchObject({
    code: 'content.invalid',
    fields: [{ field: 'picture.source', code: 'unknown_value' }],
  });
  expect(await store.draft()).toEqual([]);
  expect((await property.get()).hosts).toEqual([]);
  const nowhere = aNewHouse(new MemoryPropertyStore());
  await expect(nowhere.starter.prepare(ANSWERS)).rejects.toMatchObject({ code: 'property.not_found' });
});
