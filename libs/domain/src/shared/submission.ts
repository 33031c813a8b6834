/** How a repeated sending is told from a new one. Source: decisions §3 and §5, Idempotency-Key. */
export type SubmissionIdentity =
  /** The sender named it: the same key is the same thing, and must carry the same fields. */
  | { readonly kind: 'key'; readonly key: string; readonly content: string }
  /** Nobody named it: the same fields since `since` are the same thing. */
  | { readonly kind: 'content'; readonly content: string; readonly since: Date };

/** Without a key, the same fields within this time (milliseconds) are the same thing. Source: decisions §3. */
export const SAME_SUBMISSION_WINDOW_MS = 10 * 60_000;

/**
 * The identity of what was sent.
 * @param content the fields in one fixed order and spelling
 * @param key chosen by the sender; undefined when it chose none
 */
export function submissionIdentity(content: string, key: string | undefined, now: Date): SubmissionIdentity {
  if (key !== undefined) return { kind: 'key', key, content };
  return { kind: 'content', content, since: new Date(now.getTime() - SAME_SUBMISSION_WINDOW_MS) };
}
