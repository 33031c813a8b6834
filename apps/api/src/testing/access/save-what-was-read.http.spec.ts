import { createDocument } from '../../api-document';
import { type JsonRecord, recordOf } from '@ospite/server/docs';
import { expectDocumented, seedTestData, startTestApi, SUPER_ADMIN_KEY, type TestApi } from '..';
import { aPictureFile, send } from '@ospite/server/testing';
import { Callers } from './callers.fixture';
import { operationsOf, type Operation } from '../generated/operations.fixture';

/** Saves without a read: each does one thing. Adding another one is a decision. */
const WITHOUT_READ = [
  'changeContentRight',
  'changePassword',
  'dismissReminder',
  'orderBreakfastImages',
  'orderContentSections',
  'orderRoomImages',
  'replyToReview',
  'setMainRoomImage',
  'uploadHostPicture',
  'uploadLogo',
];
const PLACES: Readonly<Record<string, string>> = { '{key}': 'show_reviews_section', '{room}': '1' };

describe('what a read gives', () => {
  let api: TestApi;
  let callers: Callers;
  let operations: readonly Operation[];

  beforeAll(async () => {
    api = await startTestApi();
    await seedTestData(api.databaseUrl);
    callers = new Callers(api);
    operations = operationsOf(createDocument(api.app));
    const owner = await api.signedIn();
    await owner
      .post('/api/events')
      .field('title', 'Sagra')
      .field('titleEn', 'Festival')
      .field('description', 'Sul porto.')
      .field('startDate', '2027-08-01')
      .attach('image', await aPictureFile(), 'sagra.jpg')
      .expect(201);
    await owner
      .post('/api/content/sections')
      .send({ kind: 'about.lead', values: { title: { it: 'Chi siamo' } } })
      .expect(201);
    // A setting has no id before it was saved once.
    await owner.put('/api/settings/show_reviews_section').send({ value: 'true' }).expect(200);
    await owner
      .post('/api/rooms/1/images')
      .attach('image', await aPictureFile(), 'camera.jpg')
      .expect(201);
  });
  afterAll(() => api.close());

  const get = async (address: string) => {
    const headers = await callers.headersOf('owner with key');
    const { status, body } = await send(api.url, { method: 'GET', address, headers });
    expect([address, status]).toEqual([address, 200]);
    return body;
  };
  /** The read that a save belongs to: of the thing itself, or of the first in the list that holds it. */
  const readOf = ({ path, operationId }: Operation): (() => Promise<JsonRecord>) | undefined => {
    const reads = operations.filter(({ method }) => method === 'GET').map((read) => read.path);
    const parent = path.replace(/\/\{\w+\}$/, '');
    if (reads.includes(path)) return async () => recordOf(await get(filled(path)));
    const list = parent === path ? undefined : [`${parent}/all`, parent].find((one) => reads.includes(one));
    if (list === undefined || WITHOUT_READ.includes(operationId)) return undefined;
    return async () => recordOf(((await get(list)) as unknown[])[0]);
  };

  it('its save takes back as it is, and nothing changes, for everything there is', async () => {
    const saves = operations.filter(({ method }) => method === 'PUT');
    const met: string[] = [];
    for (const save of saves) {
      const read = readOf(save);
      if (!read) continue;
      met.push(save.operationId);
      const before = await read();
      const keyed = save.operationId === 'updateSuperAdminSettings' ? { superAdminKey: SUPER_ADMIN_KEY } : {};
      const response = await send(api.url, {
        method: 'PUT',
        address: filled(save.path).replace(/\{\w+\}/, String(before.id)),
        headers: { ...(await callers.headersOf('owner')), 'Content-Type': typeOf(save) },
        body: bodyOf(save, { ...before, ...keyed }),
      });
      expect([save.operationId, response.text, response.status]).toEqual([
        save.operationId,
        response.text,
        200,
      ]);
      expectDocumented(response, save.operationId);
      expect(withoutTime(await read())).toEqual(withoutTime(before));
    }
    expect(met.toSorted()).toEqual(
      [
        'updateBrand',
        'updateContentSection',
        'updateEvent',
        'updateProperty',
        'updateReplyTemplates',
        'updateRoom',
        'updateSetting',
        'updateSuperAdminSettings',
      ].toSorted(),
    );
    const others = saves.map(({ operationId }) => operationId).filter((name) => !met.includes(name));
    expect(others.toSorted()).toEqual(WITHOUT_READ);
  });

  it('changes nothing where it follows from something else, whatever is sent there', async () => {
    const before = recordOf(await get('/api/rooms/1'));
    const changed = {
      ...before,
      id: 77,
      images: ['x'],
      gallery: 'none',
      prices: [{ season: 'high' }],
      mainImage: 3,
    };
    const response = await send(api.url, {
      method: 'PUT',
      address: '/api/rooms/1',
      headers: { ...(await callers.headersOf('owner')), 'Content-Type': 'application/json' },
      body: JSON.stringify(changed),
    });
    expect(response.status).toBe(200);
    expect(withoutTime(recordOf(await get('/api/rooms/1')))).toEqual(withoutTime(before));
  });

  it('is the only thing that is ignored: other names are refused as everywhere', async () => {
    const response = await send(api.url, {
      method: 'PUT',
      address: '/api/rooms/1',
      headers: { ...(await callers.headersOf('owner')), 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...recordOf(await get('/api/rooms/1')), picture: 1, toString: 2 }),
    });
    expect(response.status).toBe(400);
    expect(recordOf(response.body).errors).toEqual([
      { field: 'picture', code: 'unknown_field', message: 'is not known here' },
      { field: 'toString', code: 'unknown_field', message: 'is not known here' },
    ]);
  });
});

const filled = (path: string) => path.replace(/\{\w+\}/, (hole) => PLACES[hole] ?? hole);
const isFormOf = ({ body }: Operation) => body?.type === 'multipart/form-data';
const typeOf = (save: Operation) => (isFormOf(save) ? 'multipart/form-data; boundary=x' : 'application/json');

/** The body as the call takes it: in a form every field is text, and null is an empty text. */
function bodyOf(save: Operation, value: JsonRecord): string {
  if (!isFormOf(save)) return JSON.stringify(value);
  const text = (field: unknown) =>
    typeof field === 'object' && field !== null ? JSON.stringify(field) : String(field ?? '');
  const parts = Object.entries(value).map(
    ([name, field]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text(field)}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
}

function withoutTime({ updatedAt: _time, ...rest }: JsonRecord): JsonRecord {
  return rest;
}
