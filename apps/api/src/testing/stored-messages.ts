import type { StoredMessage } from '@ospite/domain/testing';
import type { TestOrm } from './test-orm';

/** The outbox as it is in the database, oldest first, for tests of the stores that write into it. */
export async function storedMessages({ orm }: TestOrm): Promise<StoredMessage[]> {
  const rows: (StoredMessage & { nextAttemptAt: string | null })[] = await orm.em.fork().execute(
    `select kind, subject, quote_id as "quoteId", review_id as "reviewId", status, message_id as "messageId",
       next_attempt_at as "nextAttemptAt" from message order by id`,
  );
  return rows.map((row) => ({ ...row, nextAttemptAt: row.nextAttemptAt && new Date(row.nextAttemptAt) }));
}
