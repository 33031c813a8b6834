import type { LockMode } from '@mikro-orm/postgresql';

/** Whether rows are only read, or kept from everyone else until the transaction ends. */
export type RowLock = LockMode.NONE | LockMode.PESSIMISTIC_WRITE;
