import type { Property } from '@ospite/contracts/guest';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { monthsText } from '../../shared/format/periods';
import { partText } from '../../shared/format/localized-text';
import { centsText } from '../../shared/format/price';
import * as dots from '../../shared/layout/dot-list.module.css';
import * as s from './prices-page.module.css';

interface TouristTaxRuleProps {
  readonly tax: NonNullable<Property['touristTax']>;
}

/** What the town asks of each guest, as the property states it. */
export function TouristTaxRule({ tax }: TouristTaxRuleProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { centsPerPersonNight: cents, maxNights, months, note } = tax;
  const period = months && monthsText(months, language);
  // Months that follow one another are a sentence, others a list.
  const [from, to] = period?.split('–') ?? [];
  const said = note && partText(note, language);
  return (
    <section className={s.tax} aria-labelledby="tourist-tax">
      <h2 id="tourist-tax" className={s.heading}>
        {t('prices:tax.title')}
      </h2>
      {cents !== null && (
        <ul className={dots.list}>
          <li>{t('prices:tax.rate', { price: centsText(cents, language) })}</li>
          {maxNights !== null && <li>{t('prices:tax.maxNights', { count: maxNights })}</li>}
          {period && (
            <li>{to ? t('prices:tax.fromTo', { from, to }) : t('prices:tax.months', { months: period })}</li>
          )}
        </ul>
      )}
      <p className={s.text} lang={said?.lang}>
        {said?.text ?? t('prices:tax.paid')}
      </p>
    </section>
  );
}
