import { PROPERTY_TIME_ZONE } from '@ospite/domain/shared';
import { Injectable, Logger, Optional, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import { Config } from '../config/config';
import { LongRunningWork } from '../persistence/connections/long-running-work';
import { BossIntervals, FORGET_FUTURE, makeBoss } from './boss';
import { JobFailure, type JobHandler, type JobKind } from './job';

/** Pauses between tries to reach the database at the start: the first one, which doubles, and the longest. */
const RETRY_START_MS = 2_000;
const MAX_RETRY_START_MS = 60_000;
/** Running jobs have this long to end at shutdown; then they return to the queue. */
const STOP_MS = 3_000;
/** How long shutdown waits for an unresponsive database. */
const LEAVE_MS = 4_000;
/** How often to check whether a clock that ran fast has left times to wait for. */
const LOOK_AT_TIMES_MS = 15 * 60_000;
/** Finished jobs are kept this long (seconds), to look into what happened. */
const KEPT_SECONDS = 7 * 86_400;

interface Registered {
  readonly kind: JobKind;
  readonly handler: JobHandler;
}

/**
 * Background work except messages, which have their outbox. pg-boss keeps jobs in PostgreSQL; each is done once over all
 * replicas, and again when it fails or its process dies. Jobs begin some time after `start` and never delay requests. What
 * handlers do through the ORM runs on connections without time limits (`LongRunningWork`); the plain pool keeps its limits.
 * See docs/decisions/0007-background-work-runs-on-pg-boss.md.
 */
@Injectable()
export class BackgroundJobs implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BackgroundJobs.name);
  private readonly registered = new Map<string, Registered>();
  private readonly failures = new Map<string, number>();
  private readonly workers = new Map<string, string>();
  private readonly readyListeners: (() => Promise<void>)[] = [];
  private readonly stopping = new AbortController();
  private boss: PgBoss | undefined;
  private starting: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly longRunningWork: LongRunningWork,
    @Optional() private readonly intervals = new BossIntervals(),
  ) {}

  /** Registers the handler of a kind of job; before `start`. */
  register(kind: JobKind, handler: JobHandler): void {
    this.registered.set(kind.name, { kind, handler });
  }

  /** The registered kinds of jobs. */
  kinds(): readonly JobKind[] {
    return [...this.registered.values()].map(({ kind }) => kind);
  }

  /** How many tries of a kind have failed in this process. */
  failuresOf(kind: string): number {
    return this.failures.get(kind) ?? 0;
  }

  /** Calls the listener once, when this process starts working on jobs. A failure is logged. */
  whenReady(listener: () => Promise<void>): void {
    this.readyListeners.push(listener);
  }

  /**
   * Starts working on jobs; while the database is unreachable, it retries. @returns when it has started, or was stopped
   */
  start(): Promise<void> {
    this.starting ??= this.begin();
    return this.starting;
  }

  /**
   * Queues a job, which any replica does soon. At most one per kind and key is waiting or running.
   * @returns false when there is one already, or when this process does not work on jobs (yet)
   */
  async send(kind: string, data: Readonly<Record<string, unknown>> = {}, key = kind): Promise<boolean> {
    const { boss } = this;
    if (!boss) return false;
    const id = await boss.send(kind, { ...data }, { singletonKey: key });
    this.wake(kind);
    return id !== null;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.timer);
    const left = this.leave().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Background work could not be handed back; it is done again later');
    });
    await Promise.race([left, pause(LEAVE_MS, undefined, { ref: false })]);
  }

  private async leave(): Promise<void> {
    await this.starting;
    const { boss } = this;
    this.boss = undefined;
    await boss?.stop({ graceful: true, timeout: STOP_MS });
  }

  /** Makes the worker of a kind poll at once, or as soon as it has finished its job. */
  private wake(kind: string): void {
    const worker = this.workers.get(kind);
    if (worker !== undefined) this.boss?.notifyWorker(worker);
  }

  private async begin(): Promise<void> {
    const { signal } = this.stopping;
    for (let wait = RETRY_START_MS; !signal.aborted && !this.boss; wait *= 2) {
      try {
        await this.open();
      } catch (error) {
        this.logger.warn({ err: error }, 'Background work could not be started; it is tried again');
        const ms = Math.min(wait, MAX_RETRY_START_MS);
        await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    if (!this.boss || signal.aborted) return;
    for (const listener of this.readyListeners)
      await this.longRunningWork.run(listener).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'Background work could not be asked for at the start');
      });
  }

  private async open(): Promise<void> {
    const boss = await makeBoss(this.config.databaseUrl, this.intervals);
    // Reports a database that restarts, for example; pg-boss recovers by itself. Without a listener the process would end.
    boss.on('error', (error) => this.logger.warn(`Background work was interrupted: ${error.message}`));
    boss.on('warning', ({ message }) => this.logger.warn(message));
    try {
      await boss.start();
      await boss.getDb().executeSql(FORGET_FUTURE);
      for (const entry of this.registered.values()) await this.work(boss, entry);
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw error;
    }
    this.boss = boss;
    this.timer = setInterval(() => void this.forgetFuture(boss), LOOK_AT_TIMES_MS).unref();
  }

  private async forgetFuture(boss: PgBoss): Promise<void> {
    await boss
      .getDb()
      .executeSql(FORGET_FUTURE)
      .catch(() => undefined);
  }

  private async work(boss: PgBoss, { kind, handler }: Registered): Promise<void> {
    const options = {
      expireInSeconds: kind.expireSeconds,
      ...(kind.heartbeatSeconds === undefined ? {} : { heartbeatSeconds: kind.heartbeatSeconds }),
      retryLimit: kind.retries,
      retryDelay: kind.retryDelaySeconds,
      retryBackoff: true,
      deleteAfterSeconds: KEPT_SECONDS,
    };
    await boss.createQueue(kind.name, { ...options, policy: 'exclusive' });
    await boss.updateQueue(kind.name, options);
    if (kind.cron !== undefined)
      await boss.schedule(kind.name, kind.cron, null, {
        tz: PROPERTY_TIME_ZONE,
        missed: 'once',
        singletonKey: kind.name,
      });
    const worker = await boss.work(
      kind.name,
      { pollingIntervalSeconds: kind.pollSeconds, batchSize: 1 },
      async ([job]: Job<object>[]) => {
        if (job) await this.handle(kind, handler, job);
      },
    );
    this.workers.set(kind.name, worker);
  }

  private async handle({ name, retries }: JobKind, handler: JobHandler, job: Job): Promise<void> {
    try {
      const signal = AbortSignal.any([job.signal, this.stopping.signal]);
      await this.longRunningWork.run(() => handler({ data: { ...job.data }, signal }));
    } catch (error) {
      if (this.stopping.signal.aborted) this.logger.log(`Job ${name} is handed back`);
      else {
        this.failures.set(name, this.failuresOf(name) + 1);
        const outlook =
          job.retryCount < retries ? 'it is tried again' : 'it is given up until it is due again';
        this.logger.error({ err: error }, `Job ${name} failed (try ${job.retryCount + 1}); ${outlook}`);
      }
      throw new JobFailure(name, error);
    } finally {
      this.wake(name);
    }
  }
}
