import type { MailRoute } from '../send-test-message';
import type { MessageStore } from '../message-store';
import { isWorthReporting } from './mail-outage';

/** Whether e-mails leave this installation. */
export interface Delivery {
  /**
   * `not-configured`: without a mail server e-mails are written to files and reach nobody; `failing`: the mail server
   * accepts none, and all wait.
   */
  readonly state: 'working' | 'not-configured' | 'failing';
  /** Since when it fails; null unless it does. */
  readonly since: Date | null;
}

/** Says whether e-mails leave this installation, and if not, since when. */
export class DescribeDelivery {
  constructor(
    private readonly messages: MessageStore,
    private readonly route: MailRoute,
  ) {}

  async describe(): Promise<Delivery> {
    if (this.route.delivery === 'files') return { state: 'not-configured', since: null };
    const outage = await this.messages.outage();
    if (!outage || !isWorthReporting(outage)) return { state: 'working', since: null };
    return { state: 'failing', since: outage.since };
  }
}
