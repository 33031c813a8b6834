import { DomainError, type ErrorCode } from './domain-error';

/** Now, but in any case another moment than the one before, by which saves are told apart. */
export function savedAt(before: Date, now: Date): Date {
  return now.getTime() > before.getTime() ? now : new Date(before.getTime() + 1);
}

/**
 * Refuses a save that was made on another state than the present one: somebody saved in between. Source: decisions §4,
 * full-object saves.
 * @param basedOn undefined overwrites whatever is there
 * @throws DomainError with the code
 */
export function refuseStale(present: Date | undefined, basedOn: Date | undefined, code: ErrorCode): void {
  if (basedOn && present?.getTime() !== basedOn.getTime()) throw new DomainError(code);
}
