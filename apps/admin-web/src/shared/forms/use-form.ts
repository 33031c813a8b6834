import { problemOf, type Problem } from '@ospite/contracts';
import { problemText, savedInBetween } from '@ospite/i18n';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast, type OutcomeTexts } from '../feedback/use-outcome-toast';
import { useIsReading } from '../use-office-store';
import type { FieldErrors } from './field-errors';
import { focusField } from './focus-field';
import { isSame } from './same';
import { isClash, mayBeStored, refusedFields } from './save-problem';
import { useUnsaved } from './unsaved';
import { useSavedValues } from './use-saved-values';

interface FormOptions<Values extends object, Stored> {
  /** What the server has. It may change while somebody types: what was typed stays, the rest follows. */
  readonly saved: Values;
  /** What is missing or wrong before anything is sent; the first one gets the focus. */
  readonly check?: (values: Values) => FieldErrors;
  /** Sends the values; `changed` holds only what was typed. */
  readonly send: (
    values: Values,
    changed: Partial<Values>,
  ) => Promise<{ readonly data?: Stored; readonly error?: unknown }>;
  /** Called with the answer once everything is saved; the screen may be left. */
  readonly onSaved?: (stored: Stored | undefined) => void;
  /** What a toast says of how it went; left out, only the form says it. */
  readonly outcome?: OutcomeTexts;
}

/** Why a save failed; settled once it is known that what was sent has not arrived all the same. */
interface Failure {
  readonly problem: Problem;
  readonly isSettled: boolean;
}

type Outcome = 'open' | 'saving' | 'saved' | Failure;

export interface Form<Values extends object> {
  readonly values: Values;
  readonly set: (change: Partial<Values>) => void;
  /** Puts what was stored by another call of this screen beside what is typed by then; it is no change of somebody else. */
  readonly adopt: (stored: (values: Values) => Partial<Values>) => void;
  /** Whether something typed differs from what is saved. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Whether it was saved and nothing was typed since. */
  readonly isSaved: boolean;
  /** What is wrong with fields; before the first try to save it is empty. */
  readonly errors: FieldErrors;
  /** Why saving failed, in words. */
  readonly problem: string | undefined;
  /** Whether somebody else saved in between (409). */
  readonly isClash: boolean;
  /** Who saved in between and when, as far as that is known. */
  readonly savedInBetween: string;
  /** Fields typed here that have meanwhile another value on the server. */
  readonly changedElsewhere: readonly (keyof Values)[];
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Drops what was typed. */
  readonly discard: () => void;
}

/** What was typed, with the values it was typed over. */
interface Typed<Values> {
  readonly change: Partial<Values>;
  readonly over: Values;
}

/** The state of a form: what was typed over what is saved, what is wrong with it, and how saving went. */
export function useForm<Values extends object, Stored = unknown>(
  options: FormOptions<Values, Stored>,
): Form<Values> {
  const { check, send, onSaved, outcome: outcomeTexts } = options;
  const { t } = useTranslation();
  const base = useSavedValues(options.saved);
  const [typed, setTyped] = useState<Typed<Values> | null>(null);
  const [outcome, setOutcome] = useState<Outcome>('open');
  const [isTried, setTried] = useState(false);
  const isReading = useIsReading();
  const tellOutcome = useOutcomeToast();
  const values = { ...base.values, ...typed?.change };
  const changed = differing(typed?.change ?? {}, base.values);
  const failure = typeof outcome === 'string' ? undefined : outcome;
  // The answer to a save may be lost on its way, and the next try then clashes with it: what is there is what was typed.
  const isThere =
    failure !== undefined &&
    typed !== null &&
    mayBeStored(failure.problem) &&
    namesOf(changed).every((name) => isSame(trimmed(changed[name]), trimmed(base.values[name])));
  const isDirty = Object.keys(changed).length > 0 && !isThere;
  const release = useUnsaved(isDirty);
  const isSending = useRef(false);

  const wrong = wrongOnly(check?.(values) ?? {});
  // Whose clash it is, is known once what is there has been read.
  const isUnsettledClash = failure !== undefined && !failure.isSettled && isClash(failure.problem);
  const problem = isThere || isUnsettledClash ? undefined : failure?.problem;
  const refused = problem ? refusedFields(t, problem) : {};

  const tell = (result: { readonly error?: unknown }) => outcomeTexts && tellOutcome(result, outcomeTexts);

  const settle = useEffectEvent(({ problem: why }: Failure) => {
    if (!isThere) {
      setOutcome({ problem: why, isSettled: true });
      tell({ error: why });
      return;
    }
    setTyped(null);
    setTried(false);
    setOutcome('saved');
    tell({});
    release();
    onSaved?.(undefined);
  });
  const isToSettle = failure !== undefined && !failure.isSettled && !isReading;
  useEffect(() => {
    if (!isToSettle) return undefined;
    // What was read is told to the screen with the next frame, and stands there after it.
    let afterFrame: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      afterFrame = setTimeout(() => settle(failure));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterFrame);
    };
  }, [isToSettle, failure]);

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    // A field that was out of sight is there before it gets the focus.
    flushSync(() => setTried(true));
    const first = Object.keys(wrong)[0];
    if (first !== undefined) {
      focusField(form, first);
      return;
    }
    isSending.current = true;
    setOutcome('saving');
    const { data, error } = await send(values, changed);
    isSending.current = false;
    if (error !== undefined) {
      const why = problemOf(error);
      // What may have arrived all the same is being read by now.
      const isSettled = !mayBeStored(why);
      setOutcome({ problem: why, isSettled });
      if (isSettled) tell({ error });
      const refusedFirst = Object.keys(refusedFields(t, why))[0];
      if (refusedFirst !== undefined) focusField(form, refusedFirst);
      return;
    }
    base.keep(values);
    // What was typed while it was on its way is not saved yet. Where nothing was, the form follows the server again.
    setTyped((now) => now && typedOver(differing(now.change, values), values));
    setTried(false);
    setOutcome('saved');
    tell({});
    release();
    onSaved?.(data);
  }

  return {
    values,
    isDirty,
    isSaving: outcome === 'saving' || isUnsettledClash,
    isSaved: isThere || (outcome === 'saved' && !isDirty),
    errors: isTried ? { ...refused, ...wrong } : {},
    problem: problem && problemText(t, problem),
    isClash: problem !== undefined && isClash(problem),
    savedInBetween: savedInBetween(t, problem?.facts ?? {}),
    changedElsewhere:
      typed && !isThere && !isUnsettledClash
        ? namesOf(differing(changed, base.values)).filter(
            (name) => !isSame(base.storedFor(name, typed.over[name]), base.values[name]),
          )
        : [],
    set: (change) => {
      setTyped({
        change: { ...typed?.change, ...change },
        over: typed && isDirty ? typed.over : base.values,
      });
      if (outcome !== 'saving' && failure?.isSettled !== false) setOutcome('open');
    },
    adopt: (stored) =>
      // What is not typed over follows the server by itself.
      setTyped((now) => {
        if (!now) return now;
        const over = { ...now.over, ...stored(now.over) };
        return { change: { ...now.change, ...stored({ ...now.over, ...now.change }) }, over };
      }),
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    discard: () => {
      setTyped(null);
      setTried(false);
      setOutcome('open');
    },
  };
}

function typedOver<Values extends object>(change: Partial<Values>, over: Values): Typed<Values> | null {
  return Object.keys(change).length > 0 ? { change, over } : null;
}

/** As the server stores a text. */
function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function wrongOnly(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, words]) => words !== undefined));
}

function differing<Values extends object>(change: Partial<Values>, from: Values): Partial<Values> {
  const names = namesOf(change).filter((name) => !isSame(change[name], from[name]));
  return Object.fromEntries(names.map((name) => [name, change[name]])) as Partial<Values>;
}

function namesOf<Values extends object>(values: Partial<Values>): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}
