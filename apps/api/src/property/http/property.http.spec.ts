import { aProperty } from '@ospite/domain/testing';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../testing';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('says so while the property is not described yet, and gives the whole record afterwards', async () => {
  const before = await api.request.get('/api/property');
  expect(before.body).toMatchObject({ status: 404, code: 'property.not_found' });
  expectDocumented(before, 'getProperty');

  await seedTestData(api.databaseUrl);
  const after = await api.request.get('/api/property');
  expectDocumented(after, 'getProperty');
  const { updatedAt, hosts, ...property } = aProperty();
  expect(after.body).toEqual({
    ...property,
    hosts: hosts.map(({ name, languages }) => ({ name, languages, pictureUrl: null, pictureAlt: null })),
    updatedAt: updatedAt.toISOString(),
  });
});
