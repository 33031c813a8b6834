import type { FormValues } from '../../shared/forms/faults';
import type { SendingRequest } from '../../shared/forms/use-guest-form';

const STORAGE_KEY = 'quote-draft';

/** What a guest has typed so far, stored only for this browser tab until it is sent. */
interface StoredDraft {
  readonly values: FormValues;
  /** When the guest began to type, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The query that the form was opened with: what it names is in the draft already. */
  readonly search?: string;
  readonly sending?: SendingRequest | null;
}

/** The stored draft; undefined when there is none or the browser stores nothing. */
export function loadDraft(): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(draft: StoredDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Without storage the form can still be sent.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}

function isDraft(value: unknown): value is StoredDraft {
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
