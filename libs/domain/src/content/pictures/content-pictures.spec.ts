import { AN_UPLOAD, MemoryPictureStore } from '../../shared/pictures/memory-picture-store.fixture';
import { EditContent } from '../edit-content';
import { picture, shortText } from '../fields/fields';
import { FREE_ADDRESSES, MemoryContentStore } from '../memory-content-store.fixture';
import { PublishContent } from '../publications/publish-content';
import { ReadContent } from '../read-content';
import { defineSection } from '../section';
import { AddContentPicture } from './add-content-picture';
import { MAX_CONTENT_PICTURES, ownPicture } from './content-picture';
import { MemoryContentPictureStore } from './memory-content-picture-store.fixture';
import { RemoveContentPicture } from './remove-content-picture';

const KINDS = [
  defineSection({
    kind: 'about.story',
    page: 'about',
    fields: { title: shortText({ max: 20, required: true }), picture: picture({}) },
    owner: { move: true, hide: true, repeat: true },
  }),
];

function anOffice() {
  const [own, files] = [new MemoryContentPictureStore(), new MemoryPictureStore()];
  const store = new MemoryContentStore(own);
  let now = Date.parse('2027-02-10T08:30:00Z');
  const clock = { now: () => new Date((now += 1_000)) };
  return {
    own,
    files,
    adding: new AddContentPicture(own, files, clock),
    removing: new RemoveContentPicture(store, files),
    edit: new EditContent(store, clock, FREE_ADDRESSES, KINDS),
    publishing: new PublishContent(store, clock, KINDS),
    read: new ReadContent(store, own, KINDS),
  };
}
const valuesWith = (source: string) => ({
  title: { it: 'Una casa' },
  picture: { source, alt: { it: 'La casa' }, focus: { x: 50, y: 50 } },
});
const refusal = (code: string) => expect.objectContaining({ code });

describe('a picture of the owner’s', () => {
  it('is shown with its files where a published section shows it', async () => {
    const { adding, edit, publishing, read } = anOffice();
    const { id, uploadedAt, ...files } = await adding.add(AN_UPLOAD, undefined);
    await edit.add('about.story', valuesWith(ownPicture(id)));
    await publishing.publish('marta');
    const {
      sections: [section],
    } = await read.page('about', 'it');
    expect(section?.values).toMatchObject({
      picture: { source: `own:${id}`, alt: { text: 'La casa' }, files },
    });
    expect(uploadedAt).toBeInstanceOf(Date);
  });

  it('that was never uploaded is refused at its field', async () => {
    const { adding, edit } = anOffice();
    const unknown = {
      code: 'content.invalid',
      fields: [{ field: 'values.picture.source', code: 'unknown_value' }],
    };
    await expect(edit.add('about.story', valuesWith('own:7'))).rejects.toMatchObject(unknown);
    const { id } = await adding.add(AN_UPLOAD, undefined);
    const section = await edit.add('about.story', valuesWith(ownPicture(id)));
    const change = edit.change(section.id, { values: valuesWith('own:7') }, undefined);
    await expect(change).rejects.toMatchObject(unknown);
    await expect(edit.add('about.story', valuesWith('own:1e3'))).rejects.toMatchObject(unknown);
  });

  it('is not removed while the draft or a page shows it, and then goes with its files', async () => {
    const { own, files, adding, removing, edit, publishing, read } = anOffice();
    const { id } = await adding.add(AN_UPLOAD, undefined);
    const section = await edit.add('about.story', valuesWith(ownPicture(id)));
    await expect(removing.remove(id)).rejects.toEqual(refusal('content.picture_in_use'));
    await publishing.publish('marta');
    await edit.change(section.id, { values: { picture: null } }, undefined);
    await expect(removing.remove(id)).rejects.toEqual(refusal('content.picture_in_use'));
    const { id: first } = await publishing.publish('marta');
    await removing.remove(id);
    expect([await own.list(), files.files.size]).toEqual([[], 0]);
    await expect(removing.remove(id)).rejects.toEqual(refusal('content.picture_not_found'));
    // The version before named it, and comes back without it.
    const restored = await edit.restore(section.id, first - 1);
    expect(restored.values).toMatchObject({ title: { it: 'Una casa' }, picture: null });
    expect((await read.page('about', 'it')).sections[0]?.values).toEqual({ title: { text: 'Una casa' } });
  });

  it('is uploaded once under one key, and refused when there are too many', async () => {
    const { own, adding } = anOffice();
    const one = await adding.add(AN_UPLOAD, 'a');
    expect(await adding.add(AN_UPLOAD, 'a')).toEqual(one);
    for (let count = 1; count < MAX_CONTENT_PICTURES; count += 1) await adding.add(AN_UPLOAD, undefined);
    await expect(adding.add(AN_UPLOAD, undefined)).rejects.toEqual(refusal('content.picture_limit'));
    expect(await adding.add(AN_UPLOAD, 'a')).toEqual(one);
    expect(await own.list()).toHaveLength(MAX_CONTENT_PICTURES);
  });
});
