import type { Message } from './message';

/**
 * What kept a message from being sent. `server-refuses`, `server-away`: the mail server takes no message at all, for good
 * or for now; it has not heard whom this one is for. `message-refused`, `message-deferred`: it does not take this one, for
 * good or for now. `message-unsupported`: it takes none such as this one, and has not heard whom it is for either.
 * `unanswered`: it took all of it and said nothing, and may have delivered it. `stopped`: we had to end before it took all
 * of it.
 */
export type SendingFailure =
  | 'server-refuses'
  | 'server-away'
  | 'message-unsupported'
  | 'message-refused'
  | 'message-deferred'
  | 'unanswered'
  | 'stopped';

/** A message was not accepted; `message` says what the mail server said. */
export class SendingError extends Error {
  constructor(
    readonly why: SendingFailure,
    whatWasSaid: string,
  ) {
    super(whatWasSaid);
    this.name = 'SendingError';
  }
}

/** Port: sends e-mails. */
export abstract class Mailer {
  /** The longest that `send` may take (milliseconds). */
  abstract readonly longestMs: number;
  /**
   * Resolves when the message was accepted.
   * @param signal gives up: nothing more is sent once it is aborted
   * @throws SendingError; anything else is a fault of ours that concerns this message
   */
  abstract send(message: Message, signal: AbortSignal): Promise<void>;
  /** Removes our own copy of a message, if we keep one. Source: specification §12, Personal data. */
  abstract forget(message: Message): Promise<void>;
}
