import type { FormValues } from './form-values';

const STORAGE_KEY = 'quote-draft';

/** What a guest has typed so far, kept for this browser tab alone until it is sent. */
export interface KeptDraft {
  readonly values: FormValues;
  /** When the guest began, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** The kept draft; undefined when there is none or the browser keeps nothing. */
export function loadDraft(): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(draft: KeptDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends the form.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}

function isDraft(value: unknown): value is KeptDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null &&
    'startedAt' in value &&
    typeof value.startedAt === 'number'
  );
}
