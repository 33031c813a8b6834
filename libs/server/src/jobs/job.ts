/** A kind of background work. Durations are seconds. */
export interface JobKind {
  /** Also the name of its queue. */
  readonly name: string;
  /**
   * When it runs by itself: five fields of cron, in the property's time zone. However many runs were missed, one follows.
   */
  readonly cron?: string;
  /** A run that takes longer counts as lost, and is repeated. */
  readonly expireSeconds: number;
  /** A process without a heartbeat for this long counts as dead, and its job is done again; at least 10. */
  readonly heartbeatSeconds?: number;
  /** How often it is retried after a failure, and the first pause before that, which doubles each time. */
  readonly retries: number;
  readonly retryDelaySeconds: number;
  /** How often this process looks for jobs that other processes queued. */
  readonly pollSeconds: number;
}

/** A job that is being done. */
export interface JobRun {
  /** What was sent with it. It is kept for days, so nothing about a person belongs in it. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Aborts when the process stops, or another process has taken over the job: the handler should soon throw. */
  readonly signal: AbortSignal;
}

/** Does a job of a kind. A failure is logged, and the job is retried. */
export type JobHandler = (run: JobRun) => Promise<void>;

/**
 * What pg-boss stores of a failure: only its name and code. A message of the database may quote a row, and with it a
 * person, and finished jobs are kept for days.
 */
export class JobFailure extends Error {
  constructor(kind: string, error: unknown) {
    super(`${kind} failed: ${nameOf(error)}`);
    this.name = 'JobFailure';
    this.stack = undefined;
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `${error.name}${code}`;
}
