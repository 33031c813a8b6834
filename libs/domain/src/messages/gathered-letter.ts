import type { Message, NewMessage } from './message';

/** Port: the one letter to the owner that stands for many. Its sentences are the catalogues'. */
export abstract class GatheredLetter {
  /** @param messages letters to the owner about new quotes, at least one */
  abstract write(messages: readonly Message[]): Promise<NewMessage>;
}
