import type { Message } from './message';

/** Port: hands an e-mail to the world. */
export abstract class Mailer {
  /** Resolves when the message was taken; rejects with what the mail server said. */
  abstract send(message: Message): Promise<void>;
}
