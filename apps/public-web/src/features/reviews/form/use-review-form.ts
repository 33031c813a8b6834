import { useCreateReviewMutation, type Problem } from '@ospite/contracts/guest';
import { checkReview, REVIEW_FIELDS } from '@ospite/domain';
import { useEffect, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { FormValues } from '../../../shared/forms/faults';
import { useGuestForm } from '../../../shared/forms/use-guest-form';
import { formLeft, formTouched } from '../../../shared/visit/visit-slice';
import { controlId, readReview } from './review-faults';

interface ReviewFormHooks {
  readonly onSent: () => void;
  readonly onFailed: (problem: Problem) => void;
}

/** State and events of the review form, which is empty again once it is sent. */
export function useReviewForm({ onSent, onFailed }: ReviewFormHooks) {
  const dispatch = useDispatch();
  const [createReview, { isLoading: isSending }] = useCreateReviewMutation();
  const [hasRating, setHasRating] = useState(true);
  const [timesSent, setTimesSent] = useState(0);
  const { formRef, startedAt, refusedForm, ...shown } = useGuestForm({
    fields: REVIEW_FIELDS,
    ownField: 'guestName',
    idOf: controlId,
    check: (form) => checkReview(readReview(form)),
    post: (request, along, key) =>
      createReview({ 'Idempotency-Key': key, createReviewRequest: { ...request, ...along } }).unwrap(),
    onSent: () => {
      setTimesSent((times) => times + 1);
      onSent();
    },
    onFailed,
  });

  // At the start, and each time that a review was sent: only then its controls have forgotten what came back refused.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    if (timesSent > 0) form.reset();
    startedAt.current = Date.now();
    setHasRating(readReview(form).rating > 0);
    return () => void dispatch(formLeft());
  }, [dispatch, formRef, startedAt, timesSent]);

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    dispatch(formTouched());
    setHasRating(readReview(form).rating > 0);
    shown.followInput(form);
  };

  const values = timesSent === 0 && refusedForm ? refusedForm.values : NO_VALUES;
  const { faults, failure, followBlur: handleBlur, handleSubmit } = shown;
  return {
    formRef,
    faults,
    values,
    failure,
    isSending,
    hasRating,
    handleInput,
    handleBlur,
    handleSubmit,
  };
}

const NO_VALUES: FormValues = {};
