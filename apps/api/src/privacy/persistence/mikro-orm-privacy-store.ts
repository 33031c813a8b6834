import { PrivacyStore, type ErasedData, type PersonalData } from '@ospite/domain';
import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eraseMessages, messagesOf } from '../../messages';
import { anonymiseQuotes, quotesOf } from '../../quotes';
import { ContentVersion } from '../../platform/persistence/content-version';
import { anonymiseReviews, reviewsOf } from '../../reviews';

/** What is known of a person, from every module that knows something, in one transaction. */
@Injectable()
export class MikroOrmPrivacyStore extends PrivacyStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override find(email: string): Promise<PersonalData> {
    return this.em
      .fork()
      .transactional((em) => personalData(em, email), { isolationLevel: IsolationLevel.REPEATABLE_READ });
  }

  override erase(email: string, at: Date): Promise<ErasedData> {
    // Public pages show the names of who wrote reviews.
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      const { quotes, reviews, messages } = await personalData(em, email);
      const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
      await anonymiseQuotes(em, ids(quotes), at);
      await anonymiseReviews(em, ids(reviews));
      await eraseMessages(em, messages, email);
      return { quotes: quotes.length, reviews: reviews.length, messages };
    });
  }
}

async function personalData(em: EntityManager, email: string): Promise<PersonalData> {
  const quotes = await quotesOf(em, email);
  const reviews = await reviewsOf(em, email);
  const messages = await messagesOf(
    em,
    email,
    quotes.map(({ id }) => id),
  );
  return { quotes, reviews, messages };
}
