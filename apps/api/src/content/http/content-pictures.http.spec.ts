import { aPictureFile, storedFiles } from '@ospite/server/testing';
import { expectDocumented, startTestApi, type TestApi } from '../../testing';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
});
afterAll(() => api.close());

interface OwnPicture {
  readonly id: number;
  readonly source: string;
  readonly url: string;
}

const send = async (key?: string, wide = 640) => {
  const request = owner
    .post('/api/content/pictures')
    .attach('image', await aPictureFile(wide, 400), 'casa.png');
  return key ? request.set('Idempotency-Key', key) : request;
};
const upload = async () => {
  const response = await send();
  expect(response.status).toBe(201);
  return expectDocumented(response, 'uploadContentPicture') as unknown as OwnPicture;
};

it('a picture of the owner’s is what guests see where a published section names it', async () => {
  const { source, url } = await upload();
  const values = {
    title: { it: 'Com’è nata' },
    text: { it: [{ paragraph: [{ text: 'Due case.' }] }] },
    picture: { source, alt: { it: 'La casa' }, focus: { x: 50, y: 30 } },
  };
  const added = await owner.post('/api/content/sections').send({ kind: 'about.story', values });
  expectDocumented(added, 'createContentSection');
  expect(added.body.values.picture).toEqual(values.picture);
  await owner.post('/api/content/publications').expect(201);
  const shown = await api.request.get('/api/content/about');
  expectDocumented(shown, 'getContent');
  expect(shown.body.sections[0].values.picture).toMatchObject({
    source,
    files: { url, width: 640, height: 400 },
  });
  expect((await api.request.get(url)).status).toBe(200);
});

it('a picture that nobody shows is deleted with its files; one that is shown, not', async () => {
  const { id, url } = await upload();
  const list = await owner.get('/api/content/pictures');
  const [newest, first] = expectDocumented(list, 'listContentPictures') as unknown as OwnPicture[];
  expect(newest?.id).toBe(id);
  const inUse = await owner.delete(`/api/content/pictures/${first?.id}`);
  expectDocumented(inUse, 'deleteContentPicture');
  expect([inUse.status, inUse.body.code]).toEqual([422, 'content.picture_in_use']);
  expectDocumented(await owner.delete(`/api/content/pictures/${id}`), 'deleteContentPicture');
  expect((await api.request.get(url)).status).toBe(404);
  expect((await owner.delete(`/api/content/pictures/${id}`)).body.code).toBe('content.picture_not_found');
  expect(await storedFiles(api, 'content')).not.toHaveLength(0);
});

it('what is no picture of ours is refused at its field', async () => {
  for (const source of ['own:999', 'own:0', 'own:1/../2', 'https://example.org/a.jpg', 'site:nowhere']) {
    const picture = { source, alt: { it: 'x' } };
    const refused = await owner
      .post('/api/content/sections')
      .send({ kind: 'about.story', values: { picture } });
    expectDocumented(refused, 'createContentSection');
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
      400,
      { field: 'values.picture.source', code: 'unknown_value' },
    ]);
  }
  const noFile = await owner.post('/api/content/pictures').field('x', 'y');
  expect(noFile.status).toBe(400);
});

it('an upload that is sent again under its key is one picture', async () => {
  const [one, again] = [await send('upload-1'), await send('upload-1')];
  expect(again.body).toEqual(one.body);
  const other = await send('upload-1', 641);
  expectDocumented(other, 'uploadContentPicture');
  expect([other.status, other.body.code]).toEqual([422, 'content.key_reused']);
});
