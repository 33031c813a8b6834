import { EditContent } from '../edit-content';
import { FREE_ADDRESSES, MemoryContentStore } from '../memory-content-store.fixture';
import { MemoryContentPictureStore } from '../pictures/memory-content-picture-store.fixture';
import { PublishContent } from './publish-content';
import { MAX_LISTED_VERSIONS, ReadSectionHistory } from './read-section-history';

it('lists the newest versions of a section, without publications that left it as it was, and no more than its limit', async () => {
  const store = new MemoryContentStore(new MemoryContentPictureStore());
  let now = Date.parse('2027-02-10T08:30:00Z');
  const clock = { now: () => new Date((now += 1_000)) };
  const [edit, publishing] = [
    new EditContent(store, clock, FREE_ADDRESSES),
    new PublishContent(store, clock),
  ];
  const { id } = await edit.add('about.lead', { title: { it: 'Versione 0' } });
  const guide = await edit.add('guide.lead', { title: { it: 'Dintorni' } });
  const titles = async () =>
    (await new ReadSectionHistory(store).read(id)).map(({ section }) => section.values.title);
  await publishing.publish('marta');
  await edit.change(guide.id, { values: { title: { it: 'Intorno' } } }, undefined);
  await publishing.publish('marta');
  expect(await titles()).toEqual([{ it: 'Versione 0' }]);
  for (let version = 1; version <= MAX_LISTED_VERSIONS; version += 1) {
    await edit.change(id, { values: { title: { it: `Versione ${version}` } } }, undefined);
    await publishing.publish('marta');
  }
  const listed = await titles();
  expect(listed).toHaveLength(MAX_LISTED_VERSIONS);
  expect([listed[0], listed.at(-1)]).toEqual([
    { it: `Versione ${MAX_LISTED_VERSIONS}` },
    { it: 'Versione 1' },
  ]);
});
