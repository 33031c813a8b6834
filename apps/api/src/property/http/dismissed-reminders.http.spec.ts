import { expectDocumented, startTestApi, type TestApi } from '../../testing';

const PATH = '/api/reminders/dismissed';
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
});
afterAll(() => api.close());

const dismissed = async () => expectDocumented(await owner.get(PATH), 'listDismissedReminders');

it('is dismissed for all owners, however often, until one of them wants it back', async () => {
  expect(await dismissed()).toEqual([]);
  for (const reminder of ['room.3.altText', 'property.vatNumber', 'property.vatNumber']) {
    const response = await owner.put(`${PATH}/${reminder}`);
    expect(response.status).toBe(204);
    expectDocumented(response, 'dismissReminder');
  }
  expect(await dismissed()).toEqual(['property.vatNumber', 'room.3.altText']);
  for (let time = 0; time < 2; time += 1) {
    const response = await owner.delete(`${PATH}/property.vatNumber`);
    expect(response.status).toBe(204);
    expectDocumented(response, 'restoreReminder');
  }
  expect(await dismissed()).toEqual(['room.3.altText']);
});

it.each(['x', 'room.0.price', 'room.3.unknown', 'property.a1', `property.${'a'.repeat(41)}`])(
  'knows no reminder %s',
  async (reminder) => {
    const response = await owner.put(`${PATH}/${reminder}`);
    expect([response.status, response.body.code]).toEqual([404, 'property.unknown_reminder']);
    expectDocumented(response, 'dismissReminder');
  },
);
