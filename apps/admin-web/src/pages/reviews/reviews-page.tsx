import { useTranslation } from 'react-i18next';
import { ReviewList } from '../../features/reviews/review-list';
import { Screen } from '../../shared/screen/screen';

/** All reviews: those that wait come first, those that look automated stand apart. */
export function ReviewsPage() {
  const { t } = useTranslation();
  return (
    <Screen title={t('office:reviews.title')} lead={<p>{t('office:reviews.lead')}</p>}>
      <ReviewList status="pending" />
      <ReviewList status="suspected" onlyIfAny />
      <ReviewList status="approved" />
    </Screen>
  );
}
