/**
 * The mail server takes no e-mail at all: it cannot be reached, or turns away whoever connects, signs in or names the
 * sender. What is due waits until it takes one again.
 */
export interface MailOutage {
  readonly since: Date;
  /** In its own words, or what kept us from reaching it. */
  readonly serverSaid: string;
  /** It refused for good (a wrong password, no encryption): somebody has to correct something. */
  readonly isRefusal: boolean;
  /** How often it was tried in vain. */
  readonly tries: number;
  /** Until then nothing is sent. */
  readonly nextTryAt: Date;
}

/** So many tries in vain are more than a mail server that starts anew: about ten minutes. Our own figure. */
export const TELLING_TRIES = 4;

/** Whether somebody has to know of it: a refusal at once, silence once it lasts. */
export function isWorthTelling({ isRefusal, tries }: MailOutage): boolean {
  return isRefusal || tries >= TELLING_TRIES;
}
