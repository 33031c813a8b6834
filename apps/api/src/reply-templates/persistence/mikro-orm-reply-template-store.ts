import { ReplyTemplateStore, type ReplyTemplates } from '@ospite/domain';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReplyTemplatesRecord } from './reply-templates.record';

/** The only row there is; a migration made it. */
const ID = 1;

/** Templates in PostgreSQL. No public page shows them. */
@Injectable()
export class MikroOrmReplyTemplateStore extends ReplyTemplateStore {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async get(): Promise<ReplyTemplates> {
    return toTemplates(await this.em.fork().findOneOrFail(ReplyTemplatesRecord, { id: ID }));
  }

  override update(change: (stored: ReplyTemplates) => ReplyTemplates): Promise<ReplyTemplates> {
    return this.em.fork().transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const record = await em.findOneOrFail(ReplyTemplatesRecord, { id: ID }, lock);
      const changed = change(toTemplates(record));
      Object.assign(record, { templates: [...changed.templates], updatedAt: changed.updatedAt });
      await em.flush();
      return changed;
    });
  }
}

function toTemplates({ templates, updatedAt }: ReplyTemplatesRecord): ReplyTemplates {
  return { templates, updatedAt };
}
