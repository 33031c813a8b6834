import { RetentionStore, type AgeLimit, type DeleteCopies } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deleteOldConsents } from '../../consents';
import { anonymiseMessages, messagesAbout, oldMessages } from '../../messages';
import { anonymiseQuotes, oldQuotes } from '../../quotes';
import { anonymiseOldReviews } from '../../reviews';
import { deleteOldVisits } from '../../visits';

/** Rows in one transaction: so few that nobody waits long for their locks. */
const PEOPLE_AT_ONCE = 50;
const VISITS_AT_ONCE = 5_000;

/** Old rows of all modules. Rows are locked in the order of their ids, quotes before their messages. */
@Injectable()
export class MikroOrmRetentionStore extends RetentionStore {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override deleteVisits(limit: AgeLimit): Promise<number> {
    return deleteOldVisits(this.em.fork(), limit.before, VISITS_AT_ONCE);
  }

  override anonymiseQuotes(limit: AgeLimit, forget: DeleteCopies): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const ids = await oldQuotes(em, limit, PEOPLE_AT_ONCE);
      const messages = await messagesAbout(em, ids);
      await anonymiseQuotes(em, ids, limit.now);
      await anonymiseMessages(em, messages);
      // Last, when the outbox can no longer mark one of them as sent.
      for (const message of messages) await forget(message);
      return ids.length;
    });
  }

  override anonymiseReviews(limit: AgeLimit): Promise<number> {
    return this.em.fork().transactional((em) => anonymiseOldReviews(em, limit, PEOPLE_AT_ONCE));
  }

  override anonymiseMessages(limit: AgeLimit, forget: DeleteCopies): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const messages = await oldMessages(em, limit, PEOPLE_AT_ONCE);
      await anonymiseMessages(em, messages);
      for (const message of messages) await forget(message);
      return messages.length;
    });
  }

  override deleteConsents(limit: AgeLimit): Promise<number> {
    return deleteOldConsents(this.em.fork(), limit);
  }
}
