import type { Message, NewMessage } from './message';

/** Port: the one message to the owner that stands for many. Its sentences are the catalogues'. */
export abstract class DigestEmails {
  /** @param messages messages to the owner, at least one, all about new quotes or all about new reviews */
  abstract write(messages: readonly Message[]): Promise<NewMessage>;
}
