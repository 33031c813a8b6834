import { emptying } from '@ospite/server/testing';
import { expectDocumented, startTestApi, type TestApi } from '../../testing';

const LEAD = { title: { it: 'Chi siamo', de: 'Über uns' }, text: { it: 'Due case.' } };
const STORY = {
  title: { it: 'Com’è nata' },
  text: {
    it: [{ paragraph: [{ text: 'Scrivici', bold: true, link: 'page:contact' }, { text: ' quando vuoi.' }] }],
  },
};

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  const database = await api.connectDatabase();
  await database.query(emptying('content_section', 'content_revision', 'content_publication'));
});

const add = async (kind: string, values: object) => {
  const response = await owner.post('/api/content/sections').send({ kind, values });
  expect(response.status).toBe(201);
  return expectDocumented(response, 'createContentSection') as { id: number; updatedAt: string };
};
const change = (id: number, body: object) => owner.put(`/api/content/sections/${id}`).send(body);
const publish = async () => {
  const response = await owner.post('/api/content/publications');
  return expectDocumented(response, 'publishContent') as { id: number };
};
const fieldsOf = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => `${field}: ${code}`);

describe('the content of a page', () => {
  it('is what was published last, in the language that was asked for', async () => {
    await add('about.lead', LEAD);
    await add('about.story', STORY);
    const before = await api.request.get('/api/content/about');
    expectDocumented(before, 'getContent');
    expect([before.status, before.body.code]).toEqual([404, 'content.not_found']);

    await publish();
    const response = await api.request.get('/api/content/about?language=de');
    expectDocumented(response, 'getContent');
    expect(response.body).toEqual({
      page: 'about',
      sections: [
        {
          id: 1,
          kind: 'about.lead',
          values: { title: { text: 'Über uns' }, text: { text: 'Due case.', lang: 'it' } },
        },
        {
          id: 2,
          kind: 'about.story',
          values: {
            title: { text: 'Com’è nata', lang: 'it' },
            text: { blocks: STORY.text.it, lang: 'it' },
          },
        },
      ],
    });
    const pages = await api.request.get('/api/content');
    expectDocumented(pages, 'listContentPages');
    expect(pages.body).toEqual([{ page: 'about' }]);
  });

  it('is read again at once after it was published, and not before', async () => {
    const { id } = await add('about.lead', LEAD);
    await publish();
    const titleNow = async () => {
      const { body } = await api.request.get('/api/content/about');
      return body.sections[0].values.title.text;
    };
    expect(await titleNow()).toBe('Chi siamo');
    await change(id, { values: { title: { it: 'Noi' } } });
    expect(await titleNow()).toBe('Chi siamo');
    await publish();
    expect(await titleNow()).toBe('Noi');
  });

  it.each(['/api/content/nowhere', '/api/content/toString', '/api/content/guide'])(
    'is nowhere at %s',
    async (address) => {
      const response = await api.request.get(address);
      expectDocumented(response, 'getContent');
      expect(response.status).toBe(404);
    },
  );

  it('has no query but the language', async () => {
    expect((await api.request.get('/api/content/about?language=fr')).status).toBe(400);
    expect((await api.request.get('/api/content?page=1')).status).toBe(400);
  });
});

describe('the draft', () => {
  it('keeps what was typed, and is taken back as it was read', async () => {
    await add('about.story', { title: { it: ' Qui ' } });
    const list = await owner.get('/api/content/sections');
    const [section] = expectDocumented(list, 'listContentSections') as [object & { id: number }];
    expect(section).toEqual({
      id: 1,
      page: 'about',
      kind: 'about.story',
      hidden: false,
      values: { title: { it: 'Qui' }, text: { it: [] }, picture: null, secondPicture: null },
      marks: [],
      updatedAt: expect.any(String),
    });
    const saved = await change(section.id, section);
    expectDocumented(saved, 'updateContentSection');
    expect(saved.body).toEqual({ ...section, updatedAt: expect.any(String) });
  });

  it('says which translations are older than their Italian, until somebody has read them', async () => {
    const { id } = await add('about.lead', LEAD);
    const { body } = await change(id, { values: { title: { ...LEAD.title, it: 'Noi' } } });
    const mark = {
      field: 'values.title',
      language: 'de',
      italianBefore: 'Chi siamo',
      isProposal: false,
    };
    expect(body.marks).toEqual([mark]);
    const { field, language } = mark;
    const confirm = (based: string) =>
      owner.post(`/api/content/sections/${id}/confirm`).send({ field, language, updatedAt: based });
    const refused = await confirm('2020-01-01T00:00:00.000Z');
    expectDocumented(refused, 'confirmTranslation');
    expect(refused.body.code).toBe('content.changed');
    const confirmed = await confirm(body.updatedAt);
    expectDocumented(confirmed, 'confirmTranslation');
    expect(confirmed.body).toEqual({ ...body, marks: [] });
  });

  it('has no translations proposed where no service is set', async () => {
    const { id } = await add('about.lead', LEAD);
    const translator = await owner.get('/api/content/translator');
    expectDocumented(translator, 'getTranslator');
    expect(translator.body).toEqual({ host: null });
    const propose = (body: object) => owner.post(`/api/content/sections/${id}/proposals`).send(body);
    const refused = await propose({ field: 'values.title', language: 'en' });
    expectDocumented(refused, 'proposeTranslation');
    expect(refused.body.code).toBe('content.translator_off');
    expect((await propose({ field: 'values.title', language: 'it' })).status).toBe(400);
    const read = (body: object) => owner.post('/api/content/translator').send(body);
    const unread = await read({ text: 'Gibt es einen Parkplatz?', language: 'de' });
    expectDocumented(unread, 'translateIntoItalian');
    expect(unread.body.code).toBe('content.translator_off');
    for (const body of [
      { text: '', language: 'de' },
      { text: 'Ciao', language: 'it' },
    ])
      expect((await read(body)).status).toBe(400);
  });

  it('is not overwritten by who read it before somebody else saved', async () => {
    const { id, updatedAt } = await add('about.lead', LEAD);
    expect((await change(id, { hidden: true, updatedAt })).status).toBe(200);
    const second = await change(id, { hidden: false, updatedAt });
    expectDocumented(second, 'updateContentSection');
    expect([second.status, second.body.code]).toEqual([409, 'content.changed']);
  });

  it.each<[string, object, string]>([
    [
      'a script as a link',
      { text: { it: [{ paragraph: [{ text: 'a', link: 'javascript:x' }] }] } },
      'text.it.0.paragraph.0.link: invalid_url',
    ],
    ['mark-up', { text: { it: '<b>a</b>' } }, 'text.it: wrong_type'],
    ['a text too long', { title: { it: 'x'.repeat(81) } }, 'title.it: too_long'],
    ['a translation of nothing', { title: { de: 'Hier' } }, 'title.it: required'],
    ['a field of another kind', { items: [] }, 'items: unknown_field'],
  ])('refuses %s, and names the field', async (_name, values, problem) => {
    const { id } = await add('about.story', STORY);
    const refused = await change(id, { values });
    expectDocumented(refused, 'updateContentSection');
    expect([refused.status, fieldsOf(refused.body)]).toEqual([400, [`values.${problem}`]]);
  });

  it('takes as much as a long section holds, and refuses ten thousand items at once', async () => {
    const { id } = await add('about.story', STORY);
    const paragraphs = Array.from({ length: 60 }, (_, at) => ({
      paragraph: [{ text: `Riga ${at}: ` }, { text: 'qui', bold: true }, { text: '.' }],
    }));
    const text = { it: paragraphs, en: paragraphs, de: paragraphs, es: paragraphs };
    expect((await change(id, { values: { text } })).status).toBe(200);
    const many = { text: { it: Array.from({ length: 10_000 }, () => ({})) } };
    const refused = await change(id, { values: many });
    expectDocumented(refused, 'updateContentSection');
    expect([refused.status, refused.body.errors[0].code]).toEqual([400, 'too_many']);
  });

  it('goes with its page, and comes to no other that stands there now', async () => {
    const { id } = await add('own.lead', { title: { it: 'Gite' } });
    const remove = () => owner.delete(`/api/content/sections/${id}`);
    const removed = await remove();
    expectDocumented(removed, 'deleteContentSection');
    expect(removed.status).toBe(204);
    await add('own.lead', { title: { it: 'Cucina' } });
    const added = await owner.post('/api/content/sections').send({ kind: 'own.text', lead: id });
    expectDocumented(added, 'createContentSection');
    for (const refused of [added, await remove()])
      expect([refused.status, refused.body.type]).toEqual([404, 'urn:ospite:problem:content.not_found']);
    expect((await owner.get('/api/content/sections')).body).toMatchObject([{ kind: 'own.lead' }]);
  });

  it('is put in order, but for what cannot be moved', async () => {
    await add('about.lead', LEAD);
    await add('about.story', STORY);
    await add('about.values', {});
    const order = (ids: number[]) => owner.put('/api/content/drafts/about/order').send({ ids });
    const moved = await order([1, 3, 2]);
    const sections = expectDocumented(moved, 'orderContentSections') as { id: number }[];
    expect(sections.map(({ id }) => id)).toEqual([1, 3, 2]);
    for (const [ids, code] of [
      [[3, 1, 2], 'content.section_fixed'],
      [[1, 2], 'content.order_changed'],
    ] as const) {
      const refused = await order([...ids]);
      expectDocumented(refused, 'orderContentSections');
      expect(refused.body.code).toBe(code);
    }
  });

  it('has a section that exists once only once, and gives it up', async () => {
    const { id } = await add('about.values', {});
    const second = await owner.post('/api/content/sections').send({ kind: 'about.values' });
    expectDocumented(second, 'createContentSection');
    expect(second.body).toMatchObject({ status: 422, code: 'content.section_limit', limit: 1 });
    const removed = await owner.delete(`/api/content/sections/${id}`);
    expectDocumented(removed, 'deleteContentSection');
    expect(removed.status).toBe(204);
    expect((await owner.delete(`/api/content/sections/${id}`)).status).toBe(404);
  });
});

describe('publishing', () => {
  it('names what is missing, and publishes nothing', async () => {
    await add('about.lead', LEAD);
    const { id } = await add('about.story', {});
    const refused = await owner.post('/api/content/publications');
    expectDocumented(refused, 'publishContent');
    expect([refused.status, fieldsOf(refused.body)]).toEqual([
      400,
      [`${id}.values.title.it: required`, `${id}.values.text.it: required`],
    ]);
    expect((await api.request.get('/api/content')).body).toEqual([]);
  });

  it('says who and when, and which pages have changed since', async () => {
    const { id } = await add('about.lead', LEAD);
    const drafts = async () =>
      expectDocumented(await owner.get('/api/content/drafts'), 'listContentDrafts') as object[];
    expect(await drafts()).toContainEqual(
      expect.objectContaining({
        page: 'about',
        isShown: false,
        isChanged: true,
        changedSections: [id],
        sections: 1,
        gaps: { required: 0, translations: 5, languages: ['en', 'de', 'es'], marked: 0, deadLinks: 0 },
      }),
    );
    await publish();
    expect(await drafts()).toContainEqual(
      expect.objectContaining({
        page: 'about',
        isShown: true,
        isChanged: false,
        changedSections: [],
      }),
    );
    const again = await owner.post('/api/content/publications');
    expect([again.status, again.body.code]).toEqual([422, 'content.nothing_to_publish']);
    await change(id, { values: { title: { it: 'Noi' } } });
    await publish();
    const list = await owner.get('/api/content/publications?page=1&pageSize=1');
    expectDocumented(list, 'listPublications');
    expect(list.body).toEqual([
      { id: 2, publishedAt: expect.any(String), publishedBy: 'Marta', pages: ['about'] },
    ]);
    expect(list.headers['x-total-count']).toBe('2');
  });

  it('can be taken back as a whole, while it is the last one', async () => {
    const { id } = await add('about.lead', LEAD);
    const first = await publish();
    await change(id, { values: { title: { it: 'Noi' } } });
    const second = await publish();
    const revert = (publication: number) => owner.post(`/api/content/publications/${publication}/revert`);
    const late = await revert(first.id);
    expectDocumented(late, 'revertPublication');
    expect([late.status, late.body.code]).toEqual([409, 'content.not_latest']);
    const reverted = await revert(second.id);
    expectDocumented(reverted, 'revertPublication');
    expect(reverted.body).toMatchObject({ id: 3, pages: ['about'] });
    const { body } = await api.request.get('/api/content/about');
    expect(body.sections[0].values.title.text).toBe(LEAD.title.it);
    const drafts = await owner.get('/api/content/drafts');
    expect(drafts.body).toContainEqual(
      expect.objectContaining({
        page: 'about',
        isShown: true,
        isChanged: true,
        changedSections: [id],
      }),
    );
    const none = await revert(99);
    expectDocumented(none, 'revertPublication');
  });

  it('can be taken back, section by section', async () => {
    const { id } = await add('about.lead', LEAD);
    const first = await publish();
    await change(id, { values: { title: { it: 'Noi' } } });
    await publish();
    await owner.delete(`/api/content/sections/${id}`);
    const list = await owner.get(`/api/content/sections/${id}/revisions`);
    const revisions = expectDocumented(list, 'listSectionRevisions') as object[];
    expect(revisions).toMatchObject([
      { kind: 'about.lead', values: { title: { it: 'Noi' } } },
      { kind: 'about.lead', values: LEAD },
    ]);
    const restored = await owner.post(`/api/content/sections/${id}/restore`).send({ publication: first.id });
    expectDocumented(restored, 'restoreContentSection');
    expect(restored.body).toMatchObject({ id, values: { title: LEAD.title } });
    const unknown = await owner.post(`/api/content/sections/${id}/restore`).send({ publication: 99 });
    expectDocumented(unknown, 'restoreContentSection');
    expect(unknown.status).toBe(404);
  });
});
