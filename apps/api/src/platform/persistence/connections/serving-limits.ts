/** How long a request may wait for the database, in milliseconds. */
export interface ServingLimits {
  /** For one statement; PostgreSQL ends it then, and the connection goes on. */
  readonly statementMs: number;
  /** For PostgreSQL to answer a statement: one that is stopped ends nothing. The connection is destroyed then. */
  readonly answerMs: number;
  /** For a connection: a new one to be made, or a place in the pool to become free. */
  readonly connectionMs: number;
}

/**
 * Whoever asks gets an answer within 5 s, also while the database is frozen: the rest is for what follows a failure
 * (a ROLLBACK, a count that is given back) and for our own work.
 */
export const SERVING_LIMITS: ServingLimits = { statementMs: 4_000, answerMs: 4_300, connectionMs: 4_300 };

/**
 * For an answer, in milliseconds, where a longer wait is of no use: of a database that has just left somebody without
 * one, and to a ROLLBACK, which has no work to do and happens by itself when the connection is lost.
 */
export const SHORT_ANSWER_MS = 250;

/** Connections of one process for units of work, and for sessions and counters. */
export const MAX_ORM_CONNECTIONS = 10;
export const MAX_PLAIN_CONNECTIONS = 5;
