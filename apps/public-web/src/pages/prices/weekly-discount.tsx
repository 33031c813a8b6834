import type { Property } from '@ospite/contracts/guest';
import { exampleWeek, parseCalendarDate, WEEKLY_DISCOUNT_NIGHTS } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { daysText } from '../../shared/format/event-days';
import { moneyText } from '../../shared/format/price';
import { EstimateLines } from '../../shared/stay/estimate';
import type { PricedRoom } from '../../shared/stay/stay';
import * as s from './prices-page.module.css';

interface WeeklyDiscountProps {
  readonly property: Property;
  readonly rooms: readonly PricedRoom[];
}

/** What is taken off a week or more, worked out on the first room whose price reads as a number. Source: specification §9. */
export function WeeklyDiscount({ property, rooms }: WeeklyDiscountProps) {
  const { t } = useTranslation();
  const { language, today } = usePageFacts();
  const percent = property.weeklyDiscountPercent;
  const day = parseCalendarDate(today);
  if (percent === null || !day) return null;
  const [example] = rooms.flatMap(({ name, prices }) => {
    const week = exampleWeek({ ...property, prices }, day);
    return week ? [{ name, week }] : [];
  });
  return (
    <section className={s.weekly} aria-labelledby="weekly">
      <h2 id="weekly" className={s.heading}>
        {t('prices:weekly.title')}
      </h2>
      <p className={s.text}>{t('prices:weekly.text', { nights: WEEKLY_DISCOUNT_NIGHTS, percent })}</p>
      {example && (
        <div className={s.example}>
          <h3 className={s.exampleTitle}>{t('prices:weekly.example', { room: example.name })}</h3>
          <p className={s.small}>{daysText(example.week.checkIn, example.week.checkOut, language)}</p>
          <EstimateLines lines={[example.week.nights, example.week.discount]} />
          <p className={s.exampleTotal}>
            <span>{t('prices:weekly.total')}</span> <strong>{moneyText(example.week.total, language)}</strong>
          </p>
        </div>
      )}
    </section>
  );
}
