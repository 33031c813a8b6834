import { types } from 'node:util';

/** What failed: database, network or a disk is unavailable, or a disk is full. */
export type StorageFailure = 'away' | 'full';

/** Seconds after which it is worth trying again; on a full disk a person has to make room first. */
export const RETRY_SECONDS: Readonly<Record<StorageFailure, number>> = { away: 5, full: 60 };

/** PostgreSQL's disk_full, and the operating system's own (PostgreSQL, appendix A; errno(3)). */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;

/**
 * Classes 08 (connection), 53 (too few resources), 57P (stopping, starting, crashed), 58 (its files fail), a statement
 * that was ended (57014), a database that only reads (25006), and the network's own.
 */
const AWAY =
  /^(08...|53...|57P..|57014|58...|25006|25P03|E(CONN(REFUSED|RESET|ABORTED)|PIPE|NOTFOUND|TIMEDOUT|AI_AGAIN|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN))$/;

/** A disk fails, or the system has made it read-only since it failed (errno(3)). */
const DISK_FAILS = /^E(IO|ROFS)$/;

/** PostgreSQL answers and takes no writes: it is read-only or a standby (25006), or its disk is full (53100). */
const ONLY_READS = /^(25006|53100)$/;

/** Messages of pg, pg-pool and kysely, whose errors have no codes. */
const AWAY_TEXTS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
];

/** Enough for every error that the ORM, the driver and we wrap around another one. */
const MAX_ERRORS = 20;

/** Finds a failure of database, network or disk in whatever was thrown, or in what it wraps. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  const found = wrappedIn(error).map(kindOf);
  return found.find((kind) => kind === 'full') ?? found.find((kind) => kind === 'away');
}

/** Object storage, in another place than the server's disk, does not answer, refuses or is full. */
export class ObjectStorageError extends Error {
  /** @param code the operating system's for the same failure of a disk or a partner */
  constructor(
    message: string,
    readonly code: 'ENOSPC' | 'ETIMEDOUT',
    options: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ObjectStorageError';
  }
}

/** Whether what failed is where the files are: object storage, or the server's own disk. */
export function isOfFiles(error: unknown): boolean {
  return wrappedIn(error).some((one) => one instanceof ObjectStorageError || DISK_FAILS.test(codeOf(one)));
}

/** Whether a write failed because the database only reads now. */
export function databaseOnlyReads(error: unknown): boolean {
  return wrappedIn(error).some((one) => ONLY_READS.test(codeOf(one)));
}

function kindOf(error: Error): StorageFailure | undefined {
  const code = codeOf(error);
  if (FULL.test(code)) return 'full';
  if (AWAY.test(code) || DISK_FAILS.test(code)) return 'away';
  return AWAY_TEXTS.some((text) => error.message.includes(text)) ? 'away' : undefined;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The error, its causes and the errors it aggregates, each once. */
function wrappedIn(error: unknown): readonly Error[] {
  const found = new Set<Error>();
  const add = (one: unknown): void => {
    if (!types.isNativeError(one) || found.has(one) || found.size >= MAX_ERRORS) return;
    found.add(one);
    add(one.cause);
    if ('errors' in one && Array.isArray(one.errors)) one.errors.forEach(add);
  };
  add(error);
  return [...found];
}
