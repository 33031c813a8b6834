import { CONSENT_KEY } from '@ospite/contracts/site';
import { isConsentCurrent, type ConsentChoice } from '@ospite/domain';

/**
 * What the browser keeps of a choice. Source: specification §3, What the browser keeps; `version` by specification §14.
 */
export interface StoredConsent {
  readonly preferences: ConsentChoice & { readonly necessary: true };
  /** ISO text. */
  readonly timestamp: string;
  readonly version: string;
}

/** The choice that still counts; undefined without one, or where the browser stores nothing. */
export function storedConsent(): ConsentChoice | undefined {
  try {
    const stored: StoredConsent = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '');
    const { analytics, marketing } = stored.preferences;
    return isConsentCurrent(stored.version, stored.timestamp, new Date())
      ? { analytics: analytics === true, marketing: marketing === true }
      : undefined;
  } catch {
    return undefined;
  }
}
