/** How long a request may wait for the database, in milliseconds. */
export interface ServingLimits {
  /** For one statement; PostgreSQL ends it then, and the connection goes on. */
  readonly statementMs: number;
  /** For the answer to a statement, since a frozen PostgreSQL ends nothing; then the connection is destroyed. */
  readonly answerMs: number;
  /** For a connection: a new one, or a free slot in the pool. */
  readonly connectionMs: number;
}

/**
 * A request is answered within 5 s, also while the database is frozen: the rest of the time is for what follows a failure
 * (a ROLLBACK, a rate limit's count that is taken back) and for our own work.
 */
export const SERVING_LIMITS: ServingLimits = { statementMs: 4_000, answerMs: 4_100, connectionMs: 4_100 };

/**
 * For an answer, in milliseconds, where waiting longer is no use: when the database has just failed to answer, and for a
 * ROLLBACK, which takes no time and happens by itself when the connection is lost.
 */
export const SHORT_ANSWER_MS = 250;

/** Connections of one process for the ORM, and for sessions and counters. */
export const MAX_ORM_CONNECTIONS = 10;
export const MAX_PLAIN_CONNECTIONS = 5;
