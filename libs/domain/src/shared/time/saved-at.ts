import { DomainError, type ErrorCode } from '../domain-error';

/**
 * Now, but always later than the last save, so that each save has a time of its own.
 * @param before undefined when nothing was saved yet
 */
export function savedAt(before: Date | undefined, now: Date): Date {
  return !before || now.getTime() > before.getTime() ? now : new Date(before.getTime() + 1);
}

/**
 * Rejects a save that started from an older state than the present one: somebody else saved in between.
 * Source: specification §12, Saves at the same time.
 * @param basedOn undefined overwrites whatever is there
 * @param savedBy who saved last, where that is known
 * @throws DomainError with the code, and who saved when, as far as that is known: `savedBy`, `savedAt` (ISO)
 */
export function refuseStale(
  present: Date | undefined,
  basedOn: Date | undefined,
  code: ErrorCode,
  savedBy?: string,
): void {
  if (!isStale(present, basedOn)) return;
  throw new DomainError(code, {
    ...(present && { savedAt: present.toISOString() }),
    ...(savedBy !== undefined && { savedBy }),
  });
}

/** Whether a save started from an older state than the present one. */
export function isStale(present: Date | undefined, basedOn: Date | undefined): boolean {
  return basedOn !== undefined && present?.getTime() !== basedOn.getTime();
}
