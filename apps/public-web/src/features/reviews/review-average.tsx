import { useGetReviewSummaryQuery } from '@ospite/contracts/guest';
import { MAX_RATING } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { decimalText } from '@ospite/i18n/money';
import { Stars } from './stars';
import * as s from './review-average.module.css';

/** What all approved reviews give on average, and how many they are; nothing while there is none. */
export function ReviewAverage() {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { data } = useGetReviewSummaryQuery();
  if (!data || data.average === null) return null;
  const average = decimalText(data.average, 1, language);
  return (
    <p className={s.average}>
      <span aria-hidden="true">
        <Stars rating={data.average} />
      </span>
      {t('reviews:average', { average, count: data.count, max: MAX_RATING })}
    </p>
  );
}
