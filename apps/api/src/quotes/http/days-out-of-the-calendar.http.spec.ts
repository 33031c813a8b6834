import { aQuoteDraft } from '@ospite/domain/testing';
import { expectDocumented, seedTestData, startTestApi, SUPER_ADMIN_KEY, type TestApi } from '../../testing';

const DAYS = ['0000-01-01', '0001-01-01', '9999-12-31', '-0001-01-01', '+010000-01-01', '4713-01-01 BC'];
const INSTANTS = ['0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'];

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
});
afterAll(() => api.close());

describe('a day out of the calendar is refused at its field', () => {
  const refused = (response: Parameters<typeof expectDocumented>[0], operation: string, field: string) => {
    expect(response.status).toBe(400);
    const errors = [expect.objectContaining({ field, code: 'invalid_date' })];
    expect(expectDocumented(response, operation)).toMatchObject({ errors });
  };

  it.each(DAYS.flatMap((day) => [[day, 'from'] as const, [day, 'to'] as const]))(
    'in lists and series: %s as %s',
    async (day, field) => {
      const ask = (path: string) => owner.get(path).query({ [field]: day });
      refused(await ask('/api/quotes'), 'listQuotes', field);
      refused(await ask('/api/quotes/series'), 'listQuoteDays', field);
      refused(await ask('/api/visits/series'), 'listVisitDays', field);
    },
  );

  it.each(DAYS)('of an event: %s', async (startDate) => {
    const form = { title: 'Sagra', description: 'Fritto misto', startDate };
    refused(await owner.post('/api/events').field(form), 'createEvent', 'startDate');
  });

  it.each([...DAYS, ...INSTANTS])('of a stay: %s', async (checkIn) => {
    const draft = {
      ...aQuoteDraft(),
      checkOut: new Date(Date.now() + 9e8).toISOString().slice(0, 10),
      checkIn,
    };
    refused(await api.request.post('/api/quotes').send(draft), 'createQuote', 'checkIn');
  });

  it.each(INSTANTS)('as the state that a change is based on: %s', async (updatedAt) => {
    const change = await owner.put('/api/brand').send({ palette: 'sea', typefaces: 'warm', updatedAt });
    expect(change.status).toBe(400);
    expect(change.body.errors).toContainEqual(
      expect.objectContaining({ field: 'updatedAt', code: 'invalid_date' }),
    );
  });

  it.each(INSTANTS)('as the end of an offline site: %s', async (offlineUntil) => {
    const { updatedAt: _read, ...settings } = (await api.request.get('/api/super-admin/settings')).body;
    const change = await api.request
      .put('/api/super-admin/settings')
      .send({ ...settings, superAdminKey: SUPER_ADMIN_KEY, offlineUntil });
    refused(change, 'updateSuperAdminSettings', 'offlineUntil');
  });
});
