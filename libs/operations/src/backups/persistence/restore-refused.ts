/**
 * Why nothing is restored: the archive is not ours, damaged, encrypted, or needs a newer program; the target already
 * contains a site or is in use; or it is unknown who was erased since.
 */
export type RestoreRefusal =
  | 'not_a_backup'
  | 'damaged'
  | 'passphrase_missing'
  | 'passphrase_wrong'
  | 'newer_format'
  | 'newer_schema'
  | 'place_not_empty'
  | 'place_in_use'
  | 'erasures_unknown';

/** A restore that was refused before anything became visible. The message is for the person who runs the machine. */
export class RestoreRefusedError extends Error {
  constructor(
    readonly reason: RestoreRefusal,
    message: string,
  ) {
    super(message);
    this.name = 'RestoreRefusedError';
  }
}

/** @returns the error for an archive that differs from what was written. @param what what is wrong with it */
export function damaged(what: string): RestoreRefusedError {
  return new RestoreRefusedError(
    'damaged',
    `The archive is damaged (${what}). Nothing was restored: take another one.`,
  );
}

/** Classes of SQLSTATE that rows and manifest cause: data, integrity, syntax and names (PostgreSQL, appendix A). */
const CAUSED_BY_ARCHIVE = /^(?:22|23|42)[0-9A-Z]{3}$/;

/**
 * @returns the error for an archive, where the database refused what it holds; any other error as it is. What PostgreSQL
 *   says is left out: it repeats values of rows.
 */
export function damagedIfRefused(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CAUSED_BY_ARCHIVE.test(code) ? damaged(`PostgreSQL refuses its content, SQLSTATE ${code}`) : error;
}
