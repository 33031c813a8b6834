import { problemOf, useGetReviewSummaryQuery, useListReviewsQuery } from '@ospite/contracts/guest';
import { problemText } from '@ospite/i18n';
import { Button, buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../../shared/facts/page-facts';
import { SiteLink } from '../../../shared/navigation/site-link';
import { FEATURED_REVIEWS } from '../../../shared/reviews/featured-reviews';
import { ReviewAverage } from '../review-average';
import { ReviewText } from '../review-text';
import { useReviewsShown } from '../use-reviews-shown';
import { divideReviews, IN_GRID } from './divide-reviews';
import * as s from './testimonials.module.css';

/** The reviews that the carousel does not show, while the owner's switch shows them. Source: specification §2, Home. */
export function Testimonials() {
  return useReviewsShown() && <TestimonialsGrid />;
}

function TestimonialsGrid() {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { data: reviews, error, refetch } = useListReviewsQuery(FEATURED_REVIEWS);
  const { data: summary } = useGetReviewSummaryQuery();
  const { grid } = divideReviews(reviews ?? [], language);
  const count = summary?.count ?? 0;
  const others = count > IN_GRID ? count - grid.length : 0;
  // The carousel has them all, or says that there is none.
  if (reviews && grid.length === 0) return null;
  return (
    <section className={s.testimonials} aria-labelledby="testimonials-title">
      <header className={s.head}>
        <h2 id="testimonials-title" className={s.title}>
          {t('reviews:grid.title')}
        </h2>
        <ReviewAverage />
        <p className={s.checked}>{t('reviews:checked')}</p>
      </header>
      {grid.length > 0 && (
        <ul className={s.grid} tabIndex={0} aria-labelledby="testimonials-title">
          {grid.map((review) => (
            <li key={review.id} className={s.card}>
              <ReviewText review={review} isCut />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <div className={s.problem} role="alert">
          {/* The specification has it in English on the Italian page. */}
          <p lang={language === 'it' ? 'en' : undefined}>{t('reviews:failed')}</p>
          <p>{problemText(t, problemOf(error))}</p>
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('common:states.retry')}
          </Button>
        </div>
      )}
      {others > 0 && (
        <p>
          {t('reviews:grid.more', { count: others })}{' '}
          <SiteLink page="review">{t('reviews:grid.all')}</SiteLink>
        </p>
      )}
      <p className={s.call}>
        <span>{t('reviews:grid.invitation')}</span>
        <SiteLink page="review" className={buttonClass('quiet')}>
          {t('reviews:write')}
        </SiteLink>
      </p>
    </section>
  );
}
