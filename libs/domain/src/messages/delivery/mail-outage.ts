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

const MINUTE_MS = 60_000;
/** Pauses before the second and each further try; the last one repeats. Guards against guessing bear as many. */
const PAUSES_MS = [1, 2, 5, 15, 30].map((minutes) => minutes * MINUTE_MS);
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** So many tries in vain are more than a mail server that starts anew: about ten minutes. Our own figure. */
export const REPORTED_AFTER_TRIES = 4;

/** Whether somebody has to know of it: a refusal at once, silence once it lasts. */
export function isWorthReporting({ isRefusal, tries }: MailOutage): boolean {
  return isRefusal || tries >= REPORTED_AFTER_TRIES;
}

/** The outage after one more try in vain. */
export function continueOutage(
  before: MailOutage | null,
  now: Date,
  { serverSaid, isRefusal }: Pick<MailOutage, 'serverSaid' | 'isRefusal'>,
): MailOutage {
  const tries = (before?.tries ?? 0) + 1;
  const pause = PAUSES_MS[tries - 1] ?? LONGEST_PAUSE_MS;
  return {
    since: before && before.since < now ? before.since : now,
    serverSaid,
    isRefusal,
    tries,
    nextTryAt: new Date(now.getTime() + pause),
  };
}

/** Whether the mail server may be tried again; what lies further ahead than any pause comes from a clock that ran ahead. */
export function mayTryAgain({ nextTryAt }: MailOutage, now: Date): boolean {
  const wait = nextTryAt.getTime() - now.getTime();
  return wait <= 0 || wait > LONGEST_PAUSE_MS;
}
