/** What is known of a kind of background work before any of it is asked for. Durations are seconds. */
export interface JobKind {
  /** Also the name of its queue. */
  readonly name: string;
  /** When it is done by itself: five fields of cron, at the property's clock. Missed runs are made up for by one. */
  readonly cron?: string;
  /** A run that takes longer is taken for lost, and done again. */
  readonly expireSeconds: number;
  /** A process that gives no sign for so long is taken for dead, and its job is done again; at least 10. */
  readonly heartbeatSeconds?: number;
  /** How often it is done again after a failure, and the first pause before that, which doubles each time. */
  readonly retries: number;
  readonly retryDelaySeconds: number;
  /** How often this process looks for jobs that others asked for. */
  readonly lookSeconds: number;
}

/** A job that is done now. */
export interface JobRun {
  /** What was sent with it. It is kept for days: nothing about a person belongs into it. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Set off when the process stops, or when the job was given to another one: the work ends soon, by throwing. */
  readonly signal: AbortSignal;
}

/** Does a job of a kind. A failure is logged, and it is done again. */
export type JobHandler = (run: JobRun) => Promise<void>;
