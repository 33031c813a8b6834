import { MAX_RATING, MIN_RATING } from '@ospite/domain';
import { errorId, FieldError } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { Star } from '../stars';
import { controlId } from './review-faults';
import * as s from './rating-field.module.css';

const RATINGS = Array.from({ length: MAX_RATING - MIN_RATING + 1 }, (_, step) => MIN_RATING + step);

interface RatingFieldProps {
  /** Chosen at the start, and again after a reset; 0 for none. */
  readonly defaultRating: number;
  readonly error: string | undefined;
  readonly autoFocus: boolean;
}

/**
 * Five stars as a group of radio buttons. Which are full, under the pointer too, and the words beside them follow from the
 * style sheet alone, so that they do without script.
 */
export function RatingField({ defaultRating, error, autoFocus }: RatingFieldProps) {
  const { t } = useTranslation();
  const id = controlId('rating');
  return (
    <fieldset className={s.rating} aria-describedby={error ? errorId(id) : undefined}>
      <legend className={s.legend}>{t('review-form:rating')}</legend>
      <div className={s.stars}>
        {RATINGS.map((rating) => (
          <label key={rating} className={s.choice}>
            <input
              id={rating === MIN_RATING ? id : undefined}
              className={s.radio}
              type="radio"
              name="rating"
              value={rating}
              required
              defaultChecked={rating === defaultRating}
              autoFocus={autoFocus && rating === MIN_RATING}
              aria-invalid={error ? true : undefined}
            />
            <Star className={s.star} />
            <span className={s.words}>{t('review-form:stars', { count: rating })}</span>
          </label>
        ))}
        <span className={s.none}>{t('review-form:choose')}</span>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
