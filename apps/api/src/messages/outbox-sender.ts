import { BoundedWait, SendDueMessages } from '@ospite/domain';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { SummarisedWarning } from '@ospite/server/logging';
import { DatabaseNotices } from '@ospite/server/persistence';
import { OUTBOX_CHANNEL } from './persistence/enqueue-messages';

/** How often the outbox is read without a reason: for retries, and for what a stopped process left. */
const POLL_INTERVAL_MS = 15_000;

@Injectable()
export class TimerBoundedWait extends BoundedWait {
  override async waitFor(work: Promise<unknown>, ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
    await Promise.race([work, over]).finally(() => clearTimeout(timer));
  }
}

/**
 * Sends the outbox from `start` until the process stops: at once when a replica has committed messages that are due,
 * otherwise every few seconds. One round at
 * a time; stopping waits for the message being sent, and puts back those behind it.
 */
@Injectable()
export class OutboxSender implements BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxSender.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isWoken = false;
  private isRunning = false;
  // Each quote of a flood wakes the sender.
  private readonly flood = new SummarisedWarning((emails) =>
    this.logger.warn(`Many quotes or reviews at once: ${emails} e-mails wait or became one`),
  );
  private readonly failures = new SummarisedWarning((emails) =>
    this.logger.warn(`${emails} e-mails could not be sent; they are tried again later`),
  );

  constructor(
    private readonly dueMessages: SendDueMessages,
    notices: DatabaseNotices,
  ) {
    notices.on(OUTBOX_CHANNEL, { hear: () => this.wake() });
  }

  /**
   * Begins with what is due. Called only by `serve` and not by a hook of the application: other commands put the
   * application together too, and must not send the messages of a database they only look at, such as a restored
   * backup.
   */
  start(): void {
    this.isRunning = true;
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isRunning = false;
    clearTimeout(this.timer);
    await Promise.all([this.round, this.dueMessages.stop()]);
  }

  /** Something may be due: sends now, or once more after the round under way. Returns at once. */
  wake(): void {
    if (!this.isRunning) return;
    this.isWoken = true;
    this.round ??= this.sendAll().finally(() => {
      this.round = undefined;
      if (this.isWoken) this.wake();
      else this.wakeLater();
    });
  }

  private async sendAll(): Promise<void> {
    clearTimeout(this.timer);
    try {
      let handled = 0;
      do {
        this.isWoken = false;
        handled = await this.sendRound();
      } while (this.isRunning && handled > 0);
    } catch (error) {
      // The database is away for a moment; what is due stays due.
      this.logger.warn({ err: error }, 'The outbox could not be read');
    }
  }

  /** @returns how many messages were sent, tried or postponed: others may be due behind them */
  private async sendRound(): Promise<number> {
    const { sent, failed, gathered, postponed, outage, problems } = await this.dueMessages.send(
      () => this.isRunning,
    );
    this.flood.note(undefined, gathered + postponed);
    if (outage)
      this.logger.warn(
        `The mail server takes no e-mail, and all wait (try ${outage.tries}): ${outage.serverSaid}`,
      );
    this.failures.note(undefined, failed);
    for (const problem of problems)
      this.logger.warn({ err: problem }, 'What became of an e-mail could not be noted; it is tried again');
    return sent + failed + gathered + postponed;
  }

  private wakeLater(): void {
    if (!this.isRunning) return;
    this.timer = setTimeout(() => this.wake(), POLL_INTERVAL_MS);
    this.timer.unref();
  }
}
