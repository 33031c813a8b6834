import type { MailRoute } from '../send-test-message';
import type { MessageStore } from '../message-store';
import { isWorthTelling } from './mail-outage';

/**
 * `not-configured`: without a mail server e-mails are files that nobody gets; `failing`: the mail server takes none, and
 * all wait.
 */
export const DELIVERY_STATES = ['working', 'not-configured', 'failing'] as const;

/** Whether e-mails leave this installation. */
export interface Delivery {
  readonly state: (typeof DELIVERY_STATES)[number];
  /** Since when it fails; null unless it does. */
  readonly since: Date | null;
  /** What the mail server said last, in its own words and without addresses; null unless it fails. */
  readonly serverSaid: string | null;
}

/** Says whether e-mails leave this installation, and if not, why. */
export class DescribeDelivery {
  constructor(
    private readonly messages: MessageStore,
    private readonly route: MailRoute,
  ) {}

  async describe(): Promise<Delivery> {
    if (this.route.delivery === 'files') return { state: 'not-configured', since: null, serverSaid: null };
    const outage = await this.messages.outage();
    if (!outage || !isWorthTelling(outage)) return { state: 'working', since: null, serverSaid: null };
    return { state: 'failing', since: outage.since, serverSaid: outage.serverSaid };
  }
}
