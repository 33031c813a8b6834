import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { expectDocumented, startTestApi, TestClock, type TestApi } from '../../testing';
import { aPictureFile, pictureFolder, storedFiles, emptying } from '@ospite/server/testing';

const FIELDS = {
  title: 'Sagra del pesce',
  description: 'Fritto misto e vermentino, sul porto.',
  startDate: '2026-08-01',
  endDate: '2026-08-02',
  location: 'Porto di San Teodoro',
  link: 'https://sagra.example/programma',
  sortOrder: '0',
  isActive: 'true',
};

const clock = new TestClock(new Date('2026-07-01T08:30:00Z'));
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;
let picture: Buffer;

beforeAll(async () => {
  api = await startTestApi({ clock });
  owner = await api.signedIn();
  database = await api.connectDatabase();
  picture = await aPictureFile();
});
beforeEach(async () => {
  clock.set(new Date('2026-07-01T08:30:00Z'));
  await database.query(emptying('event'));
  await rm(pictureFolder(api, 'events'), { recursive: true, force: true });
});
afterAll(() => api.close());

type Fields = Readonly<Record<string, string>>;
const files = () => storedFiles(api, 'events');
const create = (changes: Fields = {}) => owner.post('/api/events').field({ ...FIELDS, ...changes });
const update = (id: number, changes: Fields) => owner.put(`/api/events/${id}`).field(changes);
const shown = async () =>
  (await api.request.get('/api/events')).body.map(({ title }: { title: string }) => title);
const fieldErrors = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => `${field}: ${code}`);

describe('a new event', () => {
  it('is read by guests at once, as it was sent', async () => {
    expect(await shown()).toEqual([]);
    const made = await create({ titleDe: 'Fischfest' });
    expect(made.status).toBe(201);
    const event = expectDocumented(made, 'createEvent');
    expect(event).toMatchObject({
      ...FIELDS,
      id: 1,
      titleDe: 'Fischfest',
      titleEn: null,
      image: null,
      sortOrder: 0,
      isActive: true,
    });
    const list = await api.request.get('/api/events');
    expect(expectDocumented(list, 'listEvents')).toEqual([event]);
  });

  it('needs only a title and a description', async () => {
    const made = await owner.post('/api/events').field({ title: 'Mercato', description: 'Ogni lunedì.' });
    expect([made.status, made.body.isActive, made.body.sortOrder]).toEqual([201, true, 0]);
  });

  it.each([
    [{ title: '' }, 'title: required'],
    [{ description: '  ' }, 'description: required'],
    [{ startDate: '2026-02-31', endDate: '' }, 'startDate: invalid_date'],
    [{ endDate: '2026-07-31' }, 'endDate: before_start'],
    [{ startDate: '' }, 'startDate: required'],
    [{ startDate: 'x'.repeat(51) }, 'startDate: too_long'],
    [{ endDate: 'x'.repeat(51) }, 'endDate: too_long'],
    [{ link: 'javascript:alert(1)' }, 'link: invalid_url'],
    [{ isActive: 'yes' }, 'isActive: unknown_value'],
    [{ isActive: '1' }, 'isActive: unknown_value'],
    [{ sortOrder: '1.5' }, 'sortOrder: invalid_format'],
    [{ sortOrder: '0x10' }, 'sortOrder: invalid_format'],
    [{ sortOrder: '1000001' }, 'sortOrder: out_of_range'],
    [{ sortOrder: '99999999999' }, 'sortOrder: invalid_format'],
    [{ id: '7' }, 'id: unknown_field'],
    [{ createdAt: '2020-01-01' }, 'createdAt: unknown_field'],
    [{ image: 'a text' }, 'image: unknown_field'],
    [{ 'title[it]': 'x' }, 'title: wrong_type'],
    [{ title: 'a\0b' }, 'title: invalid_characters'],
  ])('is refused with %j', async (changes: Fields, problem) => {
    const refused = await create(changes);
    expect(refused.status).toBe(400);
    expectDocumented(refused, 'createEvent');
    expect(fieldErrors(refused.body)).toEqual([problem]);
    expect(await shown()).toEqual([]);
  });

  it('is refused, and leaves no file behind, with what is no picture', async () => {
    const wrong = [
      ['text.jpg', Buffer.from('no picture')],
      ['vector.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['half.png', picture.subarray(0, picture.length / 2)],
      ['empty.png', Buffer.alloc(0)],
    ] as const;
    for (const [name, content] of wrong) {
      const refused = await create().attach('image', content, name);
      expect(refused.status).toBe(400);
      expectDocumented(refused, 'createEvent');
      expect(fieldErrors(refused.body)).toEqual(['image: unreadable_picture']);
    }
    expect([await files(), await shown()]).toEqual([[], []]);
  });

  it('is refused with two pictures, with one in another field, and with one that is too large', async () => {
    const two = await create().attach('image', picture, 'a.png').attach('image', picture, 'b.png');
    expect([two.status, fieldErrors(two.body)]).toEqual([400, ['image: too_many']]);
    const other = await create().attach('photo', picture, 'a.png');
    expect([other.status, fieldErrors(other.body)]).toEqual([400, ['photo: unknown_field']]);
    const three = await create()
      .attach('image', picture, 'a')
      .attach('image', picture, 'b')
      .attach('image', picture, 'c');
    expect(three.status).toBe(400);
    const large = await create().attach('image', Buffer.alloc(15 * 1024 * 1024 + 1), 'a.png');
    expect([large.status, large.body.code]).toEqual([413, 'request.too_large']);
    for (const refused of [two, other, three, large]) expectDocumented(refused, 'createEvent');
    expect([await files(), await shown()]).toEqual([[], []]);
  });

  it('leaves no file behind when a field is wrong', async () => {
    const refused = await create({ title: '' }).attach('image', picture, 'a.png');
    expect(refused.status).toBe(400);
    expect(await files()).toEqual([]);
  });

  it.each([
    ['JSON', (request: ReturnType<typeof create>) => request.send(FIELDS), 415],
    ['nothing', (request: ReturnType<typeof create>) => request, 415],
    [
      'a form without its boundary',
      (request: ReturnType<typeof create>) => request.set('Content-Type', 'multipart/form-data').send('x'),
      415,
    ],
    [
      'a form that breaks off',
      (request: ReturnType<typeof create>) =>
        request
          .set('Content-Type', 'multipart/form-data; boundary=b')
          .send('--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx'),
      400,
    ],
    [
      'an empty form',
      (request: ReturnType<typeof create>) =>
        request.set('Content-Type', 'multipart/form-data; boundary=b').send('--b--\r\n'),
      400,
    ],
  ])('is refused as %s', async (_name, send, status) => {
    const refused = await send(owner.post('/api/events'));
    expect(refused.status).toBe(status);
    expectDocumented(refused, 'createEvent');
  });
});

describe('the list for guests', () => {
  it('leaves out hidden events, and past ones from midnight in Rome on', async () => {
    await create({ title: 'Nascosta', isActive: 'false' });
    await create({ title: 'Di un giorno', endDate: '' });
    await create({ title: 'Di due giorni' });
    await create({ title: 'Sempre', startDate: '', endDate: '' });
    expect(await shown()).toEqual(['Di un giorno', 'Di due giorni', 'Sempre']);
    clock.set(new Date('2026-08-01T21:59:00Z'));
    expect(await shown()).toEqual(['Di un giorno', 'Di due giorni', 'Sempre']);
    clock.set(new Date('2026-08-01T22:01:00Z'));
    expect(await shown()).toEqual(['Di due giorni', 'Sempre']);
    clock.set(new Date('2026-08-02T22:01:00Z'));
    expect(await shown()).toEqual(['Sempre']);
    const all = await (await api.signedIn()).get('/api/events/all');
    expect(expectDocumented(all, 'listAllEvents')).toHaveLength(4);
  });

  it('is ordered by the owner’s number, then by day', async () => {
    await create({ title: 'Seconda', startDate: '2026-08-02' });
    await create({ title: 'Terza', sortOrder: '5', startDate: '2026-07-05' });
    await create({ title: 'Prima', sortOrder: '-1' });
    await create({ title: 'Prima della seconda', startDate: '2026-08-01' });
    expect(await shown()).toEqual(['Prima', 'Prima della seconda', 'Seconda', 'Terza']);
    const page = await api.request.get('/api/events?page=2&pageSize=3');
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '4']);
    const known = await api.request
      .get('/api/events')
      .set('If-None-Match', (await api.request.get('/api/events')).headers.etag ?? '');
    expect(known.status).toBe(304);
  });
});

describe('a change of an event', () => {
  it('takes what is sent and leaves the rest, at the very next read', async () => {
    const { body } = await create().attach('image', picture, 'a.png');
    const changed = await update(body.id, { title: 'Altra sagra', link: '' });
    expect(changed.status).toBe(200);
    expect(expectDocumented(changed, 'updateEvent')).toMatchObject({
      title: 'Altra sagra',
      link: null,
      location: FIELDS.location,
      image: body.image,
    });
    expect(await shown()).toEqual(['Altra sagra']);
    await update(body.id, { isActive: 'false' });
    expect(await shown()).toEqual([]);
  });

  it('is checked together with what stays', async () => {
    const { body } = await create();
    const refused = await update(body.id, { startDate: '2026-08-03' });
    expect([refused.status, fieldErrors(refused.body)]).toEqual([400, ['endDate: before_start']]);
    expectDocumented(refused, 'updateEvent');
  });

  it('refuses the later of two owners who save the same event, and stores none of its files', async () => {
    const { body } = await create();
    expect((await update(body.id, { title: 'Prima', updatedAt: body.updatedAt })).status).toBe(200);
    const late = await update(body.id, { title: 'Dopo', updatedAt: body.updatedAt }).attach(
      'image',
      picture,
      'a.png',
    );
    expect([late.status, late.body.code]).toEqual([409, 'event.changed']);
    expectDocumented(late, 'updateEvent');
    expect([await shown(), await files()]).toEqual([['Prima'], []]);
  });

  it.each(['99', '0', '-1', 'x', '99999999999999999999', '2147483648'])('knows no event %s', async (id) => {
    const changed = await owner.put(`/api/events/${id}`).field({ title: 'x' });
    expect([changed.status, changed.body.code]).toEqual([404, 'event.not_found']);
    expectDocumented(changed, 'updateEvent');
    const removed = await owner.delete(`/api/events/${id}`);
    expect(removed.status).toBe(404);
    expectDocumented(removed, 'deleteEvent');
  });
});

it('only the owner changes events; files of others are not even read', async () => {
  const { body } = await create();
  const responses = [
    [await api.request.get('/api/events/all'), 'listAllEvents'],
    [await api.request.post('/api/events').field(FIELDS).attach('image', picture, 'a.png'), 'createEvent'],
    [await api.request.put(`/api/events/${body.id}`).field({ title: 'x' }), 'updateEvent'],
    [await api.request.delete(`/api/events/${body.id}`), 'deleteEvent'],
  ] as const;
  for (const [response, operation] of responses) {
    expect(response.status).toBe(401);
    expectDocumented(response, operation);
  }
  expect([await shown(), await files()]).toEqual([[FIELDS.title], []]);
});

it('a form with files goes to no call that takes JSON', async () => {
  const refused = await api.request.post('/api/reviews').field({ guestName: 'Eva' });
  expect([refused.status, refused.body.code]).toEqual([415, 'request.unsupported_media_type']);
  expectDocumented(refused, 'createReview');
});
