import { Injectable } from '@nestjs/common';

/** After a readiness check within this time, another one is expected. */
const WATCHED_MS = 30_000;

/** Whether this process is stopping, for everything that then behaves differently. */
@Injectable()
export class Stopping {
  private begun = false;
  private watchedUntil = 0;

  get hasBegun(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }

  /** Notes a readiness check: a load balancer sends us requests until a check says that we are not ready. */
  noteWatcher(): void {
    this.watchedUntil = performance.now() + WATCHED_MS;
  }

  /** Whether somebody is likely to ask soon whether we are ready. */
  isWatched(): boolean {
    return performance.now() < this.watchedUntil;
  }
}
