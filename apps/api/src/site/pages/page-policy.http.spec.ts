import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageRequest } from '@ospite/contracts/site';
import type { RenderedPage } from '@ospite/site-engine/server';
import { startTestApi, TestRenderer, type TestApi } from '../../testing';

/** A renderer whose pages have what the super admin's settings add. */
class RendererWithForeignContent extends TestRenderer {
  added: Partial<RenderedPage> = {};

  override async render(request: PageRequest): Promise<RenderedPage> {
    const page = await super.render(request);
    return {
      ...page,
      ...this.added,
      scriptHashes: [...page.scriptHashes, ...(this.added.scriptHashes ?? [])],
    };
  }
}

const STYLE_HASH = 'sha256-REPLACED';
/** A page's policy where nothing of other hosts is set, in full: a change of it is a decision. */
const PLAIN = [
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  `script-src 'self'; style-src-elem 'self' '${STYLE_HASH}'; style-src-attr 'unsafe-inline'`,
  "img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'",
].join('; ');

const renderer = new RendererWithForeignContent();
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ renderer });
  const portal = path.join(api.dataDir, 'public-web', 'portal');
  await mkdir(portal, { recursive: true });
  await writeFile(path.join(portal, 'index.html'), '<!doctype html><title>x</title>');
});
afterAll(() => api.close());

// Nothing is cached of pages that say no more than that they are incomplete.
const policyOf = async (address: string, added: Partial<RenderedPage> = {}) => {
  renderer.added = { ...added, isIncomplete: true, status: 503 };
  const { headers } = await api.request.get(address);
  return headers['content-security-policy']?.replace(
    /sha256-[\w+/]{43}=(?=';? style-src-attr|'; style)/,
    STYLE_HASH,
  );
};
const ADDED = {
  scriptHashes: ['sha256-Y29kZQ=='],
  trackingOrigins: ['https://stats.example', 'http://127.0.0.1:4199'],
  pictureOrigins: ['https://ads.example', 'https://stats.example'],
};

describe('the policy of a page', () => {
  it('is the plain one, to the byte, without tracking code and banners of other hosts', async () => {
    for (const address of ['/', '/rooms', '/no-such-page']) expect(await policyOf(address)).toBe(PLAIN);
    expect(await policyOf('/zimmer', { trackingOrigins: [], pictureOrigins: [] })).toBe(PLAIN);
  });

  it('lets in the origins of the tracking code, the texts of its scripts, and the pictures of banners', async () => {
    const expected = PLAIN.replace(
      "script-src 'self'",
      "script-src 'self' 'sha256-Y29kZQ==' https://stats.example http://127.0.0.1:4199",
    )
      .replace('data:', 'data: https://stats.example http://127.0.0.1:4199 https://ads.example')
      .replace("connect-src 'self'", "connect-src 'self' https://stats.example http://127.0.0.1:4199");
    for (const address of ['/', '/en/privacy-policy', '/no-such-page'])
      expect(await policyOf(address, ADDED)).toBe(expected);
  });

  it('lets in no origin that would begin a directive of its own', async () => {
    const evil = ["https://a.example;script-src 'unsafe-inline'", '*', "'unsafe-inline'", 'data:'];
    expect(await policyOf('/', { trackingOrigins: evil, pictureOrigins: evil })).toBe(PLAIN);
  });

  it('stays closed for the back-offices and for all that is no page', async () => {
    for (const address of [
      '/admin',
      '/super-admin',
      '/robots.txt',
      '/sitemap.xml',
      '/api/rooms',
      '/api/docs',
    ])
      expect(await policyOf(address, ADDED)).not.toMatch(/example|127\.0\.0\.1|Y29kZQ/);
  });
});
