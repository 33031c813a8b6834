import {
  NETWORK_PROBLEM,
  problemOf,
  useCreateQuoteMutation,
  type PlacedQuote,
  type Problem,
  newIdempotencyKey,
} from '@ospite/contracts/guest';
import {
  dayOf,
  HONEYPOT_FIELD,
  QUOTE_FIELDS,
  type QuoteDraft,
  type QuoteRequest,
  type QuoteRules,
} from '@ospite/domain';
import { useLoaded } from '@ospite/site-engine';
import { fetchToast } from '@ospite/ui';
import { startTransition, useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { usePageFacts, useRefusedForm } from '../../shared/facts/page-facts';
import { useFaults } from '../../shared/forms/use-faults';
import { formLeft, formTouched } from '../../shared/visit/visit-slice';
import { clearDraft, loadDraft, type SendingRequest } from './draft-storage';
import { useSavedDraft } from './use-saved-draft';
import { controlId, fillUntouchedFields, readForm, valuesInAddress } from './form-values';

interface QuoteFormHooks {
  /** What can be asked for; `today` is taken anew at each check, since the page may be older. */
  readonly rules: Omit<QuoteRules, 'today'>;
  /** The query of the page's address, which may name a stay to begin with. */
  readonly search: string;
  readonly onSent: (placed: PlacedQuote) => void;
  readonly onFailed: (problem: Problem) => void;
}

/** Loads the rules of the form once somebody has begun with it: nothing is checked before. */
export const loadCheck = () => import(/* webpackChunkName: "quote-check" */ './check-request');
type CheckParts = Awaited<ReturnType<typeof loadCheck>>;

/**
 * State and events of the quote form. The controls are uncontrolled, so that what was typed before hydration stays; their
 * values are read when something happens.
 */
export function useQuoteForm({ rules, search, onSent, onFailed }: QuoteFormHooks) {
  const { language } = usePageFacts();
  const { refusedForm, formFailed } = useRefusedForm('firstName');
  const dispatch = useDispatch();
  const formRef = useRef<HTMLFormElement>(null);
  const startedAt = useRef(0);
  const isTouched = useRef(false);
  const sending = useRef<SendingRequest | null>(null);
  /** From the press on: the rules may still have to load. */
  const isSubmitting = useRef(false);
  const draftSaver = useSavedDraft({ formRef, startedAt, sending, search });
  const [createQuote, { isLoading: isSending }] = useCreateQuoteMutation();
  const [snapshot, setSnapshot] = useState<QuoteDraft | null>(null);
  const [failure, setFailure] = useState<Problem | null>(() => (formFailed ? problemOf(null) : null));

  const [focused, setFocused] = useState<EventTarget | null>(null);
  const checks = useLoaded(loadCheck, focused);
  const checkWith = ({ checkQuoteRequest }: CheckParts, form: HTMLFormElement) =>
    checkQuoteRequest(readForm(form), { ...rules, today: dayOf(new Date()) });
  const { faults, ...shown } = useFaults({
    fields: QUOTE_FIELDS,
    found: refusedForm?.errors ?? [],
    check: (form) => {
      const checked = checks && checkWith(checks, form);
      return !checked || checked.ok ? [] : checked.problems;
    },
    idOf: controlId,
  });

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
  }, [dispatch, refusedForm, search]);

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

  const fail = (problem: Problem) => {
    if (problem.fields.length > 0) shown.show(problem.fields);
    else setFailure(problem);
    onFailed(problem);
  };

  const send = async (form: HTMLFormElement, request: QuoteRequest) => {
    const text = JSON.stringify(request);
    if (sending.current?.text !== text) sending.current = { text, key: newIdempotencyKey() };
    draftSaver.saveNow();
    const honeypot = new FormData(form).get(HONEYPOT_FIELD);
    let placed: PlacedQuote;
    try {
      placed = await createQuote({
        'Idempotency-Key': sending.current.key,
        createQuoteRequest: {
          ...request,
          additionalServices: [...request.additionalServices],
          language,
          [HONEYPOT_FIELD]: String(honeypot ?? ''),
          filledInMs: Date.now() - startedAt.current,
        },
      }).unwrap();
    } catch (error) {
      return fail(problemOf(error));
    }
    draftSaver.forget();
    clearDraft();
    isTouched.current = false;
    dispatch(formLeft());
    onSent(placed);
  };

  const checkAndSend = async (form: HTMLFormElement) => {
    const parts = checks ?? (await loadCheck().catch(() => null));
    // Without a network there is nothing to check by, and nowhere to send it.
    if (!parts) return fail(NETWORK_PROBLEM);
    const checked = checkWith(parts, form);
    shown.show(checked.ok ? [] : checked.problems);
    if (checked.ok) await send(form, checked.request);
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setFailure(null);
    void checkAndSend(event.currentTarget).finally(() => (isSubmitting.current = false));
  };

  return {
    ...{ formRef, faults, snapshot, failure, isSending },
    ...{
      handleFocus: (event: FocusEvent) => setFocused(event.target),
      handleInput,
      handleBlur: shown.followBlur,
      handleSubmit,
    },
  };
}
