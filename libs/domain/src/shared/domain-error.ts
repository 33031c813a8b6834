import type { FieldProblem } from './forms/field-checks';

/**
 * What kind of error a code stands for: `invalid` fields break their rules, and the error names them; `missing` there is
 * no such thing; `rule` a business rule forbids it; `conflict` it clashes with what is stored; `unauthenticated` nobody
 * is signed in; `forbidden` the caller may not do it; `limit` it happened too often; `unavailable` something it depends
 * on does not respond.
 */
export type ErrorKind =
  'invalid' | 'missing' | 'rule' | 'conflict' | 'unauthenticated' | 'forbidden' | 'limit' | 'unavailable';

/**
 * The codes of all domain errors with their kinds: each module adds its own table, in `<module>.errors.ts`. `ERROR_KINDS`
 * has them at run time.
 */
export interface ErrorTables {}

export type ErrorCode = { [Module in keyof ErrorTables]: keyof ErrorTables[Module] }[keyof ErrorTables];
type ErrorFacts = Readonly<Record<string, string | number | boolean>>;

/**
 * A broken rule, by a stable code. It carries facts, never a sentence and never an HTTP status: the API maps the kind to
 * a status, and the catalogues hold the sentence.
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly facts: ErrorFacts = {},
    readonly fields: readonly FieldProblem[] = [],
  ) {
    super(code);
    this.name = 'DomainError';
  }
}
