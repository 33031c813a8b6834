import { Logger } from '@nestjs/common';
import { seedTestData, startTestApi, SUPER_ADMIN_KEY, TestRenderer, type TestApi } from '../..';

const DEBUG = 20;
const INFO = 30;
const ERROR = 50;

/** A line of the log, as far as these tests read it. */
interface Line {
  readonly level: number;
  readonly res?: { readonly status: number };
  readonly err?: unknown;
}

describe('the log of requests', () => {
  const lines: string[] = [];
  const renderer = new TestRenderer();
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ env: { LOG_LEVEL: 'debug' }, log: (line) => lines.push(line), renderer });
    await seedTestData(api.databaseUrl);
  });
  afterAll(() => api.close());
  beforeEach(() => (lines.length = 0));

  const answered = (status: number) =>
    lines.map((line): Line => JSON.parse(line)).filter(({ res }) => res?.status === status);

  it('does not call it an error that somebody switched the site off', async () => {
    const settings = (await api.request.get('/api/super-admin/settings')).body;
    await api.request
      .put('/api/super-admin/settings')
      .send({ ...settings, siteOffline: true, superAdminKey: SUPER_ADMIN_KEY })
      .expect(200);
    for (const address of ['/', '/', '/camere', '/en/nowhere']) await api.request.get(address).expect(503);
    const offline = answered(503);
    expect(offline).toHaveLength(4);
    expect(offline.filter(({ level, err }) => level > INFO || err !== undefined)).toEqual([]);
    expect(lines.join('\n')).not.toContain('stack');
  });

  it('does not call it an error that too many pages are asked for, and says once how it is', async () => {
    const { body } = (await api.request.get('/api/super-admin/settings')) as { body: object };
    await api.request
      .put('/api/super-admin/settings')
      .send({ ...body, siteOffline: false, superAdminKey: SUPER_ADMIN_KEY })
      .expect(200);
    lines.length = 0;
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    renderer.beforeFinish = () => released;
    const asked = Array.from({ length: 40 }, async (_, at) => api.request.get(`/rooms/invented-${at}`));
    // One page is being rendered and ten wait. Until one is done, every further request is refused.
    let answeredAlready = 0;
    await new Promise<void>((resolve) => {
      for (const response of asked)
        void response.then(() => {
          if ((answeredAlready += 1) === 40 - 11) resolve();
        });
    });
    release();
    renderer.beforeFinish = async () => undefined;
    const busy = (await Promise.all(asked)).filter(({ status }) => status === 503);
    expect(busy).toHaveLength(40 - 11);
    const logged = lines.map((line): Line => JSON.parse(line));
    expect(logged.filter(({ level, err }) => level >= ERROR || err !== undefined)).toEqual([]);
    // A server of an earlier test may sum up its last minute in between, with a higher count.
    expect(warn.mock.calls.filter(([facts]) => facts.times === 1)).toHaveLength(1);
    warn.mockRestore();
    expect(logged.filter(({ level, res }) => res?.status === 503 && level > DEBUG)).toEqual([]);
  });

  it('calls it an error that the server failed, without making one up', async () => {
    jest.spyOn(renderer, 'render').mockRejectedValue(new TypeError('broken on purpose'));
    const { body } = (await api.request.get('/api/super-admin/settings')) as { body: object };
    await api.request
      .put('/api/super-admin/settings')
      .send({ ...body, siteOffline: false, superAdminKey: SUPER_ADMIN_KEY })
      .expect(200);
    lines.length = 0;
    await api.request.get('/camere').expect(500);
    expect(answered(500).map(({ level }) => level)).toEqual([ERROR]);
    // Who met the error tells it, with its own stack; the logger's own one says nothing.
    expect(lines.join('\n')).not.toContain('failed with status code');
  });
});
