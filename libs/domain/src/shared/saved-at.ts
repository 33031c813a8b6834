import { DomainError, type ErrorCode } from './domain-error';

/**
 * Now, but always later than the last save, so that the times tell saves apart.
 * @param before undefined when nothing was saved yet
 */
export function savedAt(before: Date | undefined, now: Date): Date {
  return !before || now.getTime() > before.getTime() ? now : new Date(before.getTime() + 1);
}

/**
 * Rejects a save that started from an older state than the present one: somebody else saved in between.
 * Source: decisions §4, full-object saves.
 * @param basedOn undefined overwrites whatever is there
 * @throws DomainError with the code
 */
export function refuseStale(present: Date | undefined, basedOn: Date | undefined, code: ErrorCode): void {
  if (basedOn && present?.getTime() !== basedOn.getTime()) throw new DomainError(code);
}
