import { newIdempotencyKey, problemOf } from '@ospite/contracts';
import { officeProblemText, savedInBetween } from '@ospite/i18n/office';
import { useToast } from '@ospite/ui/office';
import { useEffect, useEffectEvent, useReducer, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { writeDraft } from '../drafts';
import type { OutcomeTexts } from '../feedback/use-outcome-toast';
import { useScreenTitle } from '../screen/screen';
import { useIsReading } from '../use-office-store';
import type { FieldErrors } from './field-errors';
import { focusField } from './focus-field';
import { draftOf, readFormDraft } from './state/form-draft';
import {
  changedElsewhere,
  changeOf,
  isStored,
  isUnsureClash,
  nextState,
  openForm,
  valuesOf,
} from './state/form-state';
import { isSame } from './same';
import { isClash, refusedFields } from './state/save-problem';
import { useUnsaved } from './leaving/unsaved';
import { useAutosave } from './state/use-autosave';

/** Without `done` there is no toast: it would cover the form of a screen that stays. */
type FormOutcome = Partial<Pick<OutcomeTexts, 'done'>> & Omit<OutcomeTexts, 'done'>;

interface FormOptions<Values extends object, Stored> {
  /** What the server has. It may change while somebody types: what was typed stays, the rest follows. */
  readonly saved: Values;
  /**
   * The name under which a draft is kept on this device until it is saved or discarded; `false` keeps nothing. Left out,
   * it is the address of the screen, which is enough but for a form of one of several rows.
   */
  readonly draft?: string | false;
  /** Its name in messages to the owner, such as "Camera Due"; by default the title of the screen. */
  readonly draftTitle?: string;
  /** What is missing or wrong before anything is sent; the first one gets the focus. */
  readonly check?: (values: Values) => FieldErrors;
  /**
   * Sends the values; `changed` holds only what was typed, `key` is the same for all tries until one succeeds, also after
   * a reload.
   */
  readonly send: (
    values: Values,
    changed: Partial<Values>,
    key: string,
  ) => Promise<{ readonly data?: Stored; readonly error?: unknown }>;
  /** Called with the answer once everything is saved; the screen may be left. */
  readonly onSaved?: (stored: Stored | undefined) => void;
  /** What a toast says of a save, and the form of one that failed; what is left out the form says in its own words. */
  readonly outcome?: FormOutcome | ((changed: Partial<Values>) => FormOutcome);
  /** Whether it is saved as it is typed, as a draft on the server may be. */
  readonly savesItself?: boolean;
}

export interface Form<Values extends object> {
  readonly values: Values;
  readonly set: (change: Partial<Values>) => void;
  /**
   * Puts what was stored by another call of this screen beside what is typed by then; it is no change of somebody else.
   */
  readonly adopt: (stored: (values: Values) => Partial<Values>) => void;
  /** Whether something typed differs from what is saved. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Whether it was saved and nothing was typed since. */
  readonly isSaved: boolean;
  /** Whether a toast has been shown. */
  readonly hasToast: boolean;
  /** Whether what was typed comes from an earlier visit. */
  readonly isRestored: boolean;
  /** What is wrong with fields; before the first try to save it is empty. */
  readonly errors: FieldErrors;
  /** Why saving failed, in words, unless a field says it. */
  readonly problem: string | undefined;
  /** That it failed, in words, where the form has some for it. */
  readonly failed: string | undefined;
  /** Whether somebody else saved in between (409). */
  readonly isClash: boolean;
  /** Who saved in between and when, as far as that is known. */
  readonly savedInBetween: string;
  /** Fields typed here that have meanwhile another value on the server. */
  readonly changedElsewhere: readonly (keyof Values)[];
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Saves what was typed, and leaves the focus where it is. @returns whether nothing is left to save */
  readonly save: () => Promise<boolean>;
  /** Drops what was typed. */
  readonly discard: () => void;
}

/** A form: `form-state.ts` says what happens to it, this carries it out. */
export function useForm<Values extends object, Stored = unknown>(
  options: FormOptions<Values, Stored>,
): Form<Values> {
  const { saved, check, send, onSaved, savesItself = false } = options;
  const { t } = useTranslation();
  const showToast = useToast();
  const isReading = useIsReading();
  const { pathname, search } = useLocation();
  const screenTitle = useScreenTitle();
  const title = options.draftTitle ?? screenTitle;
  const path = pathname + search;
  const draftName =
    options.draft === false ? null : (options.draft ?? `${pathname} ${Object.keys(saved).join()}`);
  const [draft] = useState(() => (draftName === null ? null : readFormDraft(draftName, saved)));
  const [key, setKey] = useState(() => draft?.key ?? newIdempotencyKey());
  const [state, dispatch] = useReducer(nextState<Values>, null, () =>
    openForm(saved, draft && { change: draft.change, over: { ...saved, ...draft.over } }),
  );
  if (!isSame(state.stored, saved)) dispatch({ type: 'read', stored: saved });

  const { phase } = state;
  const values = valuesOf(state);
  const changed = changeOf(state);
  const outcome = typeof options.outcome === 'function' ? options.outcome(changed) : options.outcome;
  const isDirty = Object.keys(changed).length > 0;
  const isSaving = phase.name === 'saving' || isUnsureClash(state);
  const failure = 'problem' in phase && !isUnsureClash(state) ? phase : undefined;
  const wrong = wrongOnly(check?.(values) ?? {});
  const allWrong = Object.keys(wrong);
  const refused = failure ? refusedFields(t, failure.problem) : {};

  const toKeep = isDirty && state.typed ? draftOf(key, state.typed) : null;
  const kept = JSON.stringify(toKeep);
  useEffect(() => {
    if (draftName !== null) writeDraft(draftName, JSON.parse(kept) as object | null, { title, path });
  }, [draftName, kept, title, path]);
  const discard = () => {
    dispatch({ type: 'discarded' });
    // Also where the form is gone with what it is dropped for.
    if (draftName !== null) writeDraft(draftName, null);
  };
  const isKept =
    draftName !== null &&
    Object.entries(changed).every(([name, value]) => isSame(value, toKeep?.change[name as keyof Values]));
  // Where somebody else has changed the same, a person decides.
  const goesByItself = savesItself && !failure && changedElsewhere(state).length === 0;
  const release = useUnsaved(isDirty && !(goesByItself && allWrong.length === 0), isKept, discard);
  useAutosave(goesByItself && isDirty && !isSaving, kept, () => void save());

  function finish(data: Stored | undefined) {
    setKey(newIdempotencyKey());
    if (draftName !== null) writeDraft(draftName, null);
    release();
    const { done: title, doneDescription: description } = outcome ?? {};
    if (title) {
      showToast({ kind: 'default', title, ...(description && { description }) });
    }
    onSaved?.(data);
  }

  const settle = useEffectEvent(() => {
    dispatch({ type: 'settled' });
    if (isStored(state)) finish(undefined);
  });
  const isToSettle = phase.name === 'unsure' && !isReading;
  useEffect(() => {
    if (!isToSettle) return undefined;
    // The screen gets what was read in the next frame, and shows it after that.
    let afterFrame: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      afterFrame = setTimeout(settle);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterFrame);
    };
  }, [isToSettle]);

  /** @param form whose first wrong field gets the focus; left out, the focus stays */
  async function save(form?: HTMLFormElement): Promise<boolean> {
    if (isSaving) return false;
    // A field that was out of sight is there before it gets the focus, and a second press finds the form being saved.
    const apply = form ? flushSync : (change: () => void) => change();
    apply(() => dispatch({ type: allWrong.length === 0 ? 'sent' : 'tried' }));
    if (allWrong.length > 0) {
      if (form) focusField(form, ...allWrong);
      return false;
    }
    const { data, error } = await send(values, changed, key);
    if (error === undefined) {
      dispatch({ type: 'saved' });
      finish(data);
      return true;
    }
    const problem = problemOf(error);
    const refusedNow = Object.keys(refusedFields(t, problem));
    const isShown = (field: string) => (form?.elements.namedItem(field) ?? null) !== null;
    const isAtField = refusedNow.length > 0 && refusedNow.every(isShown);
    apply(() => dispatch({ type: 'failed', problem, isAtField }));
    if (form) focusField(form, ...refusedNow);
    return false;
  }

  return {
    values,
    isDirty,
    isSaving,
    isSaved: phase.name === 'saved' && !isDirty,
    hasToast: outcome?.done !== undefined,
    isRestored: state.isRestored && isDirty,
    errors: state.isTried ? { ...refused, ...wrong } : {},
    problem: failure && !failure.isAtField ? officeProblemText(t, failure.problem) : undefined,
    failed: failure && outcome?.failed,
    isClash: failure !== undefined && isClash(failure.problem),
    savedInBetween: savedInBetween(t, failure?.problem.facts ?? {}),
    changedElsewhere: changedElsewhere(state),
    set: (change) => dispatch({ type: 'typed', change }),
    adopt: (stored) => dispatch({ type: 'adopted', stored }),
    onSubmit: (event) => {
      event.preventDefault();
      void save(event.currentTarget);
    },
    save: () => save(),
    discard,
  };
}

function wrongOnly(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, words]) => words !== undefined));
}
