import { useCreateQuoteMutation, type PlacedQuote, type Problem } from '@ospite/contracts/guest';
import { dayOf, QUOTE_FIELDS, type QuoteDraft, type QuoteRules } from '@ospite/domain';
import { useLoaded } from '@ospite/site-engine';
import { fetchToast } from '@ospite/ui';
import { startTransition, useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useGuestForm } from '../../shared/forms/use-guest-form';
import { formLeft, formTouched } from '../../shared/visit/visit-slice';
import { clearDraft, loadDraft } from './draft-storage';
import { useSavedDraft } from './use-saved-draft';
import { controlId, fillUntouchedFields, readForm, valuesInAddress } from './form-values';

interface QuoteFormHooks {
  /** What can be asked for; `today` is read at each check, since the page may be older. */
  readonly rules: Omit<QuoteRules, 'today'>;
  /** The query of the page's address, which may name a stay to begin with. */
  readonly search: string;
  readonly onSent: (placed: PlacedQuote) => void;
  readonly onFailed: (problem: Problem) => void;
}

/** Loads the rules of the form once somebody has begun with it: nothing is checked before. */
export const loadCheck = () => import(/* webpackChunkName: "quote-check" */ './check-request');
type CheckParts = Awaited<ReturnType<typeof loadCheck>>;

/** State and events of the quote form: its rules load when it is begun, and a draft of it is kept. */
export function useQuoteForm({ rules, search, onSent, onFailed }: QuoteFormHooks) {
  const dispatch = useDispatch();
  const isTouched = useRef(false);
  const [createQuote, { isLoading: isSending }] = useCreateQuoteMutation();
  const [snapshot, setSnapshot] = useState<QuoteDraft | null>(null);
  const [focused, setFocused] = useState<EventTarget | null>(null);
  const checks = useLoaded(loadCheck, focused);
  const checkWith = ({ checkQuoteRequest }: CheckParts, form: HTMLFormElement) =>
    checkQuoteRequest(readForm(form), { ...rules, today: dayOf(new Date()) });
  const { formRef, startedAt, sending, refusedForm, ...shown } = useGuestForm({
    fields: QUOTE_FIELDS,
    ownField: 'firstName',
    idOf: controlId,
    check: (form) => (checks ? checkWith(checks, form) : undefined),
    loadAndCheck: async (form) => {
      const parts = await loadCheck().catch(() => undefined);
      return parts && checkWith(parts, form);
    },
    post: ({ additionalServices, ...request }, along, key) => {
      draftSaver.saveNow();
      const createQuoteRequest = { ...request, additionalServices: [...additionalServices], ...along };
      return createQuote({ 'Idempotency-Key': key, createQuoteRequest }).unwrap();
    },
    onSent: (placed) => {
      draftSaver.forget();
      clearDraft();
      isTouched.current = false;
      dispatch(formLeft());
      onSent(placed);
    },
    onFailed,
  });
  const draftSaver = useSavedDraft({ formRef, startedAt, sending, search });

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const draft = loadDraft();
    startedAt.current = draft?.startedAt ?? Date.now();
    sending.current = draft?.sending ?? null;
    fillUntouchedFields(form, {
      ...(!refusedForm && draft?.values),
      // A stay that was just chosen elsewhere is newer than the draft; one that the draft began with is in it.
      ...(draft?.search !== search && valuesInAddress(search)),
    });
    setSnapshot(readForm(form));
    return () => {
      isTouched.current = false;
      dispatch(formLeft());
    };
  }, [dispatch, formRef, startedAt, sending, refusedForm, search]);

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    draftSaver.saveSoon();
    if (!isTouched.current) {
      isTouched.current = true;
      dispatch(formTouched());
      // Without a network it could not be fetched any more when there is something to say.
      void fetchToast();
    }
    // What was typed is shown first; what depends on it follows when there is time.
    startTransition(() => setSnapshot(readForm(form)));
    if (checks) shown.followInput(form);
  };

  const { faults, failure, followBlur: handleBlur, handleSubmit } = shown;
  return {
    formRef,
    faults,
    snapshot,
    failure,
    isSending,
    handleInput,
    handleBlur,
    handleSubmit,
    handleFocus: (event: FocusEvent) => setFocused(event.target),
  };
}
