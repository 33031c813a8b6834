import { RetentionStore, type Message } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteOldConsents } from '../../consents';
import { anonymiseMessages, messagesAbout, oldMessages } from '../../messages';
import { anonymiseQuotes, oldQuotes } from '../../quotes';
import { anonymiseOldReviews } from '../../reviews';
import { deleteOldVisits } from '../../visits';

/** Rows that one transaction takes: so few that nobody waits long for them. */
const PEOPLE_AT_ONCE = 50;
const VISITS_AT_ONCE = 5_000;

/** What grows old in every module's tables. Rows are locked in the order of their ids, quotes before their letters. */
export class MikroOrmRetentionStore extends RetentionStore {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override deleteVisits(before: Date): Promise<number> {
    return deleteOldVisits(this.em.fork(), before, VISITS_AT_ONCE);
  }

  override anonymiseQuotes(
    before: Date,
    at: Date,
    forget: (message: Message) => Promise<void>,
  ): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const ids = await oldQuotes(em, before, PEOPLE_AT_ONCE);
      const messages = await messagesAbout(em, ids);
      await anonymiseQuotes(em, ids, at);
      await anonymiseMessages(em, messages);
      // Last, when no sender can note any longer that it sent one of them.
      for (const message of messages) await forget(message);
      return ids.length;
    });
  }

  override anonymiseReviews(before: Date): Promise<number> {
    return this.em.fork().transactional((em) => anonymiseOldReviews(em, before, PEOPLE_AT_ONCE));
  }

  override anonymiseMessages(before: Date, forget: (message: Message) => Promise<void>): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const messages = await oldMessages(em, before, PEOPLE_AT_ONCE);
      await anonymiseMessages(em, messages);
      for (const message of messages) await forget(message);
      return messages.length;
    });
  }

  override deleteConsents(before: Date): Promise<number> {
    return deleteOldConsents(this.em.fork(), before);
  }
}
