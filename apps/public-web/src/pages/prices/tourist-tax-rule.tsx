import type { Property } from '@ospite/contracts/guest';
import type { Language } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { firstAndLast, monthsText } from '../../shared/format/periods';
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
          {months && <li>{monthsWords(months, language, t)}</li>}
        </ul>
      )}
      <p className={s.text} lang={said?.lang}>
        {said?.text ?? t('prices:tax.paid')}
      </p>
    </section>
  );
}

function monthsWords(months: readonly number[], language: Language, t: TFunction): string {
  const [from, to] = firstAndLast(months, language) ?? [];
  return from
    ? t('prices:tax.fromTo', { from, to })
    : t('prices:tax.months', { months: monthsText(months, language) });
}
