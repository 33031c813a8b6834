import type { FieldProblem } from '../../shared';

/** Most origins that a tracking script may call, and the longest one in characters; our own limits. */
export const MAX_TRACKING_ORIGINS = 20;
const MAX_TRACKING_ORIGIN_LENGTH = 200;

const ORIGIN_FORM = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;
// A whole address, or one that leaves the scheme to the page (`"//stats.example/s.js"`).
const ADDRESSES = /https?:\/\/[^\s"'`<>()\\/?#]+|(?<=["'`=(])\/\/[^\s"'`<>()\\/?#]+/gi;

/** A text as an origin (`https://host`, with a port where it is not the scheme's own); undefined when it is none. */
function parseOrigin(text: string): string | undefined {
  const plain = text.trim().replace(/\/$/, '').toLowerCase();
  if (plain.length > MAX_TRACKING_ORIGIN_LENGTH || !ORIGIN_FORM.test(plain)) return undefined;
  try {
    return new URL(plain).origin;
  } catch {
    return undefined;
  }
}

/** The origins that a tracking code names, each once, as a first proposal. */
export function originsIn(trackingCode: string): string[] {
  const found = (trackingCode.match(ADDRESSES) ?? []).flatMap((address) => {
    const origin = parseOrigin(address.startsWith('//') ? `https:${address}` : address);
    return origin === undefined ? [] : [origin];
  });
  return [...new Set(found)].slice(0, MAX_TRACKING_ORIGINS);
}

type OriginsCheck =
  | { readonly ok: true; readonly origins: readonly string[] }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Checks a list that somebody wrote; each origin is kept once, in one spelling. */
export function checkOrigins(texts: readonly string[]): OriginsCheck {
  const field = 'trackingOrigins';
  if (texts.length > MAX_TRACKING_ORIGINS)
    return { ok: false, problems: [{ field, code: 'too_many', facts: { max: MAX_TRACKING_ORIGINS } }] };
  const origins = texts.map(parseOrigin);
  const problems = origins.flatMap((origin, index) =>
    origin === undefined ? [{ field: `${field}.${index}`, code: 'invalid_origin' as const }] : [],
  );
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, origins: [...new Set(origins.filter((origin) => origin !== undefined))] };
}

interface Tracking {
  readonly trackingCode: string;
  readonly trackingOrigins: readonly string[];
}

/**
 * The list after a change. An edited list is taken as it is. An unedited one follows a new tracking code: the old
 * code's origins are removed, the new one's added, and those added by hand stay.
 */
export function originsAfter(
  before: Tracking,
  trackingCode: string,
  sent: readonly string[] | undefined,
): string[] {
  const isEdited = sent !== undefined && sent.join() !== before.trackingOrigins.join();
  if (isEdited) return [...sent];
  if (trackingCode === before.trackingCode) return [...before.trackingOrigins];
  const ofOldCode = originsIn(before.trackingCode);
  const byHand = before.trackingOrigins.filter((origin) => !ofOldCode.includes(origin));
  return [...new Set([...originsIn(trackingCode), ...byHand])].slice(0, MAX_TRACKING_ORIGINS);
}
