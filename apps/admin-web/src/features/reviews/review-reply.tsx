import { useReplyToReviewMutation, type OwnReview } from '@ospite/contracts';
import { Button } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog';
import { momentText } from '../../shared/formats';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import type { BasedOn } from '../../shared/forms/use-based-on';
import * as s from './reviews.module.css';

interface ReviewReplyProps {
  readonly review: OwnReview;
  readonly reply: NonNullable<OwnReview['reply']>;
  readonly base: BasedOn;
  /** Of the element that names the review. */
  readonly titleId: string;
}

/** What the owner answered, and the way to take it back. */
export function ReviewReply({ review, reply, base, titleId }: ReviewReplyProps) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [isAsking, setAsking] = useState(false);
  const [save, { isLoading }] = useReplyToReviewMutation();

  async function remove() {
    setAsking(false);
    const replyToReviewRequest = { reply: null, updatedAt: base.basedOn(review.updatedAt) };
    const result = await save({ reviewId: review.id, replyToReviewRequest });
    base.keep(result);
    tellOutcome(result, {
      done: t('office:common.success'),
      doneDescription: t('office:reviews.replyRemoved'),
      failed: t('office:reviews.replyFailed'),
    });
  }

  return (
    <div className={s.reply}>
      <p className={s.minor}>{t('office:reviews.yourReply', { date: momentText(reply.at) })}</p>
      <p className={s.words}>{reply.text}</p>
      <div className={s.removal}>
        <Button
          variant="plain"
          aria-describedby={titleId}
          onPress={() => setAsking(true)}
          isPending={isLoading}
        >
          {t('office:reviews.removeReply')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('office:reviews.removeReplyTitle')}
        confirmLabel={t('office:reviews.removeReply')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('office:reviews.removeReplyHelp')}</p>
      </ConfirmDialog>
    </div>
  );
}
