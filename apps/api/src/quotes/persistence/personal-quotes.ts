import { ANONYMOUS_EMAIL, ANONYMOUS_NAME, type AgeLimit, type Quote, type QuoteChange } from '@ospite/domain';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { firstYoungRow, type RowLock } from '@ospite/server/persistence';
import { QuoteChangeRecord } from './quote-change.record';
import { toQuote, toQuoteChange } from './quote.mapping';
import { QuoteRecord } from './quote.record';

/**
 * The quotes with one e-mail address, oldest first, each with its history.
 * @param spellings of the address, as they are stored
 * @param lockMode keeps others from changing the quotes, and so from adding to their history and messages
 */
export async function quotesOf(
  em: EntityManager,
  spellings: readonly string[],
  lockMode: RowLock = LockMode.NONE,
): Promise<(Quote & { history: readonly QuoteChange[] })[]> {
  const rows = await em.find(
    QuoteRecord,
    { email: { $in: [...spellings] } },
    { orderBy: { id: 'asc' }, lockMode },
  );
  const changes = await em.find(
    QuoteChangeRecord,
    { quote: { $in: rows.map(({ id }) => id) } },
    { orderBy: { id: 'asc' } },
  );
  return rows.map((row) => ({
    ...toQuote(row),
    history: changes.filter(({ quote }) => quote.id === row.id).map(toQuoteChange),
  }));
}

/** The quotes that are too old and still name a person, locked until the transaction ends. */
export async function oldQuotes(em: EntityManager, age: AgeLimit, limit: number): Promise<number[]> {
  const rows = await em.find(
    QuoteRecord,
    {
      createdAt: { $lt: age.before },
      id: { $lt: await firstYoungRow(em, 'quote', age) },
      anonymisedAt: null,
    },
    { fields: ['id'], orderBy: { id: 'asc' }, limit, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return rows.map(({ id }) => id);
}

/**
 * Removes everything about a person from quotes, within the caller's transaction. The stay remains, and so do the
 * statuses in the history.
 */
export async function anonymiseQuotes(em: EntityManager, ids: readonly number[], at: Date): Promise<void> {
  await em.nativeUpdate(
    QuoteRecord,
    { id: { $in: [...ids] } },
    {
      firstName: ANONYMOUS_NAME,
      lastName: ANONYMOUS_NAME,
      email: ANONYMOUS_EMAIL,
      phone: null,
      specialRequests: null,
      notes: null,
      // Both could still identify the person: the key is the sender's, and hashes of guesses can be compared.
      idempotencyKey: null,
      contentHash: '',
      updatedAt: at,
      anonymisedAt: at,
    },
  );
  await em.nativeUpdate(
    QuoteChangeRecord,
    { quote: { $in: [...ids] }, field: { $in: ['notes', 'reply'] } },
    { from: null, to: null, idempotencyKey: null, contentHash: null },
  );
}
