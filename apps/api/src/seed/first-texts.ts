import { Clock } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContentVersion } from '@ospite/server/persistence';
import { AccountRecord } from '../accounts/persistence/account.record';
import { ReplyTemplatesRecord } from '../reply-templates/persistence/reply-templates.record';
import { addLegalTexts } from './content/legal/add-legal-texts';
import { STANDARD_REPLY_TEMPLATES } from './standard-reply-templates';

/** What an owner begins with: templates of replies, so that the first guest is answered in the guest's language, and legal texts. */
@Injectable()
export class FirstTexts {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
    private readonly clock: Clock,
  ) {}

  /** Puts them in place while nobody can have changed or removed any: before there is an account. */
  async fill(): Promise<void> {
    const em = this.em.fork();
    if ((await em.count(AccountRecord)) > 0) return;
    await this.contentVersion.transactional(em, async (inner) => {
      const templates = { templates: [...STANDARD_REPLY_TEMPLATES], updatedAt: this.clock.now() };
      await inner.nativeUpdate(ReplyTemplatesRecord, { id: 1 }, templates);
      await addLegalTexts(inner);
    });
  }
}
