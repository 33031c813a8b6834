import type { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { MAX_ROW_ID } from './row-id';

/** Whether a person's rows are only read, or locked until the transaction ends. */
export type RowLock = LockMode.NONE | LockMode.PESSIMISTIC_WRITE;

/**
 * The number of the first row that is young. What was written after it is young, too, although the clock was years behind when it
 * was written; what is dated in the future proves nothing.
 * @param columns what rises with each row that is written, and the row's date
 */
export async function firstYoungRow(
  em: EntityManager,
  table: string,
  { before, now }: { readonly before: Date; readonly now: Date },
  columns = { order: 'id', date: 'created_at' },
): Promise<number> {
  const [row] = await em.execute<{ first: number | null }[]>(
    'select min(??) as first from ?? where ?? between ? and ?',
    [columns.order, table, columns.date, before, now],
  );
  return row?.first ?? MAX_ROW_ID;
}
