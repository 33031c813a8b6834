import type { Message, NewMessage } from './message';

/** Port: writes the one e-mail to the owner that stands for many messages. */
export abstract class DigestEmails {
  /** @param messages to the owner, at least one, all about new quotes or all about new reviews */
  abstract toOwner(messages: readonly Message[]): Promise<NewMessage>;
}
