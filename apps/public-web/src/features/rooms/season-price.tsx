import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { missingPriceText, priceText } from '../../shared/format/price';
import * as s from './room-prices.module.css';

interface SeasonPriceProps {
  /** As the owner typed it; undefined shows a dash, and that the price is on request (specification §2). */
  readonly typed: string | undefined;
}

/** A room's price a night in one season. */
export function SeasonPrice({ typed }: SeasonPriceProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  if (typed !== undefined) return <NightlyPrice typed={typed} />;
  return (
    <>
      <span aria-hidden="true">
        {missingPriceText(language)}
        <span className={s.unit}>{t('common:perNight')}</span>
      </span>
      <span className={s.unit}>{t('stay:noPrice')}</span>
    </>
  );
}

/** An amount stays on one line and takes the unit; what the owner wrote in words may wrap. */
function NightlyPrice({ typed }: { readonly typed: string }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { text, isAmount } = priceText(typed, language);
  if (!isAmount) return text;
  return (
    <>
      <span className={s.amount}>{text}</span>
      <span className={s.unit}>{t('common:perNight')}</span>
    </>
  );
}
