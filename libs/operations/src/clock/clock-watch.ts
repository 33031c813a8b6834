import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { JudgeClock, CHECK_INTERVAL_MS } from '@ospite/domain';

/** Checks the clock periodically, even when no job depends on it. */
@Injectable()
export class ClockWatch implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ClockWatch.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly judge: JudgeClock) {}

  /** Begins at once. Called only by `serve`: other commands do not run for long. @returns after the first check */
  start(): Promise<void> {
    this.timer = setInterval(() => void this.look(), CHECK_INTERVAL_MS).unref();
    return this.look();
  }

  private async look(): Promise<void> {
    await this.judge.look().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'The clock could not be judged; it is looked at again');
    });
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
