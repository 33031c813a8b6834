import type { OwnReview } from '@ospite/contracts';
import { MAX_RATING } from '@ospite/domain';
import { Actions, Badge, Button } from '@ospite/ui/office';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasDraft } from '../../shared/drafts';
import { languageText, momentText } from '../../shared/formats';
import { useBasedOn } from '../../shared/forms/state/use-based-on';
import { mailLink } from '../../shared/mail-link';
import { useKeptRow } from '../../shared/screen/lists/kept-rows';
import { OpenPlace } from '../../shared/screen/open-place';
import { ReadInItalian } from '../../shared/translation/read-in-italian';
import { ReplyForm, reviewDraft } from './reply-form';
import { ReviewReply } from './review-reply';
import * as s from './reviews.module.css';

interface ReviewCardProps {
  readonly review: OwnReview;
  readonly onApprove: () => void;
  readonly onDelete: () => void;
}

/** A review with what the owner can do with it. Texts: specification §8. */
export function ReviewCard({ review, onApprove, onDelete }: ReviewCardProps) {
  const { t } = useTranslation();
  const [isReplying, setReplying] = useState(() => hasDraft(reviewDraft(review)));
  const base = useBasedOn();
  useKeptRow(review, isReplying);
  // Of what the buttons say: many reviews have the same ones.
  const titleId = useId();
  const { rating, title, comment, isApproved, language } = review;
  return (
    <article className={s.review} aria-label={title}>
      <div className={s.head}>
        <h3 id={titleId} className={s.title} lang={language}>
          {title}
        </h3>
        <span
          className={s.stars}
          role="img"
          aria-label={t('office:reviews.stars', { count: rating, max: MAX_RATING })}
        >
          {'★'.repeat(rating)}
          {'☆'.repeat(MAX_RATING - rating)}
        </span>
        {!isApproved && review.suspected && <Badge tone="warning">{t('office:reviews.isSuspected')}</Badge>}
      </div>
      <p className={s.words} lang={language}>
        {comment}
      </p>
      <ReadInItalian text={`${title}\n${comment}`} language={language} describedBy={titleId} />
      <Writer review={review} />
      {review.reply && !isReplying && (
        <ReviewReply review={review} reply={review.reply} base={base} titleId={titleId} />
      )}
      <OpenPlace isOpen={isReplying}>
        {isReplying ? (
          // Nothing else can be done meanwhile: an approved review moves to another list, and what is typed would be lost.
          <ReplyForm review={review} base={base} onDone={() => setReplying(false)} />
        ) : (
          <Actions>
            {!isApproved && (
              <Button aria-describedby={titleId} onPress={onApprove}>
                {t('office:reviews.approve')}
              </Button>
            )}
            {/* The two answers to the question whether guests may read it stand together. */}
            {!isApproved && (
              <Button variant="quiet" aria-describedby={titleId} onPress={onDelete}>
                {t('office:reviews.reject')}
              </Button>
            )}
            <Button data-opener variant="quiet" aria-describedby={titleId} onPress={() => setReplying(true)}>
              {t(review.reply ? 'office:reviews.changeReply' : 'office:reviews.reply')}
            </Button>
            {isApproved && (
              <Button variant="plain" aria-describedby={titleId} onPress={onDelete}>
                {t('office:reviews.delete')}
              </Button>
            )}
          </Actions>
        )}
      </OpenPlace>
    </article>
  );
}

function Writer({ review: { guestName, email, createdAt, language } }: { readonly review: OwnReview }) {
  const { t } = useTranslation();
  return (
    <p className={s.minor}>
      <span>{guestName}</span>
      <span>{momentText(createdAt)}</span>
      <span>{t('office:reviews.writtenIn', { language: languageText(language) })}</span>
      {email !== null && <a href={mailLink(email)}>{email}</a>}
    </p>
  );
}
