import type { Clock, EnforcedRateLimit, RateLimiter } from '../shared';
import { tryServerNow } from './delivery/try-server-now';
import type { MessageSummary, NewMessage } from './message';
import type { MessageStore } from './message-store';
import type { SenderRecordReader, SenderRecords } from './sender-records';

/** Our own figure: more tells nobody more, and each is a letter and some questions to DNS. */
export const MAX_TESTS_PER_HOUR = 10;
const TEST_LIMIT: EnforcedRateLimit = {
  name: 'test-message',
  max: MAX_TESTS_PER_HOUR,
  windowMs: 3_600_000,
  refusal: 'message.too_many_tests',
};
/** All who may send one share the limit: they write to the same mailbox. */
const EVERYBODY = 'owners';

/** Port: writes the letter that shows the owner that letters arrive. */
export abstract class TestEmails {
  /** @throws DomainError `property.not_found` */
  abstract toOwner(): Promise<NewMessage>;
}

export const MAIL_DELIVERIES = ['smtp', 'files'] as const;

/** Port: the way that letters take. */
export abstract class MailRoute {
  /** To a mail server, or into a folder for want of one. */
  abstract readonly delivery: (typeof MAIL_DELIVERIES)[number];
  /** The address that letters are from now. @throws DomainError `property.not_found` */
  abstract from(): Promise<string>;
}

/** A letter on its way, and what stands in the way of it and all others. */
export interface TestOutcome {
  readonly message: MessageSummary;
  readonly delivery: MailRoute['delivery'];
  /** The address that letters are from. */
  readonly from: string;
  readonly records: SenderRecords;
}

/** Sends the owner a letter as guests get theirs, and tells what the sender's domain says of its mail. */
export class SendTestMessage {
  constructor(
    private readonly messages: MessageStore,
    private readonly route: MailRoute,
    private readonly emails: TestEmails,
    private readonly senderRecords: SenderRecordReader,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `message.too_many_tests` with `retryAfterSeconds`, `property.not_found` */
  async send(): Promise<TestOutcome> {
    const release = await this.limiter.take(TEST_LIMIT, EVERYBODY);
    try {
      const email = await this.emails.toOwner();
      const from = await this.route.from();
      const now = this.clock.now();
      const message = await this.messages.add(email, now);
      await tryServerNow(this.messages, now);
      const records = await this.senderRecords.read(from);
      return { message, delivery: this.route.delivery, from, records };
    } catch (error) {
      // Nothing was sent.
      await release();
      throw error;
    }
  }
}
