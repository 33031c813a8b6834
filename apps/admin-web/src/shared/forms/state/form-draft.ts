import { readDraft } from '../../drafts';
import { isSame } from '../same';
import type { Typed } from './form-state';

/** What was typed into a form and not saved, as it is kept on this device. */
export interface FormDraft<Values extends object> {
  /** Of the form's tries, so that one before a reload and one after it make nothing twice. */
  readonly key: string;
  readonly change: Partial<Values>;
  /** The values it was based on, to show somebody who continues writing what has changed since. */
  readonly over: Partial<Values>;
}

/** Names of values that leave the screen only when they are sent. */
const SECRET_FORM = /password|secret|passphrase|token/i;

/** The part of what was typed that may be kept: no secrets, and no files, which cannot be. @returns null for nothing */
export function draftOf<Values extends object>(
  key: string,
  { change, over }: Typed<Values>,
): FormDraft<Values> | null {
  const names = (Object.keys(change) as (keyof Values & string)[]).filter(
    (name) => !SECRET_FORM.test(name) && !isSame(withoutFiles(change[name]), withoutFiles(over[name])),
  );
  const only = (values: Partial<Values>) =>
    Object.fromEntries(names.map((name) => [name, withoutFiles(values[name])])) as Partial<Values>;
  return names.length > 0 ? { key, change: only(change), over: only(over) } : null;
}

/** The draft of a form; what an earlier version of it stored otherwise is none. */
export function readFormDraft<Values extends object>(name: string, saved: Values): FormDraft<Values> | null {
  const draft = readDraft(name) as Partial<FormDraft<Values>> | null;
  if (typeof draft?.key !== 'string') return null;
  const { key, change, over } = draft;
  return isLike(change, saved) && isLike(over, saved) ? { key, change, over } : null;
}

function withoutFiles(value: unknown): unknown {
  const text = JSON.stringify(value ?? null, (_, part: unknown) => (part instanceof Blob ? null : part));
  return JSON.parse(text) as unknown;
}

function isLike<Values extends object>(part: unknown, whole: Values): part is Partial<Values> {
  if (typeof part !== 'object' || part === null) return false;
  const kinds = new Map(Object.entries(whole).map(([name, value]) => [name, kindOf(value)]));
  return Object.entries(part).every(([name, value]) => kinds.get(name) === kindOf(value));
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
