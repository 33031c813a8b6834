import { DomainError, type ErrorCode, type SubmissionIdentity } from '@ospite/domain/shared';
import {
  p,
  type EntityManager,
  type EntityName,
  type FilterQuery,
  type QueryOrderMap,
} from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';

/** Longest idempotency key. Source: specification §13, Quotes and reviews. */
export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;
export const CONTENT_HASH_LENGTH = 64;

/** Columns that tell whether a submission was stored before. */
interface SubmissionColumns {
  /** Null when the sender chose no key; unique. */
  readonly idempotencyKey: string | null;
  /** SHA-256 of the sent fields. */
  readonly contentHash: string;
}

type Submitted = SubmissionColumns & { readonly createdAt: Date };

/** One kind of submission: its name, its rows, and the error for a key that came with other fields before. */
interface SubmissionKind<Row extends Submitted> {
  readonly name: string;
  readonly rows: EntityName<Row>;
  readonly keyReused: ErrorCode;
}

/** What the unit of work of a submission knows: its transaction, and the row that the same identity stored before. */
export interface OpenSubmission<Row> {
  readonly em: EntityManager;
  readonly existing: Row | undefined;
  onFailure(undo: () => Promise<void>): void;
}

/**
 * Runs the unit of work of a submission in one transaction. Others with the same identity wait until it ends, on every
 * replica.
 */
export async function runSubmission<Row extends Submitted, Result>(
  em: EntityManager,
  kind: SubmissionKind<Row>,
  identity: SubmissionIdentity,
  work: (submission: OpenSubmission<Row>) => Promise<Result>,
): Promise<Result> {
  const undoSteps: (() => Promise<void>)[] = [];
  try {
    return await em.fork().transactional(async (transaction) => {
      await lockSubmission(transaction, kind.name, identity);
      const existing = await findSubmitted(transaction, kind, identity);
      return work({ em: transaction, existing, onFailure: (undo) => undoSteps.push(undo) });
    });
  } catch (error) {
    // All of them, whatever their outcome: the caller has to see the first error.
    await Promise.allSettled(undoSteps.map((undo) => undo()));
    throw error;
  }
}

/** The columns of a new row. */
export function submissionColumns(identity: SubmissionIdentity): SubmissionColumns {
  return {
    idempotencyKey: identity.kind === 'key' ? identity.key : null,
    contentHash: hashOf(identity.content),
  };
}

async function lockSubmission(em: EntityManager, kind: string, identity: SubmissionIdentity): Promise<void> {
  if (identity.kind === 'key') return lockKey(em, kind, identity.key);
  return lockName(em, `${kind} content ${hashOf(identity.content)}`);
}

/** Others with the same key wait until the transaction ends, on every replica. @param kind of what is sent */
export function lockKey(em: EntityManager, kind: string, key: string): Promise<void> {
  return lockName(em, `${kind} key ${key}`);
}

async function lockName(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}

/**
 * The row that this identity stored before, if any.
 * @throws DomainError `keyReused` when the key came with other fields before
 */
export async function findSubmitted<Row extends Submitted>(
  em: EntityManager,
  { rows, keyReused }: SubmissionKind<Row>,
  identity: SubmissionIdentity,
): Promise<Row | undefined> {
  if (identity.kind === 'key') return findByKey(em, { rows, among: {}, keyReused }, identity);
  const contentHash = hashOf(identity.content);
  const [row] = await em.find<Row>(
    rows,
    { contentHash, createdAt: { $gte: identity.since } } as FilterQuery<Row>,
    { orderBy: { createdAt: 'desc' } as QueryOrderMap<Row>, limit: 1 },
  );
  return row;
}

/** What came with a key that its sender chose. */
interface KeyedContent {
  readonly key: string;
  readonly content: string | Uint8Array;
}

interface KeyedRows<Row> {
  readonly rows: EntityName<Row>;
  readonly among: FilterQuery<Row>;
  readonly keyReused: ErrorCode;
  readonly factsOf?: (row: Row) => { readonly id: number };
}

interface KeyColumns {
  readonly idempotencyKey: string | null;
  readonly contentHash: string | null;
}

/** Columns of a row whose sender may choose a key. */
export const optionalKeyColumns = () => ({
  /** Null when the sender chose no key. */
  idempotencyKey: p.string().length(MAX_IDEMPOTENCY_KEY_LENGTH).strictNullable(),
  /** SHA-256 of what came with the key. */
  contentHash: p.string().length(CONTENT_HASH_LENGTH).strictNullable(),
});

export function keyColumns(keyed: KeyedContent | undefined): KeyColumns {
  return { idempotencyKey: keyed?.key ?? null, contentHash: keyed ? hashOf(keyed.content) : null };
}

/**
 * The row that came with a key before, if any.
 * @param rows where to look: the rows with these values
 * @param factsOf facts about the row for somebody who sends different content
 * @throws DomainError `keyReused` when the key came with another content
 */
export async function findByKey<Row extends KeyColumns>(
  em: EntityManager,
  { rows, among, keyReused, factsOf }: KeyedRows<Row>,
  { key, content }: KeyedContent,
): Promise<Row | undefined> {
  const row = await em.findOne<Row>(rows, { $and: [among, { idempotencyKey: key }] } as FilterQuery<Row>);
  if (row && row.contentHash !== hashOf(content)) throw new DomainError(keyReused, factsOf?.(row));
  return row ?? undefined;
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
