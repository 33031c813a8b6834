/**
 * Why nothing is restored: the archive is none of ours, damaged, locked, or needs a newer program; the place holds a
 * site already or is in use; or nobody can say who was erased since.
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

/** @returns the error of an archive that is not what was written. @param what is wrong with it */
export function damaged(what: string): RestoreRefusedError {
  return new RestoreRefusedError(
    'damaged',
    `The archive is damaged (${what}). Nothing was restored: take another one.`,
  );
}
