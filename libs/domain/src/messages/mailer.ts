import type { Message } from './message';

/** Port: sends e-mails. */
export abstract class Mailer {
  /** Resolves when the message was accepted; rejects with what the mail server said. */
  abstract send(message: Message): Promise<void>;
  /** Removes our own copy of a message, if we keep one. Source: decisions §5, privacy. */
  abstract forget(message: Message): Promise<void>;
}
