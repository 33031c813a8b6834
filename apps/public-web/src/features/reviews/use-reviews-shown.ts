import { useGetSettingQuery } from '@ospite/contracts/guest';
import { REVIEWS_SWITCH } from './shown-reviews';

/** Whether the home page shows reviews at all: the owner's switch is on. Source: specification §2. */
export function useReviewsShown(): boolean {
  return useGetSettingQuery(REVIEWS_SWITCH).data?.value === 'true';
}
