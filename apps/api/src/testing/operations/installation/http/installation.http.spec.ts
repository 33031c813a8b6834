import path from 'node:path';
import { Logger } from 'nestjs-pino';
import { expectDocumented, startTestApi, SUPER_ADMIN_KEY, TestRenderer, type TestApi } from '../../..';
import { doJob } from '../../../jobs.fixture';
import { AlarmWatch } from '@ospite/operations/installation';
import type { SuperAdminHealth } from '@ospite/operations/testing';

/** 4:20 at the property, in summer or winter. */
const NEXT_NIGHT = expect.stringMatching(/T0[23]:20:00\.000Z$/);

const disk = { freeBytes: 90_000_000_000, totalBytes: 100_000_000_000 };
const renderer = new TestRenderer();
const log: string[] = [];
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ renderer, disk, log: (line) => log.push(line) });
  api.app.useLogger(api.app.get(Logger));
});
afterAll(() => api.close());

const health = async () => {
  const answer = await api.request.get('/api/super-admin/health').set('X-Super-Admin-Key', SUPER_ADMIN_KEY);
  expect(answer.status).toBe(200);
  return expectDocumented(answer, 'getSuperAdminHealth') as unknown as SuperAdminHealth;
};

describe('the super admin', () => {
  it('reports versions, sizes and what should be looked into', async () => {
    const report = await health();
    expect(report).toMatchObject({
      status: 'attention',
      version: 'sources',
      database: {
        version: expect.stringMatching(/^\d+\.\d+$/),
        migrationsPending: 0,
        lastMigration: expect.stringMatching(/^\d{14}-/),
      },
      email: { transport: 'files', waiting: 0, oldestWaitingSince: null, failed: 0, held: 0 },
    });
    // Neither an SMTP server nor a place for backups is configured here.
    expect(report.concerns).toEqual(['email_to_files', 'backups_on_same_disk']);
    expect(report.backups).toEqual({
      place: path.join(api.dataDir, 'backups'),
      isReachable: true,
      isOnSameDisk: true,
      newest: null,
      provenSince: null,
      damaged: [],
    });
    expect(report.pool).toMatchObject({ size: 15, waiting: 0 });
    expect(report.database.migrationsApplied).toBeGreaterThan(10);
    expect(report.disk.totalBytes).toBeGreaterThan(report.disk.freeBytes);
    expect(Date.parse(report.startedAt)).toBeLessThan(Date.now());
  });

  it('lists an e-mail that waits, and since when', async () => {
    const database = await api.connectDatabase();
    await database.query(
      `insert into message (kind, recipient, subject, text, html, status, message_id, next_attempt_at, created_at)
       values ('quote-reply', 'greta@example.org', 's', 't', 'h', 'pending', '<x@example.org>', now() + interval '1 hour',
               '2026-05-01T08:30:00Z')`,
    );
    const report = await health();
    expect(report.email).toMatchObject({ waiting: 1, oldestWaitingSince: '2026-05-01T08:30:00.000Z' });
    expect(report.concerns).toContain('email_late');
    expect(JSON.stringify(report)).not.toContain('greta');
    await database.query('delete from message');
  });

  it('reports of each kind of job when it ran and how that ended', async () => {
    expect((await health()).jobs).toContainEqual({
      name: 'retention',
      schedule: '20 4 * * *',
      lastRun: null,
      nextRun: NEXT_NIGHT,
    });
    expect((await health()).jobs).toContainEqual({
      name: 'avif',
      schedule: null,
      lastRun: null,
      nextRun: null,
    });
    await doJob(api, 'retention');
    expect((await health()).jobs).toContainEqual({
      name: 'retention',
      schedule: '20 4 * * *',
      lastRun: { outcome: 'completed', at: expect.any(String) },
      nextRun: NEXT_NIGHT,
    });
  });

  it('reports the newest backup as soon as it is made', async () => {
    expect(await doJob(api, 'backup')).toMatchObject({ state: 'completed' });
    const { backups, jobs } = await health();
    expect(backups.newest?.bytes).toBeGreaterThan(10_000);
    expect(Date.now() - Date.parse(backups.newest?.at ?? '')).toBeLessThan(60_000);
    expect(Date.parse(backups.provenSince ?? '')).toBeGreaterThanOrEqual(
      Date.parse(backups.newest?.at ?? ''),
    );
    expect(jobs).toContainEqual(
      expect.objectContaining({ name: 'backup', lastRun: expect.objectContaining({ outcome: 'completed' }) }),
    );
  });

  it('reports where an error happened, and nothing that somebody wrote', async () => {
    expect((await health()).errors).toEqual([]);
    jest.spyOn(renderer, 'render').mockRejectedValueOnce(new TypeError('Greta Müller greta@example.org'));
    await api.request.get('/camere?name=Greta').expect(500);
    const { errors } = await health();
    expect(errors).toMatchObject([
      { error: 'TypeError', place: expect.stringMatching(/installation\.http\.spec\.ts:\d+:\d+$/) },
    ]);
    expect(JSON.stringify(errors)).not.toMatch(/greta/i);
  });

  it('reports since when an alarm is raised, which the log says once when it comes and once when it goes', async () => {
    const watch = api.app.get(AlarmWatch);
    const lines = () => log.flatMap((line) => (line.includes('"alarm"') ? [JSON.parse(line)] : []));
    await watch.look();
    expect(lines()).toEqual([]);
    disk.freeBytes = 1_000_000;
    await watch.look();
    await watch.look();
    const report = await health();
    expect(report.concerns).toContain('disk_full');
    expect(report.alarms).toEqual([{ code: 'disk_full', since: expect.any(String) }]);
    expect(report.disk.freeBytes).toBe(1_000_000);
    disk.freeBytes = 90_000_000_000;
    await watch.look();
    expect((await health()).alarms).toEqual([]);
    expect(lines()).toMatchObject([
      { level: 50, alarm: 'disk_full', state: 'raised' },
      { level: 40, alarm: 'disk_full', state: 'cleared' },
    ]);
  });

  it('needs the key', async () => {
    const refused = await api.request.get('/api/super-admin/health');
    expect(expectDocumented(refused, 'getSuperAdminHealth')).toMatchObject({
      code: 'account.no_super_admin_key',
    });
  });
});
