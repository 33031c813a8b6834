import { PROPERTY_TIME_ZONE } from '@ospite/domain';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import { Config } from '../config/config';
import { LongWork } from '../persistence/connections/long-work';
import { makeBoss } from './boss';
import type { JobHandler, JobKind } from './job';
import { JobFailure } from './job-failure';

/** Pauses before another try to reach the database at the start: the first one, which doubles, and the longest. */
const START_AGAIN_MS = 2_000;
const START_AGAIN_AT_MOST_MS = 60_000;
/** What is under way at a stop has this long to end; then it is handed back as it is. */
const STOP_MS = 3_000;
/** A database that does not even answer that is left behind. */
const LEAVE_MS = 4_000;
/** Finished jobs are kept so long (seconds), for whoever looks into what happened. */
const KEPT_SECONDS = 7 * 86_400;

interface Registered {
  readonly kind: JobKind;
  readonly handler: JobHandler;
}

/**
 * All work that nobody waits for, but the letters' (their outbox is a record of its own): kept in PostgreSQL by pg-boss,
 * done once over all processes, tried again when it fails or its process dies. It is ready some time after `start`, and
 * never keeps the server from serving. What handlers do through the ORM runs on connections
 * without time limits (`LongWork`); the plain pool keeps its limits. See docs/decisions/0007-background-work-runs-on-pg-boss.md.
 */
@Injectable()
export class BackgroundJobs implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BackgroundJobs.name);
  private readonly registered = new Map<string, Registered>();
  private readonly workers = new Map<string, string>();
  private readonly readyListeners: (() => Promise<void>)[] = [];
  private readonly stopping = new AbortController();
  private boss: PgBoss | undefined;
  private starting: Promise<void> | undefined;

  constructor(
    private readonly config: Config,
    private readonly longWork: LongWork,
  ) {}

  /** Says who does a kind of job; before `start`. */
  register(kind: JobKind, handler: JobHandler): void {
    this.registered.set(kind.name, { kind, handler });
  }

  /** Called once, when this process has begun to do jobs. A failure is logged. */
  whenReady(listener: () => Promise<void>): void {
    this.readyListeners.push(listener);
  }

  /** Begins to do jobs, and goes on trying while the database is away. @returns when it does, or was stopped */
  start(): Promise<void> {
    this.starting ??= this.begin();
    return this.starting;
  }

  /**
   * Asks for a job, which is done soon by any process. Of the same kind and key at most one waits or is done at a time.
   * @returns false when there is one already, or when this process does no jobs (yet)
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

  /** Lets the worker of a kind look at once, or as soon as it is done with what it does, instead of at its next time. */
  private wake(kind: string): void {
    const worker = this.workers.get(kind);
    if (worker !== undefined) this.boss?.notifyWorker(worker);
  }

  private async begin(): Promise<void> {
    const { signal } = this.stopping;
    for (let wait = START_AGAIN_MS; !signal.aborted && !this.boss; wait *= 2) {
      try {
        await this.open();
      } catch (error) {
        this.logger.warn({ err: error }, 'Background work could not be started; it is tried again');
        const ms = Math.min(wait, START_AGAIN_AT_MOST_MS);
        await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    if (!this.boss || signal.aborted) return;
    for (const listener of this.readyListeners)
      await this.longWork.run(listener).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'Background work could not be asked for at the start');
      });
  }

  private async open(): Promise<void> {
    const boss = await makeBoss(this.config.databaseUrl);
    // A database that restarts is told here; pg-boss goes on by itself. Without a listener the process would end.
    boss.on('error', (error) => this.logger.warn(`Background work was interrupted: ${error.message}`));
    boss.on('warning', ({ message }) => this.logger.warn(message));
    try {
      await boss.start();
      for (const entry of this.registered.values()) await this.work(boss, entry);
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw error;
    }
    this.boss = boss;
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
      { pollingIntervalSeconds: kind.lookSeconds, batchSize: 1 },
      async ([job]: Job<object>[]) => {
        if (job) await this.handle(kind, handler, job);
      },
    );
    this.workers.set(kind.name, worker);
  }

  private async handle({ name, retries }: JobKind, handler: JobHandler, job: Job): Promise<void> {
    try {
      const signal = AbortSignal.any([job.signal, this.stopping.signal]);
      await this.longWork.run(() => handler({ data: { ...job.data }, signal }));
    } catch (error) {
      if (this.stopping.signal.aborted) this.logger.log(`Job ${name} is handed back`);
      else {
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
