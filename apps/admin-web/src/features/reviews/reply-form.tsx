import { useReplyToReviewMutation, type OwnReview } from '@ospite/contracts';
import { MAX_REVIEW_REPLY_LENGTH } from '@ospite/domain';
import { TextAreaField, useToast } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { languageText } from '../../shared/formats';
import { CloseForm } from '../../shared/forms/leaving/close-form';
import { SaveBar } from '../../shared/forms/save-bar';
import type { BasedOn } from '../../shared/forms/state/use-based-on';
import { useForm } from '../../shared/forms/use-form';
import * as s from './reviews.module.css';

/** Under which name a reply that is being written is kept. */
export function reviewDraft({ id }: Pick<OwnReview, 'id'>): string {
  return `review ${id}`;
}

interface ReplyFormProps {
  readonly review: OwnReview;
  readonly base: BasedOn;
  readonly onDone: () => void;
}

/** The owner's answer, which guests read below the review. */
export function ReplyForm({ review, base, onDone }: ReplyFormProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const [save] = useReplyToReviewMutation();
  const form = useForm({
    saved: { reply: review.reply?.text ?? '' },
    draft: reviewDraft(review),
    draftTitle: t('office:reviews.replyLabel', { name: review.guestName }),
    check: ({ reply }) => ({ reply: reply.trim() ? undefined : t('office:reviews.replyRequired') }),
    send: async ({ reply }) => {
      const updatedAt = base.basedOn(review.updatedAt);
      const result = await save({ reviewId: review.id, replyToReviewRequest: { reply, updatedAt } });
      base.keep(result);
      return result;
    },
    onSaved: () => {
      showToast({
        kind: 'default',
        title: t('office:common.success'),
        description: t(review.isApproved ? 'office:reviews.replied' : 'office:reviews.repliedPending'),
      });
      onDone();
    },
  });
  const label = t('office:reviews.replyLabel', { name: review.guestName });
  return (
    <form className={s.reply} onSubmit={form.onSubmit} noValidate>
      <TextAreaField
        name="reply"
        autoFocus={!form.isRestored}
        label={label}
        hint={t('office:reviews.replyHint', { language: languageText(review.language) })}
        value={form.values.reply}
        onChange={(reply) => form.set({ reply })}
        maxLength={MAX_REVIEW_REPLY_LENGTH}
        error={form.errors.reply}
      />
      <SaveBar form={form} isNew labels={{ reply: label }} saveLabel={t('office:reviews.saveReply')}>
        <CloseForm variant="plain" form={form} onClose={onDone} label={t('office:common.cancel')} />
      </SaveBar>
    </form>
  );
}
