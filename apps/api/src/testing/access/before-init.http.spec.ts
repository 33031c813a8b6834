import fc from 'fast-check';
import { createDocument } from '../../api-document';
import { expectDocumented, startTestApi, type TestApi } from '..';
import { Callers } from './callers.fixture';
import { operationsOf, type Operation } from '../generated/operations.fixture';
import { send } from '@ospite/server/testing';
import { validValue } from '../generated/values.fixture';

/** Nobody has described the property yet, and there is no room. */
describe('before anything is seeded', () => {
  let api: TestApi;
  let document: ReturnType<typeof createDocument>;
  beforeAll(async () => {
    api = await startTestApi({ env: { TRUSTED_PROXIES: 'loopback' } });
    document = createDocument(api.app);
  });
  afterAll(() => api.close());

  it.each(['anonymous', 'owner', 'key'] as const)('every call answers %s as documented', async (caller) => {
    const callers = new Callers(api);
    for (const operation of operationsOf(document)) {
      const headers = await callers.headersOf(caller);
      callers.forget();
      const response = await send(api.url, {
        ...requestOf(operation),
        headers: { ...typeOf(operation), ...headers },
      });
      expect(response.status).toBeLessThan(500);
      expectDocumented(response, operation.operationId);
    }
  });

  it('a quote is refused, since there is no property', async () => {
    const { body } = await api.request.post('/api/quotes').send({
      firstName: 'Greta',
      lastName: 'Müller',
      email: 'greta@example.org',
      checkIn: '2099-06-10',
      checkOut: '2099-06-17',
      guests: 2,
    });
    expect(body).toMatchObject({ status: 404, code: 'property.not_found' });
  });

  function requestOf({ method, path, body }: Operation) {
    const address = path
      .replace('{season}', 'high')
      .replace('{key}', 'show_reviews_section')
      .replace(/\{\w+\}/g, '1');
    if (body?.type !== 'application/json') return { method, address };
    const [value] = fc.sample(validValue(body.schema, document), { seed: 1, numRuns: 1 });
    return { method, address, body: JSON.stringify(value) };
  }
});

function typeOf({ body }: Operation): Record<string, string> {
  return body?.type === 'application/json' ? { 'Content-Type': body.type } : {};
}
