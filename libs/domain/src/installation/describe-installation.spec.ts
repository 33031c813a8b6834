import { MemoryMessageStore } from '../messages/memory-message-store.fixture';
import { newMessages } from '../messages/outbox.fixture';
import { DescribeInstallation } from './describe-installation';
import { InstallationProbe } from './installation-probe';
import { MIN_FREE_BYTES } from '../shared';
import {
  LATE_BACKUP_MS,
  LATE_MESSAGE_MS,
  UNVERIFIED_BACKUP_MS,
  type MailTransport,
} from './installation-state';

const NOW = new Date('2027-05-01T10:00:00Z');
const HEALTHY = {
  program: { version: '1.2.3', startedAt: NOW, contentVersion: 12 },
  database: {
    version: '18.4',
    bytes: 47_000_000,
    isWritable: true,
    migrations: { applied: 14, last: 'm14', pending: 0 },
  },
  disk: { freeBytes: 90_000_000_000, totalBytes: 100_000_000_000 },
  backups: {
    place: '/mnt/backups',
    isReachable: true,
    isOnSameDisk: false,
    newest: { at: NOW, bytes: 12_000_000 },
    provenSince: NOW,
    damaged: [],
  },
  pool: { size: 15, inUse: 1, waiting: 0 },
  jobs: [
    {
      name: 'retention',
      schedule: '20 4 * * *',
      lastRun: { outcome: 'completed', at: NOW },
      lastSuccess: NOW,
      nextRun: new Date('2027-05-02T02:20:00Z'),
    },
  ],
  deletionWaitMs: 0,
  errors: [],
  transport: 'smtp' as MailTransport,
} as const;
type Looked = Awaited<ReturnType<InstallationProbe['look']>>;

class ProbeThatFinds extends InstallationProbe {
  constructor(private readonly found: Looked) {
    super();
  }
  override async look(): Promise<Looked> {
    return this.found;
  }
}

const messages = new MemoryMessageStore();
const describeOne = (found: Partial<Looked> = {}, store = messages, now = NOW) =>
  new DescribeInstallation(new ProbeThatFinds({ ...HEALTHY, ...found }), store, {
    now: () => now,
  }).describe();

describe('an installation', () => {
  it('is healthy when there is nothing to look into', async () => {
    expect(await describeOne()).toMatchObject({
      concerns: [],
      database: { version: '18.4' },
      email: { transport: 'smtp', waiting: 0, oldestWaitingSince: null, failed: 0, held: 0 },
    });
  });

  it.each<[string, Partial<Looked>]>([
    ['database_not_writable', { database: { ...HEALTHY.database, isWritable: false } }],
    [
      'migrations_pending',
      { database: { ...HEALTHY.database, migrations: { applied: 13, last: 'm13', pending: 1 } } },
    ],
    ['email_to_files', { transport: 'files' }],
    ['backups_on_same_disk', { backups: { ...HEALTHY.backups, isOnSameDisk: true } }],
    ['backups_unreachable', { backups: { ...HEALTHY.backups, isReachable: false, newest: null } }],
    ['backup_damaged', { backups: { ...HEALTHY.backups, damaged: ['ospite-2027-05-01T02-50-00Z.tar'] } }],
    [
      'backup_unproven',
      { backups: { ...HEALTHY.backups, provenSince: new Date(NOW.getTime() - UNVERIFIED_BACKUP_MS - 1) } },
    ],
    ['deletion_waits', { deletionWaitMs: 1 }],
    ['disk_low', { disk: { freeBytes: 4_900_000_000, totalBytes: 100_000_000_000 } }],
    ['disk_full', { disk: { freeBytes: MIN_FREE_BYTES - 1, totalBytes: 1_000_000_000 } }],
    [
      'job_failed',
      { jobs: [{ ...HEALTHY.jobs[0], lastRun: { outcome: 'failed', at: NOW }, lastSuccess: null }] },
    ],
  ])('has the concern %s', async (concern, found) => {
    expect((await describeOne(found)).concerns).toEqual([concern]);
  });

  it.each([
    ['the newest backup', HEALTHY.backups],
    ['the start of a server without any backup', { ...HEALTHY.backups, newest: null }],
  ])('is a concern 26 hours after %s', async (_since, backups) => {
    const after = (ms: number) => describeOne({ backups }, messages, new Date(NOW.getTime() + ms));
    expect((await after(LATE_BACKUP_MS)).concerns).toEqual([]);
    expect((await after(LATE_BACKUP_MS + 1)).concerns).toEqual(['backup_late']);
  });

  it('is a concern once an e-mail has waited for half an hour', async () => {
    const store = new MemoryMessageStore();
    store.enqueue(newMessages(1, 'quote-to-owner'), {}, NOW);
    const after = (ms: number) => describeOne({}, store, new Date(NOW.getTime() + ms));
    expect((await after(LATE_MESSAGE_MS)).concerns).toEqual([]);
    expect(await after(LATE_MESSAGE_MS + 1)).toMatchObject({
      concerns: ['email_late'],
      email: { waiting: 1, oldestWaitingSince: NOW },
    });
  });

  it('is a concern at once that the mail server refuses all e-mails', async () => {
    const store = new MemoryMessageStore();
    const outage = { since: NOW, serverSaid: '535 no', isRefusal: true, tries: 1, nextTryAt: NOW };
    await store.noteOutage(outage);
    expect((await describeOne({}, store)).concerns).toEqual(['email_refused']);
    expect((await describeOne({ transport: 'files' }, store)).concerns).toEqual(['email_to_files']);
    await store.noteOutage({ ...outage, isRefusal: false });
    expect((await describeOne({}, store)).concerns).toEqual([]);
  });

  it('is a concern while an e-mail has failed', async () => {
    const store = new MemoryMessageStore();
    store.enqueue(newMessages(1, 'quote-to-owner'), {}, NOW);
    await store.claimDue(NOW, NOW, 1);
    await store.markFailedAttempt(1, NOW, 'no', null);
    expect((await describeOne({}, store)).concerns).toEqual(['email_failed']);
  });
});
