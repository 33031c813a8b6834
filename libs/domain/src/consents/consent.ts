/** Longest version of the cookie dialog, in characters; our own limit. */
export const MAX_CONSENT_VERSION_LENGTH = 20;

/** What a visitor allows besides what the site needs to work. Source: specification §3, Cookie consent record. */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** A choice as stored to prove that it was asked for; it does not lead to a person. Source: decisions §5. */
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
