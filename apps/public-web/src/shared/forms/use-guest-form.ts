import { NETWORK_PROBLEM, newIdempotencyKey, problemOf, type Problem } from '@ospite/contracts/guest';
import { HONEYPOT_FIELD, type Language } from '@ospite/domain';
import { useRef, useState, type FormEvent } from 'react';
import { usePageFacts, useRefusedForm } from '../facts/page-facts';
import type { FieldFault } from './faults';
import { useFaults } from './use-faults';

/** What stands in a form, checked: what can be sent, or everything wrong with it. */
type Checked<Request> =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly problems: readonly FieldFault[] };

/** A request that was sent, and nobody knows yet whether it arrived: sent again, it has the same key. */
export interface SendingRequest {
  readonly text: string;
  readonly key: string;
}

/** What is sent beside a form's own fields. */
interface SentAlong {
  readonly language: Language;
  readonly website: string;
  readonly filledInMs: number;
}

interface GuestForm<Field extends string, Request, Sent> {
  /** The form's fields, in its order. */
  readonly fields: readonly Field[];
  /** A field that no other form has. */
  readonly ownField: Field;
  /** Id of a field's control. */
  readonly idOf: (field: Field) => string;
  /** Checks what stands in the form; undefined while the rules are not there yet. */
  readonly check: (form: HTMLFormElement) => Checked<Request> | undefined;
  /** Brings the rules where they are not there yet; undefined where they cannot be had. */
  readonly loadAndCheck?: (form: HTMLFormElement) => Promise<Checked<Request> | undefined>;
  /** Sends it. @throws what `problemOf` reads */
  readonly post: (request: Request, along: SentAlong, key: string) => Promise<Sent>;
  readonly onSent: (sent: Sent) => void;
  readonly onFailed: (problem: Problem) => void;
}

/**
 * How guests' forms are sent: checked, once however often the button is pressed, under the same key when it is tried
 * again, and what is refused is shown at its field. The controls are uncontrolled, so that what was typed before
 * hydration stays; their values are read when something happens.
 */
export function useGuestForm<Field extends string, Request, Sent>(parts: GuestForm<Field, Request, Sent>) {
  const { fields, ownField, idOf, check, loadAndCheck, post, onSent, onFailed } = parts;
  const { language } = usePageFacts();
  const { refusedForm, formFailed } = useRefusedForm(ownField);
  const formRef = useRef<HTMLFormElement>(null);
  /** Milliseconds since 1970. */
  const startedAt = useRef(0);
  const sending = useRef<SendingRequest | null>(null);
  /** From the press on: the rules may still have to load. */
  const isSubmitting = useRef(false);
  const [failure, setFailure] = useState<Problem | null>(() => (formFailed ? problemOf(null) : null));
  const { show, ...shown } = useFaults({
    fields,
    idOf,
    found: refusedForm?.errors ?? [],
    check: (form) => {
      const checked = check(form);
      return !checked || checked.ok ? [] : checked.problems;
    },
  });

  const fail = (problem: Problem) => {
    if (problem.fields.length > 0) show(problem.fields);
    else setFailure(problem);
    onFailed(problem);
  };

  const send = async (form: HTMLFormElement, request: Request) => {
    const text = JSON.stringify(request);
    if (sending.current?.text !== text) sending.current = { text, key: newIdempotencyKey() };
    const along = {
      language,
      [HONEYPOT_FIELD]: String(new FormData(form).get(HONEYPOT_FIELD) ?? ''),
      filledInMs: Date.now() - startedAt.current,
    };
    let sent: Sent;
    try {
      sent = await post(request, along, sending.current.key);
    } catch (error) {
      return fail(problemOf(error));
    }
    sending.current = null;
    onSent(sent);
  };

  const checkAndSend = async (form: HTMLFormElement) => {
    const checked = check(form) ?? (await loadAndCheck?.(form));
    // Without a network there is nothing to check by, and nowhere to send it.
    if (!checked) return fail(NETWORK_PROBLEM);
    show(checked.ok ? [] : checked.problems);
    if (checked.ok) await send(form, checked.request);
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setFailure(null);
    void checkAndSend(event.currentTarget).finally(() => (isSubmitting.current = false));
  };

  return { formRef, startedAt, sending, refusedForm, failure, handleSubmit, ...shown };
}
