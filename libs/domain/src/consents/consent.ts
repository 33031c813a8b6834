/** Longest name of a version of the cookie dialog; our own limit. */
export const MAX_CONSENT_VERSION_LENGTH = 20;

/** What a visitor allows besides what the site needs to work. Source: specification §3, Cookie consent record. */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** A choice as kept to prove that it was asked for: nothing in it leads to a person. Source: decisions §5. */
export interface Consent {
  /** Random, of the record alone. */
  readonly id: string;
  /** Of the dialog that was shown. */
  readonly version: string;
  readonly choice: ConsentChoice;
  readonly givenAt: Date;
}
