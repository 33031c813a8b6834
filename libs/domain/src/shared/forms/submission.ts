import type { Language } from '../language';

/** Name of the form field that people do not see; only machines fill it in. Source: specification §11. */
export const HONEYPOT_FIELD = 'website';

/**
 * A form that was filled in faster than this (milliseconds), as measured by its own script, was not filled in by a
 * person. Source: specification §11, Forms in cached pages; the figure is ours.
 */
const FASTEST_HUMAN_FILL_MS = 2_500;

/** Signs by which an automated form is recognised. */
interface FormSigns {
  /** Content of the field that people do not see. */
  readonly honeypot: string;
  /** Milliseconds from the form's appearance to sending, as its script reports it; undefined without script. */
  readonly fillTimeMs: number | undefined;
}

/** Source: specification §11. */
export function looksAutomatic({ honeypot, fillTimeMs }: FormSigns): boolean {
  return honeypot.trim() !== '' || (fillTimeMs !== undefined && fillTimeMs < FASTEST_HUMAN_FILL_MS);
}

/** What a guest sends, whether from the page, by its script or from another program. */
export interface GuestForm<Draft> {
  readonly draft: Draft;
  readonly language: Language;
  readonly signs: FormSigns;
  /** Chosen by the sender so that it can retry safely; undefined when it chose none. */
  readonly idempotencyKey: string | undefined;
  /** The sender as rate limits count it: an IPv4 address or an IPv6 /64. */
  readonly sender: string;
}

/** The sender chose a key: the same key is the same submission, and must come with the same fields. */
export interface KeyedSubmission {
  readonly kind: 'key';
  readonly key: string;
  readonly content: string;
}

/** How a repeated submission is told from a new one. Source: specification §13, Quotes and reviews. */
export type SubmissionIdentity =
  | KeyedSubmission
  /** Without a key, the same fields since `since` are the same submission. */
  | { readonly kind: 'content'; readonly content: string; readonly since: Date };

/**
 * Without a key, the same fields within this time (milliseconds) are the same submission. Source: specification §11.
 */
export const SAME_SUBMISSION_WINDOW_MS = 10 * 60_000;

/**
 * @param content the fields in one fixed order, normalised
 * @param key chosen by the sender; undefined when it chose none
 */
export function submissionIdentity(content: string, key: string | undefined, now: Date): SubmissionIdentity {
  if (key !== undefined) return { kind: 'key', key, content };
  return { kind: 'content', content, since: new Date(now.getTime() - SAME_SUBMISSION_WINDOW_MS) };
}

/**
 * The unit of work in which a submission is accepted: one transaction, which a store opens. Only one per identity is
 * open at a time; the others wait and then find what the first one stored.
 */
export interface Submission<New, Stored, NewMessage> {
  /** What this identity stored before; undefined when it is new. */
  readonly existing: Stored | undefined;
  add(item: New): Promise<Stored>;
  /** Puts messages about what was added into the outbox. */
  enqueue(about: Stored, messages: readonly NewMessage[]): Promise<void>;
  /**
   * Registers the undoing of something outside the transaction, run unless the transaction commits; its failure changes
   * nothing else.
   */
  onFailure(undo: () => Promise<void>): void;
}
