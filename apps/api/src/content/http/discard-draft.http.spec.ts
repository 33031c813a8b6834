import { emptying } from '@ospite/server/testing';
import { expectDocumented, startTestApi, type TestApi } from '../../testing';

const LEAD = { title: { it: 'Chi siamo' }, text: { it: 'Due case.' } };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const database = await api.connectDatabase();
  await database.query(emptying('content_section', 'content_revision', 'content_publication'));
});
afterAll(() => api.close());

it('the draft becomes what guests see, unless somebody has changed it meanwhile', async () => {
  const owner = await api.signedIn();
  const add = async (kind: string, values: object) => {
    const { body } = await owner.post('/api/content/sections').send({ kind, values }).expect(201);
    return body as { id: number; updatedAt: string };
  };
  const { id, updatedAt } = await add('about.lead', LEAD);
  await owner.post('/api/content/publications').expect(201);
  const story = await add('about.story', { title: { it: 'Com’è nata' } });
  const { body: changed } = await owner
    .put(`/api/content/sections/${id}`)
    .send({ values: { title: { it: 'Noi' } } });
  const discard = (body: object) => owner.post('/api/content/drafts/discard').send(body);
  const ids = [id, story.id];
  const late = [
    await discard({ ids, updatedAt }),
    await discard({ ids: [id], updatedAt: changed.updatedAt }),
    await discard({ ids: ids.toReversed(), updatedAt: changed.updatedAt }),
    await discard({ ids, marks: 1, updatedAt: changed.updatedAt }),
  ];
  for (const refused of late) {
    expectDocumented(refused, 'discardContentDraft');
    expect([refused.status, refused.body.code]).toEqual([409, 'content.changed']);
  }
  const discarded = await discard({ ids, marks: 0, updatedAt: changed.updatedAt });
  expectDocumented(discarded, 'discardContentDraft');
  expect(discarded.body).toMatchObject([{ id, values: LEAD }]);
  const drafts = await owner.get('/api/content/drafts');
  expect(drafts.body.filter(({ isChanged }: { isChanged: boolean }) => isChanged)).toEqual([]);
});
