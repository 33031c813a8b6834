import { SendDueMessages } from '@ospite/domain';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';

/** How often the outbox is looked into without a reason: for retries, and for what a stopped process left. */
const LOOK_EVERY_MS = 15_000;

/**
 * Sends the outbox from `start` until the process stops: at once when woken, otherwise now and then. One round at a
 * time; stopping waits for the message under way, and gives back those behind it.
 */
@Injectable()
export class OutboxSender implements BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxSender.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isWoken = false;
  private isRunning = false;

  constructor(private readonly dueMessages: SendDueMessages) {}

  /**
   * Begins with what is due. No hook of the application, since commands put it together, too, and must send no message of
   * a database that they only look at, as of a restored backup.
   */
  start(): void {
    this.isRunning = true;
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isRunning = false;
    clearTimeout(this.timer);
    await this.round;
  }

  /** Something may be due: looks now, or once more after the round under way. Returns at once. */
  wake(): void {
    if (!this.isRunning) return;
    this.isWoken = true;
    this.round ??= this.sendAll().finally(() => {
      this.round = undefined;
      if (this.isWoken) this.wake();
      else this.lookLater();
    });
  }

  private async sendAll(): Promise<void> {
    clearTimeout(this.timer);
    try {
      let handled = 0;
      do {
        this.isWoken = false;
        const { sent, failed, gathered, held, problems } = await this.dueMessages.send(() => this.isRunning);
        handled = sent + failed + gathered + held;
        if (gathered + held > 0)
          this.logger.warn(`Many quotes or reviews at once: ${gathered} e-mails became one, ${held} wait`);
        if (failed > 0) this.logger.warn(`${failed} e-mails could not be sent; they are tried again later`);
        for (const problem of problems)
          this.logger.warn(
            { err: problem },
            'What became of an e-mail could not be noted; it is tried again',
          );
      } while (this.isRunning && handled > 0);
    } catch (error) {
      // The database is away for a moment; what is due stays due.
      this.logger.warn({ err: error }, 'The outbox could not be read');
    }
  }

  private lookLater(): void {
    if (!this.isRunning) return;
    this.timer = setTimeout(() => this.wake(), LOOK_EVERY_MS);
    this.timer.unref();
  }
}
