import type { MessageSummary } from '../message';

/**
 * The mail server accepts no e-mail at all: it cannot be reached, or refuses the connection, the sign-in or the sender.
 * Due messages wait until it accepts one again.
 */
export interface MailOutage {
  readonly since: Date;
  /** What the server said, or why it could not be reached. */
  readonly serverSaid: string;
  /** It refused for good (a wrong password, no encryption): somebody has to correct something. */
  readonly isRefusal: boolean;
  /** Failed tries. */
  readonly tries: number;
  /** Nothing is sent before then. */
  readonly nextTryAt: Date;
}

const MINUTE_MS = 60_000;
/**
 * Pauses before the second and each further try; the last one repeats. Servers that guard against password guessing
 * tolerate this many.
 */
const PAUSES_MS = [1, 2, 5, 15, 30].map((minutes) => minutes * MINUTE_MS);
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** After this many failed tries, about ten minutes, it is more than a restart of the mail server. Our own figure. */
export const REPORTED_AFTER_TRIES = 4;

/** Whether to report it: a refusal at once, silence once it lasts. */
export function isWorthReporting({ isRefusal, tries }: MailOutage): boolean {
  return isRefusal || tries >= REPORTED_AFTER_TRIES;
}

/** The outage after one more failed try. */
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

/** Whether the mail server may be tried again; a time further ahead than any pause comes from a clock that ran fast. */
export function mayTryAgain({ nextTryAt }: MailOutage, now: Date): boolean {
  const wait = nextTryAt.getTime() - now.getTime();
  return wait <= 0 || wait > LONGEST_PAUSE_MS;
}

/** A message as it is read during an outage: one that waits gives the server's reason, and the time of the next try. */
export function duringOutage<M extends MessageSummary>(message: M, outage: MailOutage | null): M {
  if (!outage || message.status !== 'pending') return message;
  const { serverSaid, nextTryAt } = outage;
  const own = message.nextAttemptAt;
  return { ...message, lastError: serverSaid, nextAttemptAt: own && own > nextTryAt ? own : nextTryAt };
}
