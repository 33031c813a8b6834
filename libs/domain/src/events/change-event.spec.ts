import type { CalendarDate } from '../shared';
import { AN_UPLOAD, MemoryPictureStore } from '../shared/pictures/memory-picture-store.fixture';
import { AddEvent } from './add-event';
import { ChangeEvent } from './change-event';
import { anEventDraft } from './event.fixture';
import { MemoryEventStore } from './memory-event-store.fixture';
import { RemoveEvent } from './remove-event';

const NOW = new Date('2026-07-01T08:30:00Z');
const NO_PICTURE = Uint8Array.of(1);
const clock = { now: () => NOW };

let events: MemoryEventStore;
let pictures: MemoryPictureStore;
let addEvent: AddEvent;
let changeEvent: ChangeEvent;

beforeEach(() => {
  events = new MemoryEventStore();
  pictures = new MemoryPictureStore();
  addEvent = new AddEvent(events, pictures, clock);
  changeEvent = new ChangeEvent(events, pictures, clock);
});

const stored = async () =>
  (await events.list('everything', '2026-07-01' as CalendarDate, { offset: 0, limit: 9 })).events;

it('an event is added with its picture, or without one', async () => {
  const bare = await addEvent.add(anEventDraft(), undefined);
  expect([bare.picture, bare.updatedAt, pictures.files.size]).toEqual([null, NOW, 0]);
  const { picture } = await addEvent.add(anEventDraft(), AN_UPLOAD);
  expect(pictures.files).toEqual(new Set([picture?.url]));
});

it('an event that is sent again under its key is one event with one picture', async () => {
  const send = (changes = {}) => addEvent.add(anEventDraft(changes), AN_UPLOAD, 'a');
  const event = await send();
  expect(await send()).toEqual(event);
  await expect(send({ title: 'Altra sagra' })).rejects.toMatchObject({ code: 'event.key_reused' });
  expect([await stored(), pictures.files.size]).toEqual([[event], 1]);
});

it('nothing is stored of an event or a picture that is refused', async () => {
  await expect(addEvent.add(anEventDraft({ title: '' }), AN_UPLOAD)).rejects.toMatchObject({
    code: 'event.invalid',
    fields: [{ field: 'title', code: 'required' }],
  });
  await expect(addEvent.add(anEventDraft(), NO_PICTURE)).rejects.toMatchObject({ fault: 'unreadable' });
  expect([await stored(), pictures.files.size]).toEqual([[], 0]);
});

it('a change leaves the fields and the picture that are not sent', async () => {
  const event = await addEvent.add(anEventDraft(), AN_UPLOAD);
  const changed = await changeEvent.change(event.id, NOW, { location: 'Budoni' }, undefined);
  expect(changed).toMatchObject({ title: event.title, location: 'Budoni', picture: event.picture });
  expect(pictures.files.size).toBe(1);
});

it('a new picture takes the place of the old one, files and all', async () => {
  const { id } = await addEvent.add(anEventDraft(), AN_UPLOAD);
  const { picture } = await changeEvent.change(id, undefined, {}, AN_UPLOAD);
  expect(pictures.files).toEqual(new Set([picture?.url]));
  expect((await changeEvent.change(id, undefined, {}, null)).picture).toBeNull();
  expect(pictures.files.size).toBe(0);
});

it('a refused change keeps the picture there is', async () => {
  const event = await addEvent.add(anEventDraft(), AN_UPLOAD);
  for (const [form, upload] of [
    [{ title: '' }, AN_UPLOAD],
    [{}, NO_PICTURE],
  ] as const)
    await expect(changeEvent.change(event.id, undefined, form, upload)).rejects.toThrow();
  expect([await stored(), pictures.files]).toEqual([[event], new Set([event.picture?.url])]);
});

it('a removed event takes the files of its picture with it', async () => {
  const { id } = await addEvent.add(anEventDraft(), AN_UPLOAD);
  await new RemoveEvent(events, pictures).remove(id);
  expect([await stored(), pictures.files.size]).toEqual([[], 0]);
});
