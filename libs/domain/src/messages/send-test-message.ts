import type { Clock, EnforcedRateLimit, RateLimiter } from '../shared';
import { duringOutage } from './delivery/mail-outage';
import { tryServerNow } from './delivery/try-server-now';
import type { MessageSummary, NewMessage } from './message';
import type { MessageStore } from './message-store';
import type { SenderRecordReader, SenderRecords } from './sender-records';

/** Our own figure: more would tell nothing new, and each costs an e-mail and some DNS queries. */
export const MAX_TESTS_PER_HOUR = 10;
const TEST_LIMIT: EnforcedRateLimit = {
  name: 'test-message',
  max: MAX_TESTS_PER_HOUR,
  windowMs: 3_600_000,
  refusal: 'message.too_many_tests',
};
/** One limit for everybody: all of them write to the same mailbox. */
const EVERYBODY = 'owners';

/** Port: writes the e-mail that shows the owner that e-mails arrive. */
export abstract class TestEmails {
  /** @throws DomainError `property.not_found` */
  abstract toOwner(): Promise<NewMessage>;
}

export const MAIL_DELIVERIES = ['smtp', 'files'] as const;

/** Port: how e-mails leave, and from which address. */
export abstract class MailRoute {
  /** By a mail server, or as files where none is configured. */
  abstract readonly delivery: (typeof MAIL_DELIVERIES)[number];
  /** The sender's address of all e-mails. @throws DomainError `property.not_found` */
  abstract from(): Promise<string>;
}

/** A queued test e-mail, and what may keep e-mails from arriving. */
export interface TestOutcome {
  /** In an outage with what the mail server said last: it waits until the server takes e-mails again. */
  readonly message: MessageSummary;
  readonly delivery: MailRoute['delivery'];
  /** The sender's address of all e-mails. */
  readonly from: string;
  readonly records: SenderRecords;
}

/**
 * Sends the owner an e-mail in the same way as guests get theirs, and reports what DNS says about the sender's domain.
 */
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
      const outage = await tryServerNow(this.messages, now);
      const records = await this.senderRecords.read(from);
      return { message: duringOutage(message, outage), delivery: this.route.delivery, from, records };
    } catch (error) {
      // Nothing was sent.
      await release();
      throw error;
    }
  }
}
