import {
  ANONYMOUS_EMAIL,
  comparableAddress,
  PrivacyStore,
  type ErasureCounts,
  type DeleteCopies,
  type PersonalData,
} from '@ospite/domain';
import { EntityManager, IsolationLevel, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eraseMessages, messagesOf } from '../../messages';
import { anonymiseQuotes, quotesOf } from '../../quotes';
import { ContentVersion, type RowLock } from '@ospite/server/persistence';
import { anonymiseReviews, reviewsOf } from '../../reviews';

const KNOWN = `select email from quote union all select email from review
  union all select recipient from message union all select reply_to from message`;

/** Reads and erases one person's data in all modules, in one transaction. */
@Injectable()
export class MikroOrmPrivacyStore extends PrivacyStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override find(email: string): Promise<PersonalData> {
    return this.em.fork().transactional((em) => personalData(em, email, LockMode.NONE), {
      isolationLevel: IsolationLevel.REPEATABLE_READ,
    });
  }

  /** The outbox's own addresses are the owner's: erasing them finds nothing. */
  override async addresses(): Promise<readonly string[]> {
    const known = await knownAddresses(this.em.fork());
    return [...new Map(known.map((email) => [comparableAddress(email), email])).values()];
  }

  override erase(email: string, at: Date, forget: DeleteCopies): Promise<ErasureCounts> {
    // Public pages show the names of reviewers.
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      const { quotes, reviews, messages } = await personalData(em, email, LockMode.PESSIMISTIC_WRITE);
      const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
      await anonymiseQuotes(em, ids(quotes), at);
      await anonymiseReviews(em, ids(reviews), at);
      await eraseMessages(em, messages, email);
      // Last, when the outbox can no longer mark one of them as sent.
      for (const message of messages) await forget(message);
      return { quotes: quotes.length, reviews: reviews.length, messages: messages.length };
    });
  }
}

/** Quotes come first: their locks wait for a reply that is being written, so that its message is found, too. */
async function personalData(em: EntityManager, email: string, lockMode: RowLock): Promise<PersonalData> {
  const wanted = comparableAddress(email);
  const spellings = (await knownAddresses(em)).filter((known) => comparableAddress(known) === wanted);
  const quotes = await quotesOf(em, spellings, lockMode);
  const reviews = await reviewsOf(em, spellings, lockMode);
  const about = { quoteIds: quotes.map(({ id }) => id), reviewIds: reviews.map(({ id }) => id) };
  const messages = await messagesOf(em, spellings, about, lockMode);
  return { quotes, reviews, messages };
}

/** As they are stored. PostgreSQL compares none: which capitals it knows depends on its version and on the database. */
async function knownAddresses(em: EntityManager): Promise<readonly string[]> {
  const rows = await em.execute<{ email: string }[]>(
    `select distinct email from (${KNOWN}) as known where email is not null and email <> ?`,
    [ANONYMOUS_EMAIL],
  );
  return rows.map(({ email }) => email);
}
