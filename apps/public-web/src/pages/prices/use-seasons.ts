import type { Property } from '@ospite/contracts/guest';
import type { Season } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { periodText, restOfYear } from '../../shared/format/periods';

/** The name of each season, and when it is at the property. */
export function useSeasons({
  highSeason,
}: Property): Readonly<Record<Season, { readonly name: string; readonly period: string }>> {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  return {
    high: { name: t('stay:high'), period: periodText(highSeason, language) },
    low: { name: t('stay:low'), period: periodText(restOfYear(highSeason), language) },
  };
}
