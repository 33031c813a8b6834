import {
  MemorySuperAdminSettingsStore,
  someSuperAdminSettings,
} from '../settings/memory-settings-stores.fixture';
import type { Delivery, DescribeDelivery } from '../messages';
import type { DescribedInstallation, DescribeInstallation } from './describe-installation';
import { ListOwnerNotices } from './list-owner-notices';
import type { Concern } from './installation-state';

const NOW = new Date('2027-05-01T10:00:00Z');
const LAST_NIGHT = new Date('2027-05-01T01:50:00Z');
const WAITING_SINCE = new Date('2027-05-01T09:00:00Z');

interface Site {
  readonly concerns?: readonly Concern[];
  readonly settings?: Parameters<typeof someSuperAdminSettings>[0];
  readonly newestBackup?: Date | null;
  readonly isProduction?: boolean;
  readonly delivery?: Delivery['state'];
  readonly waitingSince?: Date | null;
}

function noticesOf(site: Site) {
  const { concerns = [], settings = {}, newestBackup = LAST_NIGHT, isProduction = true } = site;
  const state = {
    concerns,
    email: { oldestWaitingSince: site.waitingSince ?? null },
    backups: { newest: newestBackup && { at: newestBackup, bytes: 1 } },
  } as DescribedInstallation;
  const installation = { describe: async () => state } as DescribeInstallation;
  const notified = { state: site.delivery ?? 'working', since: WAITING_SINCE };
  const delivery = { describe: async () => notified } as Partial<DescribeDelivery> as DescribeDelivery;
  const store = new MemorySuperAdminSettingsStore(someSuperAdminSettings(settings));
  return new ListOwnerNotices(store, installation, delivery, { now: () => NOW }, isProduction).list();
}
const codesOf = async (site: Site) => (await noticesOf(site)).map(({ code }) => code);

it('a healthy site has no notices', async () => {
  expect(await noticesOf({})).toEqual([]);
});

it('the owner sees that guests miss the site, since when and until when', async () => {
  const since = new Date('2027-04-30T10:00:00Z');
  const until = new Date('2027-05-01T18:00:00Z');
  const settings = { siteOffline: true, offlineSince: since, offlineUntil: until };
  expect(await noticesOf({ settings })).toEqual([{ code: 'site_offline', since, until }]);
  expect(await noticesOf({ settings: { ...settings, offlineUntil: NOW } })).toEqual([]);
});

it('the owner sees e-mails that are not sent, and of backups that may not help', async () => {
  expect(await noticesOf({ concerns: ['backup_late'], waitingSince: WAITING_SINCE })).toEqual([
    { code: 'email_late', since: WAITING_SINCE, until: null },
    { code: 'backup_late', since: LAST_NIGHT, until: null },
  ]);
});

it('the owner sees an e-mail that waits for more than ten minutes', async () => {
  const codesAfter = (minutes: number) =>
    codesOf({ waitingSince: new Date(NOW.getTime() - minutes * 60_000) });
  expect([await codesAfter(10), await codesAfter(11)]).toEqual([[], ['email_late']]);
});

it('the owner sees once that the mail server takes none, which is why e-mails are late', async () => {
  expect(await noticesOf({ waitingSince: WAITING_SINCE, delivery: 'failing' })).toEqual([
    { code: 'email_failing', since: WAITING_SINCE, until: null },
  ]);
});

it('leaves to the agency what only the agency can judge', async () => {
  expect(
    await codesOf({ concerns: ['job_failed', 'disk_low', 'migrations_pending', 'email_failed'] }),
  ).toEqual([]);
});

describe('a server without mail server and second disk', () => {
  const concerns = ['email_to_files', 'backups_on_same_disk'] as const;

  it('is shown when it runs as a site', async () => {
    expect(await codesOf({ concerns, newestBackup: null })).toEqual(concerns);
  });

  it('tells of the e-mails also while somebody tries it, and of the disk after its first night', async () => {
    expect(await codesOf({ concerns, newestBackup: null, isProduction: false })).toEqual(['email_to_files']);
    expect(await codesOf({ concerns, isProduction: false })).toEqual(concerns);
  });
});
