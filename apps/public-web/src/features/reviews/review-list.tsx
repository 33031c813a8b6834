import { useGetReviewSummaryQuery, useListReviewsQuery } from '@ospite/contracts/guest';
import { Skeleton } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { ProblemState } from '../../shared/states/problem-state';
import { ReviewAverage } from './review-average';
import { ReviewText } from './review-text';
import { NEWEST_REVIEWS } from './shown-reviews';
import * as s from './review-list.module.css';

/** The newest approved reviews with the owner's replies, and how they are checked. Source: decisions §6. */
export function ReviewList() {
  const { t } = useTranslation();
  const { data: reviews, error, refetch } = useListReviewsQuery(NEWEST_REVIEWS);
  const { data: summary } = useGetReviewSummaryQuery();
  const isCut = reviews !== undefined && (summary?.count ?? 0) > reviews.length;
  return (
    <section className={s.list} aria-labelledby="reviews-list">
      <header className={s.head}>
        <h2 id="reviews-list" className={s.title}>
          {t('reviews:list.title')}
        </h2>
        <ReviewAverage />
        <p className={s.checked}>{t('reviews:checked')}</p>
        {isCut && <p className={s.checked}>{t('reviews:list.newest', { shown: reviews.length })}</p>}
      </header>
      {reviews?.length === 0 && <p>{t('reviews:list.empty')}</p>}
      {reviews && reviews.length > 0 && (
        <ul>
          {reviews.map((review) => (
            <li key={review.id} className={s.entry}>
              <ReviewText review={review} />
            </li>
          ))}
        </ul>
      )}
      {!reviews && error && <ProblemState error={error} onRetry={() => void refetch()} />}
      {!reviews && !error && (
        <div role="status">
          <p>{t('reviews:loading')}</p>
          <Skeleton className={s.skeleton} />
        </div>
      )}
    </section>
  );
}
