/** Longest name of a version of the cookie dialog; our own limit. */
export const MAX_CONSENT_VERSION_LENGTH = 20;

/**
 * More choices than this in an hour from one address are no visitors': they would only grow the table. Our own figure.
 */
export const MAX_CONSENTS_PER_HOUR = 100;

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
