import { Clock } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountRecord } from '../accounts/persistence/account.record';
import { ReplyTemplatesRecord } from '../reply-templates/persistence/reply-templates.record';
import { STANDARD_REPLY_TEMPLATES } from './standard-reply-templates';

/** The templates of replies that an owner begins with, so that the first guest is answered in the guest's language. */
@Injectable()
export class FirstReplies {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Puts them in place while nobody can have changed or removed any: before there is an account. */
  async fill(): Promise<void> {
    const em = this.em.fork();
    if ((await em.count(AccountRecord)) > 0) return;
    const templates = { templates: [...STANDARD_REPLY_TEMPLATES], updatedAt: this.clock.now() };
    await em.nativeUpdate(ReplyTemplatesRecord, { id: 1 }, templates);
  }
}
