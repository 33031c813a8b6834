import { problemOf, useCreateReviewMutation, type Problem, newIdempotencyKey } from '@ospite/contracts/guest';
import {
  checkReview,
  HONEYPOT_FIELD,
  REVIEW_FIELDS,
  reviewProblems,
  type ReviewRequest,
} from '@ospite/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { usePageFacts, useRefusedForm } from '../../../shared/facts/page-facts';
import type { FormValues } from '../../../shared/forms/faults';
import { useFaults } from '../../../shared/forms/use-faults';
import { formLeft, formTouched } from '../../../shared/visit/visit-slice';
import { controlId, readReview } from './review-faults';

interface ReviewFormHooks {
  readonly onSent: () => void;
  readonly onFailed: (problem: Problem) => void;
}

/**
 * State and events of the review form. The controls are uncontrolled, so that what was typed before hydration stays; their
 * values are read when something happens.
 */
export function useReviewForm({ onSent, onFailed }: ReviewFormHooks) {
  const { language } = usePageFacts();
  const { refusedForm, formFailed } = useRefusedForm('guestName');
  const dispatch = useDispatch();
  const formRef = useRef<HTMLFormElement>(null);
  const startedAt = useRef(0);
  const sending = useRef<{ readonly text: string; readonly key: string } | null>(null);
  const [createReview, { isLoading: isSending }] = useCreateReviewMutation();
  const [hasRating, setHasRating] = useState(true);
  const [timesSent, setTimesSent] = useState(0);
  const [failure, setFailure] = useState<Problem | null>(() => (formFailed ? problemOf(null) : null));
  const { faults, ...shown } = useFaults({
    fields: REVIEW_FIELDS,
    found: refusedForm?.errors ?? [],
    check: (form) => reviewProblems(readReview(form)),
    idOf: controlId,
  });

  // At the start, and each time that a review was sent: only then its controls have forgotten what came back refused.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    if (timesSent > 0) form.reset();
    startedAt.current = Date.now();
    setHasRating(readReview(form).rating > 0);
    return () => void dispatch(formLeft());
  }, [dispatch, timesSent]);

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    dispatch(formTouched());
    setHasRating(readReview(form).rating > 0);
    shown.followInput(form);
  };

  const send = async (form: HTMLFormElement, request: ReviewRequest) => {
    const text = JSON.stringify(request);
    if (sending.current?.text !== text) sending.current = { text, key: newIdempotencyKey() };
    try {
      await createReview({
        'Idempotency-Key': sending.current.key,
        createReviewRequest: {
          ...request,
          language,
          [HONEYPOT_FIELD]: String(new FormData(form).get(HONEYPOT_FIELD) ?? ''),
          filledInMs: Date.now() - startedAt.current,
        },
      }).unwrap();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.fields.length > 0) shown.show(problem.fields);
      else setFailure(problem);
      onFailed(problem);
      return;
    }
    sending.current = null;
    setTimesSent((times) => times + 1);
    onSent();
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setFailure(null);
    const form = event.currentTarget;
    const checked = checkReview(readReview(form));
    shown.show(checked.ok ? [] : checked.problems);
    if (checked.ok) void send(form, checked.request);
  };

  const values = timesSent === 0 && refusedForm ? refusedForm.values : NO_VALUES;
  return {
    ...{ formRef, faults, values, failure, isSending, hasRating },
    ...{ handleInput, handleBlur: shown.followBlur, handleSubmit },
  };
}

const NO_VALUES: FormValues = {};
