import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { centsText } from '../../shared/format/price';

interface FromPriceProps {
  /** Euro cents; undefined without a readable price. */
  readonly cents: number | undefined;
  readonly className?: string | undefined;
}

/** "From 75 €/night"; nothing without a readable price. */
export function FromPrice({ cents, className }: FromPriceProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  if (cents === undefined) return null;
  const price = centsText(cents, language);
  return <p className={className}>{t('rooms:fromPrice', { price })}</p>;
}
