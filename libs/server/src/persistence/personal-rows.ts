import type { LockMode } from '@mikro-orm/postgresql';

/** Whether a person's rows are only read, or locked until the transaction ends. */
export type RowLock = LockMode.NONE | LockMode.PESSIMISTIC_WRITE;
