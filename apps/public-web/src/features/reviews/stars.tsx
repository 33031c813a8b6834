import { MAX_RATING } from '@ospite/domain';
import { classList } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import * as s from './stars.module.css';

/** A star of 24 by 24 from its top, in relative moves, so that it can stand anywhere. */
const SHAPE = 'l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z';
/** From one star to the next. */
const STEP = 26;

/** Stars in a row. */
const row = (count: number) =>
  Array.from({ length: count }, (_, place) => `M${(place + 0.5) * STEP} 2${SHAPE}`).join('');
const ALL = row(MAX_RATING);

interface StarsProps {
  /** A tenth of a star is a tenth of its width. */
  readonly rating: number;
  readonly className?: string | undefined;
}

/** The stars that a guest gave; a screen reader hears their number. */
export function Stars({ rating, className }: StarsProps) {
  const { t } = useTranslation();
  return (
    <svg
      className={classList(s.stars, className)}
      role="img"
      aria-label={t('reviews:rated', { rating, max: MAX_RATING })}
      width={MAX_RATING * STEP}
      height="24"
      viewBox={`0 0 ${MAX_RATING * STEP} 24`}
    >
      <svg width={rating * STEP} height="24">
        <path className={s.full} d={ALL} />
      </svg>
      <path className={s.empty} d={ALL} />
    </svg>
  );
}

/** One star of the form. */
export function Star({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" width="32" height="32" viewBox={`0 0 ${STEP} 24`}>
      <path d={row(1)} />
    </svg>
  );
}
