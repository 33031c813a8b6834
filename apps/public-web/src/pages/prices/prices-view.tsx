import type { Property, Room } from '@ospite/contracts/guest';
import { buttonClass } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { StayForm } from '../../features/stay/late-stay-form';
import { usePageFacts } from '../../shared/facts/page-facts';
import { longDate } from '../../shared/format/dates';
import { SiteLink } from '../../shared/navigation/site-link';
import { ContactBlock } from '../../shared/property/contact-details';
import type { PricedRoom } from '../../shared/stay/stay';
import { PriceTable } from './price-table';
import { SeasonCards } from './season-cards';
import { ServiceLists } from './service-lists';
import { TouristTaxRule } from './tourist-tax-rule';
import { WeeklyDiscount } from './weekly-discount';
import * as s from './prices-page.module.css';

interface PricesViewProps {
  readonly property: Property;
  readonly rooms: readonly (Room & PricedRoom)[];
}

/** The prices and all that goes with them. Source: specification §2, Pricing. */
export function PricesView({ property, rooms }: PricesViewProps) {
  const { t } = useTranslation();
  const { language, today } = usePageFacts();
  const priced = rooms.filter(({ prices }) => prices.length > 0);
  if (rooms.length === 0) return <p className={s.lead}>{t('prices:empty')}</p>;
  return (
    <>
      <SeasonCards property={property} rooms={rooms} />
      <PriceTable property={property} rooms={rooms} />
      <div className={s.halves}>
        {(property.weeklyDiscountPercent !== null || property.touristTax) && (
          <div className={s.rules}>
            <WeeklyDiscount property={property} rooms={priced} />
            {property.touristTax && <TouristTaxRule tax={property.touristTax} />}
          </div>
        )}
        {priced.length > 0 && (
          <section className={s.dates} aria-labelledby="your-dates">
            <h2 id="your-dates" className={s.heading}>
              {t('prices:dates.title')}
            </h2>
            <p className={s.text}>{t('prices:dates.lead')}</p>
            <StayForm property={property} rooms={priced} />
          </section>
        )}
      </div>
      <ServiceLists />
      <section className={s.ask} aria-labelledby="ask">
        <h2 id="ask" className={s.heading}>
          {t('prices:ask.title')}
        </h2>
        <p className={s.text}>
          {t(property.answersInOneDay ? 'prices:ask.textInOneDay' : 'prices:ask.text')}
        </p>
        <SiteLink page="quote" className={buttonClass()}>
          {t('prices:table.quote')}
        </SiteLink>
      </section>
      <div className={s.onPaper}>
        <p>
          {property.name}. {t('prices:printed', { date: longDate(today, language) })}
        </p>
        <ContactBlock property={property} />
      </div>
    </>
  );
}
