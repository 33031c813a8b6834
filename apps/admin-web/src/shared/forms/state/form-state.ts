import type { Problem } from '@ospite/contracts';
import { isSame } from '../same';
import { isClash, mayBeStored } from './save-problem';

/** What was typed, with the values it was typed over. */
export interface Typed<Values> {
  readonly change: Partial<Values>;
  readonly over: Values;
}

/** What a save has sent, and the server's own version of it once that was read, with texts trimmed. */
interface Kept<Values> {
  readonly values: Values;
  readonly stored: Values | null;
}

/**
 * How saving stands. `unsure`: the save failed, and what was sent may be stored all the same, as after an answer that was
 * lost or a clash with one's own earlier try; what the server has is being read. `failed`: that has been read.
 */
type Phase<Values> =
  | { readonly name: 'open' | 'saved' }
  | { readonly name: 'saving'; readonly sent: Values; readonly over: Values }
  | { readonly name: 'unsure' | 'failed'; readonly problem: Problem; readonly isAtField: boolean };

/** A form: what was typed over what is saved, and how saving went. */
export interface FormState<Values extends object> {
  /** What the server has, as it was read last. */
  readonly stored: Values;
  readonly kept: Kept<Values> | null;
  readonly typed: Typed<Values> | null;
  readonly phase: Phase<Values>;
  /** Whether saving was tried since the last save: what is wrong is shown from then on. */
  readonly isTried: boolean;
  /** Whether what was typed comes from a draft of an earlier visit. */
  readonly isRestored: boolean;
}

export type FormEvent<Values extends object> =
  | { readonly type: 'read'; readonly stored: Values }
  | { readonly type: 'typed'; readonly change: Partial<Values> }
  /** Something was stored by another call of this screen: it is no change of somebody else. */
  | { readonly type: 'adopted'; readonly stored: (values: Values) => Partial<Values> }
  | { readonly type: 'tried' | 'sent' | 'saved' | 'settled' | 'discarded' }
  | { readonly type: 'failed'; readonly problem: Problem; readonly isAtField: boolean };

/** @param draft what was typed on an earlier visit and not saved */
export function openForm<Values extends object>(
  stored: Values,
  draft: Typed<Values> | null,
): FormState<Values> {
  const form = { stored, kept: null, phase: { name: 'open' }, isTried: false } as const;
  const typed = draft && typedOver(differing(draft.change, stored), { ...stored, ...draft.over });
  return { ...form, typed, isRestored: typed !== null };
}

/** The next state of a form. */
export function nextState<Values extends object>(
  form: FormState<Values>,
  event: FormEvent<Values>,
): FormState<Values> {
  const { stored, kept, typed, phase } = form;
  switch (event.type) {
    case 'read': {
      const isFirst = kept !== null && kept.stored === null;
      const now = {
        ...form,
        stored: event.stored,
        kept: isFirst ? { ...kept, stored: event.stored } : kept,
      };
      return phase.name === 'failed' && isStored(now) ? saved(now) : now;
    }
    case 'typed': {
      const isFirst = typed === null || namesOf(changeOf(form)).length === 0;
      const change = { ...typed?.change, ...event.change };
      return {
        ...form,
        typed: { change, over: isFirst ? savedValues(form) : typed.over },
        phase: phase.name === 'saving' || phase.name === 'unsure' ? phase : { name: 'open' },
      };
    }
    case 'adopted': {
      // Unedited fields follow the server.
      if (!typed) return form;
      const over = { ...typed.over, ...event.stored(typed.over) };
      const change = { ...typed.change, ...event.stored({ ...typed.over, ...typed.change }) };
      return { ...form, typed: { change, over } };
    }
    case 'tried':
      return { ...form, isTried: true };
    case 'sent':
      return { ...form, isTried: true, phase: { name: 'saving', sent: valuesOf(form), over: stored } };
    case 'saved': {
      if (phase.name !== 'saving') return form;
      const { sent, over } = phase;
      return {
        ...saved(form),
        // Until it is read, what was sent stands for it.
        kept: { values: sent, stored: isSame(stored, over) ? null : stored },
        // What was typed while it was on its way is not saved yet. Where nothing was, the form follows the server again.
        typed: typed && typedOver(differing(typed.change, sent), sent),
      };
    }
    case 'failed': {
      const { problem, isAtField } = event;
      return { ...form, phase: { name: mayBeStored(problem) ? 'unsure' : 'failed', problem, isAtField } };
    }
    case 'settled':
      if (phase.name !== 'unsure') return form;
      return isStored(form) ? saved(form) : { ...form, phase: { ...phase, name: 'failed' } };
    case 'discarded':
      return { ...form, typed: null, phase: { name: 'open' }, isTried: false, isRestored: false };
  }
}

function saved<Values extends object>(form: FormState<Values>): FormState<Values> {
  return { ...form, typed: null, phase: { name: 'saved' }, isTried: false, isRestored: false };
}

/** What a form takes for saved: what the server has, and after a save what was sent, until it was read. */
function savedValues<Values extends object>({ stored, kept }: FormState<Values>): Values {
  return kept?.stored === null ? kept.values : stored;
}

/** What the fields show. */
export function valuesOf<Values extends object>(form: FormState<Values>): Values {
  return { ...savedValues(form), ...form.typed?.change };
}

/** What was typed and differs from what is saved. */
export function changeOf<Values extends object>(form: FormState<Values>): Partial<Values> {
  return differing(form.typed?.change ?? {}, savedValues(form));
}

/** Whether the server has what was typed, although no response said so. */
export function isStored<Values extends object>(form: FormState<Values>): boolean {
  const { typed, phase } = form;
  if (!typed || !('problem' in phase) || !mayBeStored(phase.problem)) return false;
  const [change, there] = [changeOf(form), savedValues(form)];
  return namesOf(change).every((name) => isSame(trimmed(change[name]), trimmed(there[name])));
}

/** Whether it is too early to judge a clash: it may be one with one's own save, whose answer was lost. */
export function isUnsureClash<Values extends object>({ phase }: FormState<Values>): boolean {
  return phase.name === 'unsure' && isClash(phase.problem);
}

/** Values that were typed here and have meanwhile changed on the server. */
export function changedElsewhere<Values extends object>(form: FormState<Values>): (keyof Values)[] {
  const { kept, typed } = form;
  if (!typed || isUnsureClash(form)) return [];
  const there = savedValues(form);
  // The server's own version of what this form has sent is no change of somebody else.
  const knownOf = (name: keyof Values) =>
    kept?.stored && isSame(kept.values[name], typed.over[name]) ? kept.stored[name] : typed.over[name];
  return namesOf(changeOf(form)).filter((name) => !isSame(knownOf(name), there[name]));
}

function typedOver<Values extends object>(change: Partial<Values>, over: Values): Typed<Values> | null {
  return namesOf(change).length > 0 ? { change, over } : null;
}

/** As the server stores a text. */
function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function differing<Values extends object>(change: Partial<Values>, from: Values): Partial<Values> {
  const names = namesOf(change).filter((name) => !isSame(change[name], from[name]));
  return Object.fromEntries(names.map((name) => [name, change[name]])) as Partial<Values>;
}

function namesOf<Values extends object>(values: Partial<Values>): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}
