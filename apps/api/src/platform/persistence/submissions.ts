import type { ErrorCode, SubmissionIdentity } from '@ospite/domain';
import { DomainError } from '@ospite/domain';
import type { EntityManager, EntityName, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';

/** Longest key of a sender's. Source: decisions §5, Idempotency-Key. */
export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;
export const CONTENT_HASH_LENGTH = 64;

/** Columns by which a row of what strangers send is told from a repeated sending. */
export interface SubmissionMarks {
  /** Null when the sender named no key; unique. */
  readonly idempotencyKey: string | null;
  /** SHA-256 of the sent fields. */
  readonly contentHash: string;
}

type Submitted = SubmissionMarks & { readonly createdAt: Date };

/** The marks that a new row gets. */
export function submissionMarks(identity: SubmissionIdentity): SubmissionMarks {
  return {
    idempotencyKey: identity.kind === 'key' ? identity.key : null,
    contentHash: hashOf(identity.content),
  };
}

/**
 * Makes everyone who sends the same thing at the same moment wait for one another until the transaction ends.
 * @param kind sets quotes, reviews… apart
 */
export async function lockSubmission(
  em: EntityManager,
  kind: string,
  identity: SubmissionIdentity,
): Promise<void> {
  const name =
    identity.kind === 'key' ? `${kind} key ${identity.key}` : `${kind} content ${hashOf(identity.content)}`;
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}

/**
 * The row that this identity already made, if any.
 * @throws DomainError `reused` when the key came with other fields before
 */
export async function findSubmitted<Row extends Submitted>(
  em: EntityManager,
  rows: EntityName<Row>,
  identity: SubmissionIdentity,
  reused: ErrorCode,
): Promise<Row | undefined> {
  const contentHash = hashOf(identity.content);
  if (identity.kind === 'key') {
    const row = await em.findOne<Row>(rows, { idempotencyKey: identity.key } as FilterQuery<Row>);
    if (row && row.contentHash !== contentHash) throw new DomainError(reused);
    return row ?? undefined;
  }
  const [row] = await em.find<Row>(
    rows,
    { contentHash, createdAt: { $gte: identity.since } } as FilterQuery<Row>,
    { orderBy: { createdAt: 'desc' } as QueryOrderMap<Row>, limit: 1 },
  );
  return row;
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
