import { expectDocumented, startTestApi, type TestApi } from '../../testing';

const PATH = '/api/reminders/dismissed';
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let ofRoom: string;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
  const room = { name: 'Due', slug: 'due', description: 'Lunga.', shortDescription: 'Breve.' };
  ofRoom = `room.${(await owner.post('/api/rooms').send(room).expect(201)).body.id}.altText`;
});
afterAll(() => api.close());

const dismissed = async () => expectDocumented(await owner.get(PATH), 'listDismissedReminders');

it('is dismissed for all owners, however often, until one of them wants it back', async () => {
  expect(await dismissed()).toEqual([]);
  for (const reminder of [ofRoom, 'property.vatNumber', 'property.vatNumber']) {
    const response = await owner.put(`${PATH}/${reminder}`);
    expect(response.status).toBe(204);
    expectDocumented(response, 'dismissReminder');
  }
  expect(await dismissed()).toEqual(['property.vatNumber', ofRoom]);
  for (let time = 0; time < 2; time += 1) {
    const response = await owner.delete(`${PATH}/property.vatNumber`);
    expect(response.status).toBe(204);
    expectDocumented(response, 'restoreReminder');
  }
  expect(await dismissed()).toEqual([ofRoom]);
});

it('is of something that there is: a made-up name is refused and not stored', async () => {
  const before = await dismissed();
  for (const madeUp of [
    'property.madeUp',
    'property.madeUp.texts',
    'room.99.price',
    'room.9999999999.price',
  ]) {
    const response = await owner.put(`${PATH}/${madeUp}`);
    expect([madeUp, response.status, response.body.code]).toEqual([madeUp, 404, 'property.unknown_reminder']);
  }
  expect(await dismissed()).toEqual(before);
});

it.each(['x', 'room.0.price', 'room.3.unknown', 'property.a1', `property.${'a'.repeat(41)}`])(
  'knows no reminder %s',
  async (reminder) => {
    const response = await owner.put(`${PATH}/${reminder}`);
    expect([response.status, response.body.code]).toEqual([404, 'property.unknown_reminder']);
    expectDocumented(response, 'dismissReminder');
  },
);
