import type { Clock } from '@ospite/domain/shared';

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  constructor(private time: Date = new Date()) {}

  now(): Date {
    return new Date(this.time);
  }

  /** @param milliseconds forward */
  advance(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }

  set(time: Date): void {
    this.time = time;
  }
}
