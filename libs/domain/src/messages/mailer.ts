import type { Message } from './message';

/** Port: hands an e-mail to the world. */
export abstract class Mailer {
  /** Resolves when the message was taken; rejects with what the mail server said. */
  abstract send(message: Message): Promise<void>;
  /** Removes the copy of a message that we keep where it was handed to, if we keep one. Source: decisions §5, privacy. */
  abstract forget(message: Message): Promise<void>;
}
