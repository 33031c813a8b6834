import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { WatchInstallation } from '@ospite/domain';

const EVERY_MS = 30_000;

/** Checks the installation twice a minute, and logs each alarm once when it is raised and once when it is over. */
@Injectable()
export class AlarmWatch implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AlarmWatch.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly watch: WatchInstallation) {}

  /** Begins at once. Called only by `serve`: other commands raise no alarm. */
  start(): void {
    this.timer = setInterval(() => void this.look(), EVERY_MS).unref();
    void this.look();
  }

  async look(): Promise<void> {
    try {
      const { raised, cleared } = await this.watch.look();
      for (const { code: alarm } of raised) this.logger.error({ alarm, state: 'raised' }, `Alarm ${alarm}`);
      for (const { code: alarm, since } of cleared)
        this.logger.warn({ alarm, state: 'cleared', since }, `Alarm ${alarm} is over`);
    } catch (error) {
      this.logger.warn({ err: error }, 'The installation could not be looked at');
    }
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
