import { useListReviewsQuery } from '@ospite/contracts/guest';
import { useProperty } from '../../shared/property/use-property';
import { FEATURED_REVIEWS } from '../../shared/reviews/featured-reviews';
import { TrustLines } from './trust-lines';
import * as s from './trust-lines.module.css';

/** Below a button that asks for a quote: who answers, within what time, and what guests say. */
export function TrustBelow() {
  const property = useProperty();
  const { data: reviews } = useListReviewsQuery(FEATURED_REVIEWS);
  return property && <TrustLines property={property} reviews={reviews} className={s.below} />;
}
