import { Injectable } from '@nestjs/common';

/** Whoever asked about readiness within this time is expected to ask again. */
const WATCHED_MS = 30_000;

/** Whether this process was told to stop, for all who must then behave differently. */
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

  /** Somebody asked whether we are ready: a load balancer, which sends us requests until it is told that we are not. */
  noteWatcher(): void {
    this.watchedUntil = performance.now() + WATCHED_MS;
  }

  /** Whether somebody is likely to ask soon whether we are ready. */
  isWatched(): boolean {
    return performance.now() < this.watchedUntil;
  }
}
