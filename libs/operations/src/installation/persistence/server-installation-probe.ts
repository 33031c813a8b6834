import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  ClockTrustStore,
  DiskSpace,
  InstallationProbe,
  type DatabaseState,
  type JobState,
} from '@ospite/domain';
import { BackupWatch } from '../../backups/backup-watch';
import { Config } from '@ospite/server/config';
import { DatabaseChecks } from '@ospite/server/health';
import { BackgroundJobs, nextRun } from '@ospite/server/jobs';
import { RecentErrors } from '@ospite/server/logging';
import { ContentVersion, DatabasePool, ServingPools } from '@ospite/server/persistence';
import { VERSION } from '@ospite/server/process';
import { lastRuns } from './last-runs';

const NEVER = { lastRun: null, lastSuccess: null } as const;

/** Inspects this process, its PostgreSQL, the disk of its data folder, its backups and the jobs of all replicas. */
@Injectable()
export class ServerInstallationProbe extends InstallationProbe {
  constructor(
    private readonly config: Config,
    private readonly database: DatabasePool,
    private readonly orm: MikroORM,
    private readonly checks: DatabaseChecks,
    private readonly pools: ServingPools,
    private readonly disk: DiskSpace,
    private readonly backups: BackupWatch,
    private readonly jobs: BackgroundJobs,
    private readonly contentVersion: ContentVersion,
    private readonly recentErrors: RecentErrors,
    private readonly clockTrust: ClockTrustStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async look(): ReturnType<InstallationProbe['look']> {
    return {
      program: {
        version: VERSION,
        startedAt: new Date(Date.now() - Math.floor(process.uptime()) * 1_000),
        contentVersion: this.contentVersion.current(),
      },
      database: await this.lookAtDatabase(),
      disk: await this.disk.look(),
      backups: await this.backups.look(),
      pool: await this.pools.lookAtAll(),
      jobs: await this.lookAtJobs(),
      deletionWaitMs: (await this.clockTrust.read())?.waitMs ?? 0,
      errors: this.recentErrors.list(),
      transport: this.config.smtpUrl === undefined ? 'files' : 'smtp',
    };
  }

  private async lookAtJobs(): Promise<readonly JobState[]> {
    const runs = await lastRuns(this.database.pool);
    const now = this.clock.now();
    return Promise.all(
      this.jobs.kinds().map(async ({ name, cron }) => ({
        name,
        schedule: cron ?? null,
        nextRun: cron === undefined ? null : await nextRun(cron, now),
        ...(runs.get(name) ?? NEVER),
      })),
    );
  }

  private async lookAtDatabase(): Promise<DatabaseState> {
    const { rows } = await this.database.pool.query<{ version: string; bytes: string }>(
      "select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes",
    );
    const isWritable = await this.checks.write().then(
      () => true,
      () => false,
    );
    const executed = await this.orm.migrator.getExecuted();
    const pending = await this.orm.migrator.getPending();
    return {
      version: rows[0]?.version.split(' ')[0] ?? '',
      bytes: Number(rows[0]?.bytes ?? 0),
      isWritable,
      migrations: {
        applied: executed.length,
        last: executed.at(-1)?.name ?? null,
        pending: pending.length,
      },
    };
  }
}
