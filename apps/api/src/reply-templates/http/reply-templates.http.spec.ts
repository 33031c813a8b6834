import { aReplyTemplate } from '@ospite/domain/testing';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../testing';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
});
afterAll(() => api.close());

const fieldsOf = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => `${field}: ${code}`);
const save = (body: object) => owner.put('/api/reply-templates').send(body);

it('the words of a sample guest are there for a preview, in every language', async () => {
  const response = await owner.get('/api/reply-templates/sample-words');
  expectDocumented(response, 'getSampleWords');
  expect(response.body.de).toMatchObject({ greeting: 'Guten Tag Jonas Weber,', nights: '7 Nächte' });
});

it('are none at first, and then what the owner saved, in that order', async () => {
  const first = await owner.get('/api/reply-templates');
  expectDocumented(first, 'getReplyTemplates');
  expect(first.body.templates).toEqual([]);
  const templates = [aReplyTemplate({ name: 'B' }), aReplyTemplate({ name: ' A ' })];
  const saved = await save({ templates, updatedAt: first.body.updatedAt });
  expectDocumented(saved, 'updateReplyTemplates');
  expect(saved.body.templates).toEqual([aReplyTemplate({ name: 'B' }), aReplyTemplate({ name: 'A' })]);
  expect((await owner.get('/api/reply-templates')).body).toEqual(saved.body);
});

it('are not overwritten by who read them before somebody else saved', async () => {
  const { updatedAt } = (await owner.get('/api/reply-templates')).body;
  expect((await save({ templates: [], updatedAt })).status).toBe(200);
  const second = await save({ templates: [aReplyTemplate()], updatedAt });
  expectDocumented(second, 'updateReplyTemplates');
  expect([second.status, second.body.code]).toEqual([409, 'reply_template.changed']);
});

it.each([
  [
    'a placeholder that nothing stands for',
    { body: { it: 'Ciao {{nome}}' } },
    'body.it: unknown_placeholder',
  ],
  ['a placeholder that is not closed', { subject: { it: 'Il {{dates' } }, 'subject.it: broken_placeholder'],
  ['no Italian', { subject: { it: '', de: 'Angebot' } }, 'subject.it: required'],
  ['a language nobody knows', { subject: { it: 'a', fr: 'b' } }, 'subject.fr: unknown_field'],
  ['a text instead of texts', { body: 'Ciao' }, 'body: wrong_type'],
])('are refused with %s, and the field is named', async (_name, changes, problem) => {
  const refused = await save({ templates: [{ ...aReplyTemplate(), ...changes }] });
  expectDocumented(refused, 'updateReplyTemplates');
  expect([refused.status, fieldsOf(refused.body)]).toEqual([400, [`templates.0.${problem}`]]);
});

it('say which placeholder is not known', async () => {
  const refused = await save({ templates: [aReplyTemplate({ body: { it: '{{nome}}' } })] });
  expect(refused.body.errors[0]).toMatchObject({ facts: { placeholder: 'nome' } });
});
