import type { Review } from '@ospite/contracts/guest';
import { ReviewText } from '../review-text';
import * as s from './reviews-carousel.module.css';

/** The reviews of the carousel side by side, as they are before its script runs: a finger or a key moves them. */
export function ReviewTrack({
  reviews,
  label,
}: {
  readonly reviews: readonly Review[];
  readonly label: string;
}) {
  return (
    <div className={s.carousel}>
      <ul className={s.track} tabIndex={0} aria-label={label}>
        {reviews.map((review) => (
          <li key={review.id} className={s.slide}>
            <ReviewText review={review} className={s.review} isCut />
          </li>
        ))}
      </ul>
      {reviews.length > 1 && <div className={s.controls} />}
    </div>
  );
}
