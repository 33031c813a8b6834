import { AN_UPLOAD, MemoryPictureStore } from '../../shared/pictures/memory-picture-store.fixture';
import { ChangeHostPicture } from './change-host-picture';
import { ChangePropertyDetails } from '../change-property-details';
import { portraitOf } from './host-pictures';
import { MemoryPropertyStore } from '../memory-property-store.fixture';
import { aProperty } from '../property.fixture';

const NOW = new Date('2026-07-01T08:30:00Z');
const clock = { now: () => NOW };
const MARTA = { name: 'Marta', languages: ['it'], picture: null, pictureAlt: null };

let store: MemoryPropertyStore;
let pictures: MemoryPictureStore;
let changePicture: ChangeHostPicture;

beforeEach(() => {
  store = new MemoryPropertyStore(aProperty({ hosts: [MARTA, { ...MARTA, name: 'Piero' }] }));
  pictures = new MemoryPictureStore();
  changePicture = new ChangeHostPicture(store, pictures, clock);
});

const upload = (index = 1) => changePicture.change(index, AN_UPLOAD, undefined);
/** Saves the hosts as the owner read them, but for these changes. */
const saveHosts = async (change: (pictureUrl: string | null, index: number) => string | null) => {
  const { updatedAt: _updatedAt, hosts, ...details } = await store.get();
  const drafts = hosts.map(({ picture, ...host }, index) => {
    const pictureUrl = change(picture && portraitOf(picture), index);
    return { ...host, pictureUrl };
  });
  return new ChangePropertyDetails(store, pictures, clock).change({ ...details, hosts: drafts }, undefined);
};

it('a host gets a picture, and another one in its place', async () => {
  const { hosts, updatedAt } = await upload();
  expect([hosts[0]?.picture, updatedAt]).toEqual([null, NOW]);
  const [first] = pictures.files;
  expect(hosts[1]?.picture?.url).toBe(first);
  await upload();
  expect([pictures.files.size, pictures.files.has(first ?? '')]).toEqual([1, false]);
});

it('nothing is stored for a host that is not there, on an older state, or of what is no picture', async () => {
  const read = jest.spyOn(pictures, 'read');
  await expect(upload(2)).rejects.toMatchObject({ code: 'property.host_not_found' });
  expect(read).not.toHaveBeenCalled();
  const stale = changePicture.change(0, AN_UPLOAD, new Date(0));
  await expect(stale).rejects.toMatchObject({ code: 'property.changed' });
  const text = changePicture.change(0, Uint8Array.of(1), undefined);
  await expect(text).rejects.toMatchObject({ fault: 'unreadable' });
  expect(pictures.files.size).toBe(0);
});

it('saving the record keeps the picture that is named, and drops the one that is not', async () => {
  const { hosts } = await upload();
  expect((await saveHosts((url) => url)).hosts).toEqual(hosts);
  expect(pictures.files.size).toBe(1);
  expect((await saveHosts(() => null)).hosts.map(({ picture }) => picture)).toEqual([null, null]);
  expect(pictures.files.size).toBe(0);
});

it('a record cannot name a picture that no host has', async () => {
  await expect(saveHosts(() => '/uploads/rooms/a.jpg')).rejects.toMatchObject({
    code: 'property.invalid',
    fields: [
      { field: 'hosts.0.pictureUrl', code: 'invalid_url' },
      { field: 'hosts.1.pictureUrl', code: 'invalid_url' },
    ],
  });
});
