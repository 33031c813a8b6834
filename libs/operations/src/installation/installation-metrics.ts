import { Injectable } from '@nestjs/common';
import {
  ALARM_CODES,
  DescribeInstallation,
  DiskSpace,
  WatchInstallation,
  type DescribedInstallation,
} from '@ospite/domain';
import { Readiness } from '@ospite/server/health';
import { BackgroundJobs } from '@ospite/server/jobs';
import { Metrics, type MetricsKit } from '@ospite/server/metrics';

/** Metrics of the whole installation: readiness, alarms, disk, outbox, backups, background jobs. */
@Injectable()
export class InstallationMetrics {
  constructor(
    metrics: Metrics,
    private readonly installation: DescribeInstallation,
    private readonly watch: WatchInstallation,
    private readonly disk: DiskSpace,
    private readonly readiness: Readiness,
    private readonly jobs: BackgroundJobs,
  ) {
    metrics.register((kit) => this.local(kit));
    metrics.register((kit) => this.shared(kit));
  }

  /** Metrics that need no database. */
  private local({ Counter, Gauge, registry }: MetricsKit): () => Promise<void> {
    const registers = [registry];
    const ready = new Gauge({
      name: 'ospite_ready',
      help: '1 while guests can be served (GET /api/health/ready), otherwise 0.',
      registers,
    });
    const alarm = new Gauge({
      name: 'ospite_alarm',
      help: '1 while an alarm is raised, otherwise 0. The log says the same once per change.',
      labelNames: ['alarm'],
      registers,
    });
    const free = new Gauge({
      name: 'ospite_disk_free_bytes',
      help: 'Free on the disk of the data folder; with less than 500 MB no pictures are taken.',
      registers,
    });
    const size = new Gauge({
      name: 'ospite_disk_size_bytes',
      help: 'Size of the disk of the data folder.',
      registers,
    });
    const failures = new Counter({
      name: 'ospite_job_failures_total',
      help: 'Failed tries of background jobs in this process.',
      labelNames: ['job'],
      registers,
    });
    return async () => {
      const raised = this.watch.alarms().map(({ code }) => code);
      for (const code of ALARM_CODES) alarm.set({ alarm: code }, raised.includes(code) ? 1 : 0);
      failures.reset();
      for (const { name } of this.jobs.kinds()) failures.inc({ job: name }, this.jobs.failuresOf(name));
      const disk = await this.disk.look();
      free.set(disk.freeBytes);
      size.set(disk.totalBytes);
      ready.set((await this.readiness.unreadyReason()) === undefined ? 1 : 0);
    };
  }

  /**
   * Metrics from the database, the same on all replicas; while it is unreachable these series are absent rather than outdated.
   */
  private shared({ Gauge, registry }: MetricsKit): () => Promise<void> {
    const registers = [registry];
    const letters = new Gauge({
      name: 'ospite_outbox_letters',
      help:
        'E-mails that are not sent: they will be sent automatically ("waiting"), wait for the owner ("held"), or ' +
        'failed for good ("failed").',
      labelNames: ['state'],
      registers,
    });
    const oldest = new Gauge({
      name: 'ospite_outbox_oldest_waiting_seconds',
      help: 'Age of the oldest e-mail that will be sent automatically; 0 when none is waiting.',
      registers,
    });
    const newestAt = new Gauge({
      name: 'ospite_backup_newest_timestamp_seconds',
      help: 'The moment whose data the newest backup holds; no series while there is none or its place does not answer.',
      registers,
    });
    const newestSize = new Gauge({
      name: 'ospite_backup_newest_bytes',
      help: 'Size of the newest backup; no series while there is none or its place does not answer.',
      registers,
    });
    const provenSince = new Gauge({
      name: 'ospite_backup_proven_since_timestamp_seconds',
      help:
        'All backups were read back whole since this moment, 0 while one never was; no series while there is none ' +
        'or their place does not answer.',
      registers,
    });
    const perJob = (name: string, help: string) => new Gauge({ name, help, labelNames: ['job'], registers });
    const lastRun = perJob(
      'ospite_job_last_run_timestamp_seconds',
      'When a job last ended, or began if it has not.',
    );
    const lastSuccess = perJob('ospite_job_last_success_timestamp_seconds', 'When a job last ended well.');
    const nextRun = perJob(
      'ospite_job_next_run_timestamp_seconds',
      'When a job is due next by its timetable.',
    );
    const labelled = [letters, lastRun, lastSuccess, nextRun];
    const tell = ({ email, backups, jobs }: DescribedInstallation) => {
      if (backups.newest) {
        newestAt.set(seconds(backups.newest.at));
        newestSize.set(backups.newest.bytes);
        provenSince.set(backups.provenSince ? seconds(backups.provenSince) : 0);
      }
      for (const state of ['waiting', 'held', 'failed'] as const) letters.set({ state }, email[state]);
      oldest.set(email.oldestWaitingSince ? (Date.now() - email.oldestWaitingSince.getTime()) / 1_000 : 0);
      for (const job of jobs) {
        if (job.lastRun) lastRun.set({ job: job.name }, seconds(job.lastRun.at));
        if (job.lastSuccess) lastSuccess.set({ job: job.name }, seconds(job.lastSuccess));
        if (job.nextRun) nextRun.set({ job: job.name }, seconds(job.nextRun));
      }
    };
    return async () => {
      for (const gauge of labelled) gauge.reset();
      for (const gauge of [oldest, newestAt, newestSize, provenSince]) gauge.remove();
      tell(await this.installation.describe());
    };
  }
}

const seconds = (moment: Date): number => moment.getTime() / 1_000;
