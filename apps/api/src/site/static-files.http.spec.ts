import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startTestApi, type TestApi } from '../testing';

describe('the built files', () => {
  let built: TestApi;
  let root: string;
  const put = async (file: string, text: string, root: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };

  /** Sends the address as it is: clients of a higher level tidy it up first. */
  const rawGet = (address: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const { port } = new URL(built.url);
      const request = http.get({ port, path: address }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (part: string) => (body += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      });
      request.on('error', reject);
    });

  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'ospite-web-'));
    await put('public-web/site/boot.0123456789ab.js', 'console.log(1);'.repeat(100), root);
    await put('public-web/site/assets.json', '{}', root);
    await put('public-web/server/server.mjs', 'secret', root);
    await put('public-web/portal/index.html', '<!doctype html><style>b{}</style><script>1</script>', root);
    await put('admin-web/mf-manifest.json', '{"name":"admin"}', root);
    await put('secret.txt', 'secret', root);
    built = await startTestApi({ env: { WEB_DIST: root, DATA_DIR: path.join(root, 'data') } });
    await put('data/media/rooms/x-480.jpg', 'picture', root);
    await put('data/credentials.txt', 'secret', root);
  });
  afterAll(async () => {
    await built.close();
    await rm(root, { recursive: true, force: true });
  });

  it('keeps hashed names for good and asks about the others', async () => {
    const hashed = await built.request.get('/assets/site/boot.0123456789ab.js').set('Accept-Encoding', 'br');
    expect(hashed.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const plain = await built.request.get('/assets/site/assets.json');
    expect(plain.headers['cache-control']).toBe('no-cache');
    const remote = await built.request.get('/remotes/admin/mf-manifest.json');
    expect(remote.body).toEqual({ name: 'admin' });
    const again = await built.request.get('/assets/site/boot.0123456789ab.js').set('If-None-Match', '*');
    expect(again.status).toBe(304);
  });

  it.each([
    '/assets/site/../server/server.mjs',
    '/assets/site/%2e%2e/server/server.mjs',
    '/assets/site/..%2fserver%2fserver.mjs',
    '/assets/site/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/site/....//secret.txt',
    '/assets/site//etc/passwd',
    '/assets/site/boot.0123456789ab.js%00.css',
    '/remotes/admin/../../secret.txt',
    '/uploads/../credentials.txt',
    '/uploads/%2e%2e/credentials.txt',
    '/uploads/rooms/..%2f..%2f..%2fcredentials.txt',
    '/uploads/rooms/%2e%2e%5c%2e%2e%5ccredentials.txt',
    '/uploads/',
    '/uploads/rooms',
  ])('does not let %s out', async (address) => {
    const answer = await rawGet(address);
    expect(answer.body).not.toContain('secret');
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it('serves uploaded pictures for good, as nothing that runs', async () => {
    const picture = await built.request.get('/uploads/rooms/x-480.jpg');
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it.each(['x.html', 'x.js', 'x.svg', 'x.json', 'x.HTML'])(
    'serves no %s that a hostile archive has put among the pictures',
    async (name) => {
      await put(`data/media/rooms/${name}`, 'secret', root);
      for (const address of [name, name.replace('.', '%2e'), `${name}%00.jpg`, `${name}/x.jpg`])
        expect(await rawGet(`/uploads/rooms/${address}`)).toMatchObject({
          body: expect.not.stringContaining('secret'),
        });
    },
  );

  it.each(['/admin', '/admin/preventivi/3', '/super-admin'])(
    'answers %s with the portal under its own policy',
    async (address) => {
      const page = await built.request.get(address);
      expect(page.status).toBe(200);
      expect(page.headers['x-robots-tag']).toBe('noindex');
      expect(page.headers['content-security-policy']).toMatch(
        /script-src 'self' 'sha256-.*style-src-elem 'self' 'sha256-/,
      );
      expect(page.headers['content-security-policy']).not.toMatch(/https?:/);
    },
  );

  it('tells the portal where its remotes are', async () => {
    const { body } = await built.request.get('/portal.json');
    expect(body.remotes.admin).toBe('/remotes/admin/mf-manifest.json');
    expect(body.apiBaseUrl).toBe('');
  });
});
