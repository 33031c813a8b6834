import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ALARM_CODES, BackupStorage } from '@ospite/domain';
import { BackupWatch } from '@ospite/operations/testing';
import { seedTestData, startTestApi, type TestApi } from '../..';
import { doJob } from '../../jobs.fixture';
import { Metrics } from '@ospite/server/metrics';
import { Stopping } from '@ospite/server/process';
import { AlarmWatch } from '@ospite/operations/installation';

const ROOT = path.resolve(import.meta.dirname, '../../../../../..');
const ROOM = '/api/rooms/:room';
const DISK = { freeBytes: 400_000_000, totalBytes: 100_000_000_000 };
/** What Prometheus adds to every scrape. */
const OF_PROMETHEUS = ['up'];

let api: TestApi;
let port: number | undefined;

beforeAll(async () => {
  api = await startTestApi({ disk: DISK, env: { METRICS_PORT: '0' } });
  await seedTestData(api.databaseUrl);
  port = await api.app.get(Metrics).start();
});
afterAll(() => api.close());

const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
const scrape = async () => (await ask('/metrics')).text();
/** The value of one series. */
const valueIn = (text: string, series: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1);
const valueOf = async (series: string) => valueIn(await scrape(), series);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const names = async () => (await api.app.get(BackupStorage).list()).map(({ name }) => name);
const namesIn = (text: string) => [...new Set(text.match(/\b(?:ospite|nodejs|process)_\w+\b/g))];

it('counts requests by the pattern of their address, and never names what was asked for', async () => {
  for (const address of [
    '/api/rooms/due',
    '/api/rooms/due',
    '/api/rooms/due?greta=1',
    '/greta-1',
    '/greta-2/a/b',
  ])
    await api.request.get(address);
  const counted = (text: string, route: string, status: string) =>
    valueIn(text, `ospite_http_requests_total{method="GET",route="${route}",status="${status}"}`);
  let text = '';
  // A request is counted once its response has left, which the client may hear of a little earlier.
  while (counted(text, 'other', '4xx') !== '2') text = await scrape();
  // A query that the call does not know is refused, under the same pattern.
  expect([counted(text, ROOM, '2xx'), counted(text, ROOM, '4xx')]).toEqual(['2', '1']);
  expect(text).toMatch(/ospite_http_request_duration_seconds_bucket\{le="10",method="GET",route="other"\} 2/);
  expect(text).not.toContain('greta');
});

it('counts what came from the cache and what had to be made', async () => {
  const before = Number(await valueOf('ospite_cache_lookups_total{kind="read",result="hit"}'));
  const missed = Number(await valueOf('ospite_cache_lookups_total{kind="read",result="miss"}'));
  for (let count = 0; count < 3; count += 1) await api.request.get('/api/property').expect(200);
  expect(await valueOf('ospite_cache_lookups_total{kind="read",result="hit"}')).toBe(String(before + 2));
  expect(await valueOf('ospite_cache_lookups_total{kind="read",result="miss"}')).toBe(String(missed + 1));
});

it('tells of pools, outbox, jobs, disk and alarms', async () => {
  const database = await api.connectDatabase();
  await database.query(
    `insert into message (kind, recipient, subject, text, html, status, message_id, next_attempt_at, created_at)
     values ('quote-reply', 'a@example.org', 's', 't', 'h', 'pending', '<x@example.org>', now() + interval '1 hour',
             now() - interval '10 minutes')`,
  );
  await doJob(api, 'retention');
  await doJob(api, 'backup');
  await api.app.get(AlarmWatch).look();
  expect(await valueOf('ospite_database_connections_max{pool="units_of_work"}')).toBe('10');
  expect(await valueOf('ospite_outbox_letters{state="waiting"}')).toBe('1');
  expect(Number(await valueOf('ospite_outbox_oldest_waiting_seconds'))).toBeGreaterThanOrEqual(600);
  const run = Number(await valueOf('ospite_job_last_run_timestamp_seconds{job="retention"}'));
  expect(await valueOf('ospite_job_last_success_timestamp_seconds{job="retention"}')).toBe(String(run));
  expect(Number(await valueOf('ospite_job_next_run_timestamp_seconds{job="retention"}'))).toBeGreaterThan(
    run,
  );
  expect(await valueOf('ospite_job_failures_total{job="retention"}')).toBe('0');
  expect(Number(await valueOf('ospite_backup_newest_timestamp_seconds'))).toBeGreaterThan(run - 60);
  expect(Number(await valueOf('ospite_backup_newest_bytes'))).toBeGreaterThan(10_000);
  expect(Number(await valueOf('ospite_backup_proven_since_timestamp_seconds'))).toBeGreaterThan(run - 60);
  expect(await valueOf('ospite_disk_free_bytes')).toBe(String(DISK.freeBytes));
  expect(await valueOf('ospite_alarm{alarm="disk_full"}')).toBe('1');
  expect(await valueOf('ospite_alarm{alarm="job_failed"}')).toBe('0');
});

it('tells of an archive that was never read back as of one that was last read at the beginning of time', async () => {
  const name = 'ospite-2026-01-01T03-50-00Z.tar';
  await writeFile(path.join(api.dataDir, 'backups', name), 'put there by hand');
  api.app.get(BackupWatch).forget();
  expect(await valueOf('ospite_backup_proven_since_timestamp_seconds')).toBe('0');
  await api.app.get(BackupStorage).remove(await names());
  api.app.get(BackupWatch).forget();
  expect(await valueOf('ospite_backup_proven_since_timestamp_seconds')).toBeUndefined();
});

it('exports every metric that Grafana’s charts and the alarms name, each with a help text', async () => {
  const text = await scrape();
  const exported = new Map(
    [...text.matchAll(/^# HELP (\w+) (.+)$/gm)].map(([, name = '', help]) => [name, help]),
  );
  const typed = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
  expect(typed.filter((name) => !exported.get(name))).toEqual([]);
  const ours = [...exported.keys()].filter((name) => name.startsWith('ospite_'));
  const [charts, alarms] = [read('deploy/monitoring/grafana.json'), read('deploy/monitoring/alarms.yaml')];
  const expressions = JSON.stringify(
    JSON.parse(charts).panels.flatMap((panel: { targets: { expr: string }[] }) => panel.targets),
  );
  const named = namesIn(expressions + alarms).map((name) => name.replace(/_bucket$/, ''));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !exported.has(name) && !OF_PROMETHEUS.includes(name))).toEqual([]);
  expect(ours.filter((name) => !named.includes(name))).toEqual([]);
});

it('has an entry in the guide for every alarm, of the server and of the rules', () => {
  const guide = read('docs/operations/health.md');
  const rules = [...read('deploy/monitoring/alarms.yaml').matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(rules.length).toBeGreaterThan(10);
  const codes = [...rules, ...ALARM_CODES].filter((code) => !guide.includes(`\`${code}\``));
  expect(codes).toEqual([]);
});

it('says that guests cannot be served, and has no address but its own', async () => {
  expect(await valueOf('ospite_ready')).toBe('1');
  api.app.get(Stopping).begin();
  expect(await valueOf('ospite_ready')).toBe('0');
  expect((await ask('/')).status).toBe(404);
  expect((await api.request.get('/metrics')).status).toBe(404);
});
