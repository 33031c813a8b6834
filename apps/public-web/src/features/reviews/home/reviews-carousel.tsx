import { useGetReviewSummaryQuery, useListReviewsQuery } from '@ospite/contracts/guest';
import { useHydrated } from '@ospite/site-engine';
import { buttonClass, Skeleton, VisuallyHidden } from '@ospite/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../../shared/facts/page-facts';
import { SiteLink } from '../../../shared/navigation/site-link';
import { FEATURED_REVIEWS } from '../../../shared/reviews/featured-reviews';
import { ReviewAverage } from '../review-average';
import { useReviewsShown } from '../use-reviews-shown';
import { divideReviews } from './divide-reviews';
import { ReviewTrack } from './review-track';
import { WriteReview } from '../write-review';
import * as s from './reviews-carousel.module.css';

/** What moves the reviews is loaded once the page is hydrated; where it does not come, they stay as they are. */
const TurningReviews = lazy(() =>
  import(/* webpackChunkName: "turning-reviews" */ './turning-reviews').then(
    (loaded) => ({ default: loaded.TurningReviews }),
    () => ({ default: ReviewTrack }),
  ),
);

/**
 * Some of the newest reviews, one at a time; the grid shows the others. Left out where the owner's switch is off, and where they cannot be read: the page is
 * good without them, and its footer leads to the form.
 */
export function ReviewsCarousel() {
  return useReviewsShown() && <Carousel />;
}

function Carousel() {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const hydrated = useHydrated();
  const { data: reviews, error } = useListReviewsQuery(FEATURED_REVIEWS);
  const { data: summary } = useGetReviewSummaryQuery();
  if (error) return null;
  const { carousel } = divideReviews(reviews ?? [], language);
  const shown = { reviews: carousel, label: t('reviews:carousel.label') };
  return (
    <section className={s.band} aria-labelledby="reviews-title">
      <div className={s.inner}>
        <header className={s.head}>
          <h2 id="reviews-title" className={s.title}>
            {t('reviews:carousel.title')}
          </h2>
          <ReviewAverage />
        </header>
        {!reviews && (
          <div>
            <VisuallyHidden>{t('reviews:loading')}</VisuallyHidden>
            <Skeleton className={s.skeleton} />
          </div>
        )}
        {reviews?.length === 0 && <p>{t('reviews:list.empty')}</p>}
        {shown.reviews.length > 0 &&
          (hydrated && shown.reviews.length > 1 ? (
            <Suspense fallback={<ReviewTrack {...shown} />}>
              <TurningReviews {...shown} />
            </Suspense>
          ) : (
            <ReviewTrack {...shown} />
          ))}
        <footer className={s.foot}>
          {summary && reviews && summary.count > reviews.length && (
            <SiteLink page="review">{t('reviews:grid.all')}</SiteLink>
          )}
          <WriteReview className={buttonClass('quiet')}>{t('reviews:write')}</WriteReview>
          <p className={s.checked}>{t('reviews:checked')}</p>
        </footer>
      </div>
    </section>
  );
}
