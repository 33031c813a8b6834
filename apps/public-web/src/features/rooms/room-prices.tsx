import type { Property, RoomDetail } from '@ospite/contracts/guest';
import { SEASONS, type Season } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { periodText, restOfYear } from '../../shared/format/periods';
import { SeasonPrice } from './season-price';
import * as s from './room-prices.module.css';

interface RoomPricesProps {
  readonly room: RoomDetail;
  readonly property: Property;
}

/** A card for each season when the room has any price; a season without one shows a dash (specification §2). */
export function RoomPrices({ room, property }: RoomPricesProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  if (room.prices.length === 0) return null;
  const period: Readonly<Record<Season, string>> = {
    high: periodText(property.highSeason, language),
    low: periodText(restOfYear(property.highSeason), language),
  };
  const label: Readonly<Record<Season, string>> = {
    high: t('rooms:detail.prices.high'),
    low: t('rooms:detail.prices.low'),
  };
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className={s.title}>
        {t('rooms:detail.prices.title')}
      </h2>
      <div className={s.cards}>
        {SEASONS.map((season) => {
          const price = room.prices.find((entry) => entry.season === season)?.pricePerNight;
          return (
            <div key={season} className={s.card}>
              <h3 className={s.season}>{label[season]}</h3>
              <p className={s.period}>{period[season]}</p>
              <p className={s.price}>
                <SeasonPrice typed={price} />
              </p>
            </div>
          );
        })}
      </div>
      {property.weeklyDiscountPercent !== null && (
        <p className={s.weekly}>
          {t('rooms:detail.prices.weekly', { percent: property.weeklyDiscountPercent })}
        </p>
      )}
    </section>
  );
}
