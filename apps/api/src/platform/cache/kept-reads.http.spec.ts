import { createDocument } from '../docs/document';
import { expectDocumented, furnish, startTestApi, type TestApi } from '../testing';

/** It answers with a tag, too, but is made afresh each time, and nothing of it is kept. */
const MADE_AFRESH = ['countVisits'];
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await furnish(api.databaseUrl);
});
afterAll(() => api.close());

it('refuses a query that it does not know at every read whose answer is kept by its address', async () => {
  const reads = Object.entries(createDocument(api.app).paths).flatMap(([path, { get }]) =>
    get?.operationId && get.responses['304'] && !MADE_AFRESH.includes(get.operationId)
      ? [{ operationId: get.operationId, path }]
      : [],
  );
  const taken: string[] = [];
  for (const { operationId, path } of reads) {
    const address = path.replace('{key}', 'show_reviews_section').replace(/\{\w+\}/, '1');
    const answer = await api.request.get(`${address}?invented=1`);
    if (answer.status === 200) taken.push(operationId);
    else
      expect(expectDocumented(answer, operationId)).toMatchObject({
        status: 400,
        errors: [{ field: 'invented', code: 'unknown_field' }],
      });
  }
  expect(reads.length).toBeGreaterThan(9);
  expect(taken).toEqual([]);
});
