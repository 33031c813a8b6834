/** The same warning is logged at most this often. */
const EVERY_MS = 60_000;

/**
 * A warning about something that may happen a thousand times a second in an attack. It is logged at once, then at most
 * once a minute with the number of times, so that a flood of requests is not a flood of log lines.
 */
export class SummarisedWarning {
  private count = 0;
  private what: unknown;
  private timer: NodeJS.Timeout | undefined;

  /** @param log is called with the number of occurrences since the last time, and the details of the first one */
  constructor(private readonly log: (times: number, what: unknown) => void) {}

  /** @param times it happened since the last note */
  note(what?: unknown, times = 1): void {
    if (this.count === 0) this.what = what;
    this.count += times;
    if (this.timer === undefined) this.flush();
  }

  private flush(): void {
    const { count: times, what } = this;
    this.count = 0;
    this.what = undefined;
    this.timer = undefined;
    if (times === 0) return;
    this.log(times, what);
    this.timer = setTimeout(() => this.flush(), EVERY_MS);
    // The process need not wait for it.
    this.timer.unref();
  }
}
