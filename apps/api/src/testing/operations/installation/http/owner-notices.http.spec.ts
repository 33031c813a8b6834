import { rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupWatch } from '@ospite/operations/testing';
import { expectDocumented, startTestApi, SUPER_ADMIN_KEY, type TestApi } from '../../..';
import { doJob } from '../../../jobs.fixture';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
});
afterAll(() => api.close());

const notices = async () => {
  const response = await owner.get('/api/notices');
  return expectDocumented(response, 'listOwnerNotices') as unknown as { code: string; since: string }[];
};
const codes = async () => (await notices()).map(({ code }) => code);
async function change(changes: object): Promise<void> {
  const { updatedAt: _, ...settings } = (await api.request.get('/api/super-admin/settings')).body;
  const saved = await api.request
    .put('/api/super-admin/settings')
    .send({ ...settings, ...changes, superAdminKey: SUPER_ADMIN_KEY });
  expect(saved.status).toBe(200);
}

it('tells the owner since when guests miss the site, also after another save, and until when', async () => {
  const before = Date.now();
  await change({ siteOffline: true });
  const [first] = await notices();
  expect(first).toMatchObject({ code: 'site_offline', until: null });
  expect(Date.parse(first?.since ?? '')).toBeGreaterThanOrEqual(before);
  const offlineUntil = new Date(Date.now() + 3_600_000).toISOString();
  await change({ bannerFooter: '<b>x</b>', offlineUntil });
  expect(await notices()).toMatchObject([
    { code: 'site_offline', since: first?.since, until: offlineUntil },
    { code: 'email_to_files' },
  ]);
  await change({ siteOffline: false, offlineUntil: null });
  expect(await codes()).toEqual(['email_to_files']);
});

it('keeps quiet about the disk before the first backup, but not about the mail server', async () => {
  expect(await codes()).toEqual(['email_to_files']);
  await doJob(api, 'backup');
  api.app.get(BackupWatch).forget();
  expect(await codes()).toEqual(['email_to_files', 'backups_on_same_disk']);
  await rm(path.join(api.dataDir, 'backups'), { recursive: true });
});
