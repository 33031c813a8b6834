import { problemOf, useCreateQuoteMutation, type Problem } from '@ospite/contracts';
import {
  checkQuoteRequest,
  dayOf,
  type QuoteDraft,
  type QuoteRequest,
  type QuoteRules,
} from '@ospite/domain';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { usePageFacts } from '../../shared/facts/page-facts';
import { formLeft, formTouched } from '../../shared/visit/visit-slice';
import {
  controlId,
  fillEmptyFields,
  HONEYPOT,
  inFormOrder,
  keepForm,
  NO_ROOM,
  readForm,
  type FieldFault,
} from './form-values';
import { dropDraft, loadDraft, saveDraft } from './kept-draft';
import { newSendingKey } from './sending-key';

interface QuoteFormHooks {
  /** What can be asked for; the day is the present one, not the one of the page. */
  readonly rules: Omit<QuoteRules, 'today'>;
  /** A room to choose at the start, from the page's address. */
  readonly wantedRoom: string | null;
  readonly onSent: () => void;
  readonly onFailed: (problem: Problem) => void;
}

/**
 * The life of the quote form in the browser. The controls keep their own values, so that what was typed before the
 * script arrived stays; this reads them when something happens.
 */
export function useQuoteForm({ rules, wantedRoom, onSent, onFailed }: QuoteFormHooks) {
  const { language, refusedForm, formFailed } = usePageFacts();
  const dispatch = useDispatch();
  const formRef = useRef<HTMLFormElement>(null);
  const startedAt = useRef(0);
  const sending = useRef<{ readonly text: string; readonly key: string } | null>(null);
  const [createQuote, { isLoading: isSending }] = useCreateQuoteMutation();
  const [faults, setFaults] = useState<readonly FieldFault[]>(() => inFormOrder(refusedForm?.errors ?? []));
  const [snapshot, setSnapshot] = useState<QuoteDraft | null>(null);
  const [failure, setFailure] = useState<Problem | null>(() => (formFailed ? problemOf(null) : null));

  const check = (form: HTMLFormElement) => {
    const draft = readForm(form);
    const today = dayOf(new Date());
    return { draft, checked: checkQuoteRequest(draft, { ...rules, today }) };
  };

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const draft = loadDraft();
    startedAt.current = draft?.startedAt ?? Date.now();
    if (draft && !refusedForm) fillEmptyFields(form, draft.values);
    if (wantedRoom) chooseRoom(form, wantedRoom);
    setSnapshot(readForm(form));
    return () => {
      dispatch(formLeft());
    };
  }, [dispatch, refusedForm, wantedRoom]);

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { draft, checked } = check(form);
    setSnapshot(draft);
    dispatch(formTouched());
    saveDraft({ values: keepForm(form), startedAt: startedAt.current });
    // A fault disappears as soon as it is mended; new ones wait until the field is left.
    const open = checked.ok ? [] : checked.problems;
    setFaults((shown) =>
      inFormOrder(open.filter(({ field }) => shown.some((fault) => fault.field === field))),
    );
  };

  const handleBlur = (event: FocusEvent<HTMLFormElement>) => {
    const control: EventTarget = event.target;
    if (!isControl(control) || control.value.trim() === '') return;
    const { checked } = check(event.currentTarget);
    const fault = checked.ok ? undefined : checked.problems.find(({ field }) => field === control.name);
    if (fault)
      setFaults((shown) => inFormOrder([...shown.filter(({ field }) => field !== fault.field), fault]));
  };

  const showFaults = (found: readonly FieldFault[]) => {
    const ordered = inFormOrder(found);
    setFaults(ordered);
    focusField(ordered[0]?.field);
  };

  const send = async (form: HTMLFormElement, request: QuoteRequest) => {
    const text = JSON.stringify(request);
    if (sending.current?.text !== text) sending.current = { text, key: newSendingKey() };
    const honeypot = new FormData(form).get(HONEYPOT);
    try {
      await createQuote({
        'Idempotency-Key': sending.current.key,
        createQuoteRequest: {
          ...request,
          additionalServices: [...request.additionalServices],
          language,
          website: String(honeypot ?? ''),
          filledInMs: Date.now() - startedAt.current,
        },
      }).unwrap();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.fields.length > 0) showFaults(problem.fields);
      else setFailure(problem);
      onFailed(problem);
      return;
    }
    dropDraft();
    dispatch(formLeft());
    onSent();
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setFailure(null);
    const form = event.currentTarget;
    const { checked } = check(form);
    if (checked.ok) {
      setFaults([]);
      void send(form, checked.request);
    } else showFaults(checked.problems);
  };

  return { formRef, faults, snapshot, failure, isSending, handleInput, handleBlur, handleSubmit };
}

/** Puts the cursor where a fault is; the control exists already, only its message is new. */
export function focusField(field: string | undefined): void {
  const known = inFormOrder(field ? [{ field, code: '' }] : [])[0];
  if (known) document.getElementById(controlId(known.field as keyof QuoteRequest))?.focus();
}

function chooseRoom(form: HTMLFormElement, slug: string): void {
  const choice = form.elements.namedItem('preferredRoom');
  if (!(choice instanceof HTMLSelectElement) || choice.value !== NO_ROOM) return;
  if ([...choice.options].some(({ value }) => value === slug)) choice.value = slug;
}

function isControl(
  target: EventTarget,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}
