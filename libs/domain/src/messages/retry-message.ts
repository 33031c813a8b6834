import type { Clock } from '../shared';
import { tryServerNow } from './delivery/try-server-now';
import { afterRetry, type Message } from './message';
import type { MessageStore } from './message-store';

/** Has a message sent that failed, is held, or waits for its next try. */
export class RetryMessage {
  constructor(
    private readonly messages: MessageStore,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `message.not_found`, `message.already_sent` */
  async retry(id: number): Promise<Message> {
    const now = this.clock.now();
    const message = await this.messages.change(id, (before) => afterRetry(before, now));
    await tryServerNow(this.messages, now);
    return message;
  }
}
