import type { Clock } from '../../shared';
import { SendingError, type Mailer } from '../mailer';
import { afterFailure, type Message } from '../message';
import type { MessageStore } from '../message-store';
import type { MailServer } from './mail-server';
import { withoutAddresses } from './server-said';

/** Sends one message of the outbox, and stores the outcome: sent, to be retried, or failed. */
export class SendMessage {
  constructor(
    private readonly messages: MessageStore,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly server: MailServer,
  ) {}

  /** @param signal the program stops */
  async send(message: Message, lease: Date, signal: AbortSignal): Promise<'sent' | 'failed'> {
    const triesBefore = this.server.triesInVain;
    try {
      await this.mailer.send(message, signal);
    } catch (error) {
      await this.noteFailure(message, lease, error, triesBefore);
      return 'failed';
    }
    // A file is read by nobody: whoever wrote a reply has to send it in another way, or once a mail server is configured.
    const keptAsFile = !this.mailer.reachesRecipients;
    const isThere =
      message.kind === 'quote-reply' && keptAsFile
        ? await this.messages.markFailedAttempt(message.id, lease, null, null, { keptAsFile })
        : await this.messages.markSent(message.id, this.clock.now(), keptAsFile);
    if (!isThere) await this.mailer.forget(message);
    await this.server.noteHeard(message);
    return 'sent';
  }

  private async noteFailure(
    message: Message,
    lease: Date,
    error: unknown,
    triesBefore: number,
  ): Promise<void> {
    const now = this.clock.now();
    const why = error instanceof SendingError ? error.why : undefined;
    const serverSaid = withoutAddresses(error);
    const isAboutServer = why === 'server-refuses' || why === 'server-away';
    if (isAboutServer && !this.server.noteUntaken(message)) {
      // The message is not at fault, so this does not count as a try.
      await this.messages.postpone([message.id], lease, now);
      await this.server.noteOut(now, { serverSaid, isRefusal: why === 'server-refuses' }, triesBefore);
    } else if (why === 'stopped') await this.messages.postpone([message.id], lease, now);
    else {
      const { nextAttemptAt, mayHaveArrived } = afterFailure(message, why, now);
      await this.messages.markFailedAttempt(message.id, lease, serverSaid, nextAttemptAt, { mayHaveArrived });
      if (!nextAttemptAt) this.server.forget(message);
      if (why && !isAboutServer && why !== 'message-unsupported') await this.server.noteHeard(message);
    }
  }
}
