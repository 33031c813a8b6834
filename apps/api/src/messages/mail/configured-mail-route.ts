import { MailRoute } from '@ospite/domain';
import type { FindSender } from './envelope';

/** How e-mails leave by this installation's configuration. */
export class ConfiguredMailRoute extends MailRoute {
  constructor(
    override readonly delivery: MailRoute['delivery'],
    private readonly findSender: FindSender,
  ) {
    super();
  }

  override async from(): Promise<string> {
    return (await this.findSender()).address;
  }
}
