import type { Message } from './message';

/**
 * What kept a message from being sent. `server-refuses`, `server-away`: the mail server accepts no message at all,
 * permanently or for now; it has not heard this one's recipient. `message-refused`, `message-deferred`: it does not
 * accept this one, permanently or for now. `message-unsupported`: it accepts no message of this kind, and has not heard
 * the recipient either. `unanswered`: it received everything and did not respond, so it may have delivered it.
 * `stopped`: we had to stop before it had received everything.
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
  /** Whether messages go to their recipients; false where they are only kept as files. */
  abstract readonly reachesRecipients: boolean;
  /**
   * Resolves when the message was accepted.
   * @param signal aborts: nothing more is sent after it
   * @throws SendingError; anything else is a bug of ours with this message
   */
  abstract send(message: Message, signal: AbortSignal): Promise<void>;
  /** Removes our own copy of a message, if we keep one. Source: specification §12, Personal data. */
  abstract forget(message: Message): Promise<void>;
}
