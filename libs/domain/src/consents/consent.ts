/** Longest version of the cookie dialog, in characters; our own limit. */
export const MAX_CONSENT_VERSION_LENGTH = 20;

/** Version of what the cookie dialog asks: when that changes, everybody is asked again. Source: specification §14. */
export const CONSENT_VERSION = '2026-11';

/** A choice counts for this many months, then the visitor is asked again. Source: specification §14. */
export const CONSENT_MONTHS = 6;

/** What a visitor allows besides what the site needs to work. Source: specification §3, What the browser keeps. */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/**
 * Whether a choice still counts.
 * @param version of the dialog in which it was made
 * @param timestamp when it was made, as ISO text; one that cannot be read, or lies ahead, counts as none
 */
export function isConsentCurrent(version: unknown, timestamp: string, now: Date): boolean {
  const end = new Date(timestamp);
  const isPast = end <= now;
  end.setMonth(end.getMonth() + CONSENT_MONTHS);
  return version === CONSENT_VERSION && isPast && end > now;
}

/** Tracking code may run after consent to either. Source: specification §12, Banners and tracking. */
export function allowsTracking({ analytics, marketing }: ConsentChoice): boolean {
  return analytics || marketing;
}

/** A choice as stored to prove that it was asked for; it does not lead to a person. Source: specification §13. */
export interface Consent {
  /** Of the dialog that was shown. */
  readonly version: string;
  readonly choice: ConsentChoice;
  readonly givenAt: Date;
}

/** Port: consents. */
export abstract class ConsentStore {
  /** Stores a consent under a random id. */
  abstract add(consent: Consent): Promise<void>;
}
