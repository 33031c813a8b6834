import type { Problem } from '@ospite/contracts/guest';
import {
  MAX_EMAIL_LENGTH,
  MAX_GUEST_NAME_LENGTH,
  MAX_REVIEW_COMMENT_LENGTH,
  MAX_REVIEW_TITLE_LENGTH,
  type ReviewField,
} from '@ospite/domain';
import { pathTo } from '@ospite/i18n/paths';
import { useHydrated } from '@ospite/site-engine';
import { classList } from '@ospite/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../../shared/facts/page-facts';
import { fieldStates } from '../../../shared/forms/faults';
import { FormEnd } from '../../../shared/forms/form-end';
import { Honeypot } from '../../../shared/forms/honeypot';
import { TextField } from '../../../shared/forms/text-field';
import { RatingField } from './rating-field';
import { controlId, reviewFaultText } from './review-faults';
import { useReviewForm } from './use-review-form';
import * as s from './review-form.module.css';

interface ReviewFormProps {
  /** Stars at the start and after sending; 0 for none (specification §4: 5 in the dialog, 0 on the page). */
  readonly defaultRating: number;
  readonly className?: string | undefined;
  /** The message above the button when it could not be sent. */
  readonly failureText: (problem: Problem) => ReactNode;
  readonly onSent: () => void;
  readonly onFailed: (problem: Problem) => void;
}

/** The review form. Without script it posts to its own page. Source: specification §2, Leave a review. */
export function ReviewForm({ defaultRating, className, failureText, onSent, onFailed }: ReviewFormProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const hydrated = useHydrated();
  const form = useReviewForm({ onSent, onFailed });
  const { faults, values, failure, isSending } = form;
  const stateOf = fieldStates<ReviewField>({
    faults,
    values,
    idOf: controlId,
    textOf: (fault) => reviewFaultText(t, fault),
  });
  const [name, email, rating, title, comment] = [
    stateOf('guestName'),
    stateOf('email'),
    stateOf('rating'),
    stateOf('title'),
    stateOf('comment'),
  ];
  return (
    <form
      ref={form.formRef}
      className={classList(s.form, className)}
      method="post"
      action={pathTo('review', language)}
      noValidate
      onSubmit={form.handleSubmit}
      onInput={form.handleInput}
      onBlur={form.handleBlur}
    >
      <div className={s.pair}>
        <TextField
          state={name}
          label={t('review-form:guestName')}
          hint={t('review-form:guestNameHint')}
          required
          maxLength={MAX_GUEST_NAME_LENGTH}
          autoComplete="name"
        />
        <TextField
          state={email}
          label={t('review-form:email')}
          hint={t('review-form:emailHint')}
          type="email"
          required
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
        />
      </div>
      <RatingField
        defaultRating={Number(rating.control.defaultValue ?? defaultRating)}
        error={rating.field.error}
        autoFocus={rating.autoFocus}
      />
      <TextField state={title} label={t('review-form:title')} required maxLength={MAX_REVIEW_TITLE_LENGTH} />
      <TextField
        state={comment}
        label={t('review-form:comment')}
        required
        rows={5}
        maxLength={MAX_REVIEW_COMMENT_LENGTH}
      />
      <Honeypot id="review-website" label={t('review-form:honeypot')} />
      <FormEnd
        failure={failure && failureText(failure)}
        button={isSending ? t('review-form:sending') : t('review-form:submit')}
        isSending={isSending}
        // Until the script runs, nobody knows whether a rating is chosen, and the server will say so.
        isDisabled={hydrated && (isSending || !form.hasRating)}
        privacy={`${t('review-form:moderated')} ${t('review-form:privacy')}`}
        privacyLink={t('review-form:privacyLink')}
      />
    </form>
  );
}
