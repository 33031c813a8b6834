/** How often at most the same is said again. */
const EVERY_MS = 60_000;

/**
 * A warning of what may happen a thousand times a second when somebody means it: it is said at once, then at most once
 * a minute with how often it happened, so that a flood of requests is no flood of log lines.
 */
export class SummarisedWarning {
  private count = 0;
  private what: unknown;
  private timer: NodeJS.Timeout | undefined;

  /** @param say with how often it happened since it was said last, and what it was the first time since */
  constructor(private readonly say: (times: number, what: unknown) => void) {}

  /** It has happened once more. */
  note(what?: unknown): void {
    if (this.count === 0) this.what = what;
    this.count += 1;
    if (this.timer === undefined) this.tell();
  }

  private tell(): void {
    const { count: times, what } = this;
    this.count = 0;
    this.what = undefined;
    this.timer = undefined;
    if (times === 0) return;
    this.say(times, what);
    this.timer = setTimeout(() => this.tell(), EVERY_MS);
    // The process does not wait for it when it ends.
    this.timer.unref();
  }
}
