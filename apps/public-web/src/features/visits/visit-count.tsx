import { useCountVisitsQuery } from '@ospite/contracts/visits';
import { LOCALES } from '@ospite/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useRecordedVisit } from './use-recorded-visit';

/** How often the number is read, in milliseconds. Source: specification §9. */
const COUNT_POLL_MS = 30_000;

/** Fewer recommend no house. Source: specification §2, Shell. */
const SHOWN_FROM = 100;

/**
 * How many visits there were, read after the page has loaded and, while the tab is seen, every 30 seconds; the page's own
 * visit is recorded first. What fails is only logged (specification §8).
 */
export function VisitCount() {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  useRecordedVisit();
  const { data, error } = useCountVisitsQuery(undefined, {
    pollingInterval: COUNT_POLL_MS,
    skipPollingIfUnfocused: true,
  });
  useEffect(() => {
    if (error) console.warn('The visits could not be counted.', error);
  }, [error]);
  const totalVisits = data?.totalVisits ?? 0;
  if (totalVisits < SHOWN_FROM) return null;
  const visits = new Intl.NumberFormat(LOCALES[language]).format(totalVisits);
  return t('common:footer.visits', { count: totalVisits, visits });
}
