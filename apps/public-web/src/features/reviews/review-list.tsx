import { useGetReviewSummaryQuery, useListReviewsQuery } from '@ospite/contracts/guest';
import { Skeleton } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { useRenderedSearch } from '../../shared/navigation/rendered-search';
import { ProblemState } from '../../shared/states/problem-state';
import { ReviewAverage } from './review-average';
import { ReviewText } from './review-text';
import { ReviewPages } from './review-pages';
import { listedReviews } from './shown-reviews';
import * as s from './review-list.module.css';

/**
 * The approved reviews, newest first, with the owner's replies, and how they are checked. Source: specification §14.
 */
export function ReviewList() {
  const { t } = useTranslation();
  const { page, pageSize } = listedReviews(useRenderedSearch());
  const { data: reviews, error, refetch } = useListReviewsQuery({ page, pageSize });
  const { data: summary } = useGetReviewSummaryQuery();
  const pages = Math.ceil((summary?.count ?? 0) / pageSize);
  return (
    <section className={s.list} aria-labelledby="reviews-list">
      <header className={s.head}>
        <h2 id="reviews-list" className={s.title}>
          {t('reviews:list.title')}
        </h2>
        <ReviewAverage />
        <p className={s.checked}>{t('reviews:checked')}</p>
      </header>
      {reviews?.length === 0 && page === 1 && <p>{t('reviews:list.empty')}</p>}
      {reviews && reviews.length > 0 && (
        <ul>
          {reviews.map((review) => (
            <li key={review.id} className={s.entry}>
              <ReviewText review={review} />
            </li>
          ))}
        </ul>
      )}
      {reviews && (pages > 1 || page > 1) && <ReviewPages page={page} pages={pages} />}
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
