import { formOf, textPart, WAYS_TO_SEND_NO_FILE } from '@ospite/server/testing';
import { expectDocumented, startTestApi, type TestApi } from '../../testing';

const FIELDS = { title: 'Sagra del pesce', description: 'Fritto misto e vermentino, sul porto.' };

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
});
afterAll(() => api.close());

const shown = async () => (await api.request.get('/api/events')).body;

describe('a form with odd names and sizes', () => {
  it.each([
    ['__proto__', '__proto__', 'x'],
    ['__proto__ inside', '__proto__[isActive]', 'true'],
    ['constructor', 'constructor[prototype][x]', 'x'],
    ['a list', 'title[]', 'x'],
    ['no name', '', 'x'],
    ['a name of brackets', '['.repeat(90), 'x'],
    ['a long name', 'n'.repeat(5_000), 'x'],
    ['a long text', 'description', 'x'.repeat(20 * 1024 + 1)],
  ])('is answered, never broken by: %s', async (_name, field, text) => {
    const response = await owner.post('/api/events').field(FIELDS).field(field, text);
    expect([400, 413]).toContain(response.status);
    expectDocumented(response, 'createEvent');
    expect(await shown()).toEqual([]);
  });

  it('is refused with more fields than any form has', async () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`f${number}`, 'x']));
    const response = await owner.post('/api/events').field(many);
    expect([400, 413]).toContain(response.status);
    expectDocumented(response, 'createEvent');
  });
});

describe('a form that is half empty', () => {
  const sent = (method: 'post' | 'put', path: string, parts: readonly string[]) =>
    owner[method](path)
      .set('Content-Type', 'multipart/form-data; boundary=b')
      .send(formOf(...parts));
  const texts = Object.entries(FIELDS).map(([field, text]) => textPart(field, text));
  const EMPTY = ['sortOrder', 'isActive'].map((field) => textPart(field, ''));

  it.each(WAYS_TO_SEND_NO_FILE)('is taken with %s, and empty numbers and switches', async (_what, part) => {
    const made = await sent('post', '/api/events', [...texts, ...EMPTY, part('image')]);
    expect([made.status, made.body.image, made.body.isActive, made.body.sortOrder]).toEqual([
      201,
      null,
      true,
      0,
    ]);
    expectDocumented(made, 'createEvent');
    const same = [...EMPTY, textPart('removeImage', ''), textPart('updatedAt', ''), part('image')];
    const kept = await sent('put', `/api/events/${made.body.id}`, same);
    expect([kept.status, kept.body.title, kept.body.isActive]).toEqual([200, FIELDS.title, true]);
    expectDocumented(kept, 'updateEvent');
    await owner.delete(`/api/events/${made.body.id}`);
  });

  it('is refused with a text in place of the file, and with an unknown field', async () => {
    const text = await sent('post', '/api/events', [...texts, textPart('image', 'x')]);
    const stranger = await sent('post', '/api/events', [...texts, textPart('photo', '')]);
    expect([text.body.errors, stranger.body.errors]).toMatchObject([
      [{ field: 'image', code: 'unknown_field' }],
      [{ field: 'photo', code: 'unknown_field' }],
    ]);
  });
});
