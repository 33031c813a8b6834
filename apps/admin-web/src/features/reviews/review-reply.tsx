import { useReplyToReviewMutation, type OwnReview } from '@ospite/contracts';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../shared/feedback/confirmed-action';
import { momentText } from '../../shared/formats';
import type { BasedOn } from '../../shared/forms/state/use-based-on';
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
  const [save] = useReplyToReviewMutation();

  async function remove() {
    const replyToReviewRequest = { reply: null, updatedAt: base.basedOn(review.updatedAt) };
    const result = await save({ reviewId: review.id, replyToReviewRequest });
    base.keep(result);
    return result;
  }

  return (
    <div className={s.reply}>
      <p className={s.minor}>{t('office:reviews.yourReply', { date: momentText(reply.at) })}</p>
      <p className={s.words}>{reply.text}</p>
      <div className={s.removal}>
        <ConfirmedAction
          variant="plain"
          label={t('office:reviews.removeReply')}
          aria-describedby={titleId}
          title={t('office:reviews.removeReplyTitle')}
          confirmLabel={t('office:reviews.removeReply')}
          act={remove}
          outcome={{
            done: t('office:common.success'),
            doneDescription: t('office:reviews.replyRemoved'),
            failed: t('office:reviews.replyFailed'),
          }}
        >
          <p>{t('office:reviews.removeReplyHelp')}</p>
        </ConfirmedAction>
      </div>
    </div>
  );
}
