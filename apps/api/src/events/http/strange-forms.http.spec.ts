import { expectDocumented, startTestApi, type TestApi } from '../../platform/testing';

const FIELDS = { title: 'Sagra del pesce', description: 'Fritto misto e vermentino, sul porto.' };

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
});
afterAll(() => api.close());

const shown = async () => (await api.request.get('/api/events')).body;

describe('a form of strange names and sizes', () => {
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
    const answer = await owner.post('/api/events').field(FIELDS).field(field, text);
    expect([400, 413]).toContain(answer.status);
    expectDocumented(answer, 'createEvent');
    expect(await shown()).toEqual([]);
  });

  it('is refused with more fields than any form has', async () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`f${number}`, 'x']));
    const answer = await owner.post('/api/events').field(many);
    expect([400, 413]).toContain(answer.status);
    expectDocumented(answer, 'createEvent');
  });
});
