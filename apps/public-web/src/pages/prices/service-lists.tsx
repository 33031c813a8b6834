import type { Property, Room } from '@ospite/contracts/guest';
import type { AdditionalService } from '@ospite/domain';
import { classList } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { periodText } from '../../shared/format/periods';
import * as dots from '../../shared/layout/dot-list.module.css';
import * as s from './prices-page.module.css';

/** Services that are free where the property offers them, as their names say; others are agreed upon. */
const FREE: readonly AdditionalService[] = ['beach-shuttle', 'parking', 'airport-shuttle', 'crib', 'wifi'];

interface ServiceListsProps {
  readonly property: Property;
  readonly rooms: readonly Room[];
}

/** What the price includes, and what can be had besides. Source: specification §2, Pricing. */
export function ServiceLists({ property, rooms }: ServiceListsProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { offeredServices: offered, servicesSeason } = property;
  const hasWifi = rooms.every(({ amenities }) => amenities.includes('free-wifi'));
  const isFree = (service: AdditionalService) => FREE.includes(service);
  const included = [
    t('prices:included.linen'),
    t('prices:included.cleaning'),
    ...(hasWifi && !offered.includes('wifi') ? [t('services:wifi')] : []),
    ...(servicesSeason ? [`${t('prices:included.pool')} (${periodText(servicesSeason, language)})`] : []),
    ...offered.filter(isFree).map((service) => t(`services:${service}`)),
  ];
  const additional = [
    ...(offered.includes('airport-shuttle') ? [] : [t('prices:additional.airportShuttle')]),
    t('prices:additional.bikes'),
    t('prices:additional.lunch'),
    t('prices:additional.luggage'),
    ...offered.filter((service) => !isFree(service)).map((service) => t(`services:${service}`)),
  ];
  return (
    <div className={s.halves}>
      <section aria-labelledby="included">
        <h2 id="included" className={s.heading}>
          {t('prices:included.title')}
        </h2>
        <ServiceList services={included} />
      </section>
      <section aria-labelledby="additional">
        <h2 id="additional" className={s.heading}>
          {t('prices:additional.title')}
        </h2>
        <ServiceList services={additional} />
        <p className={s.small}>{t('prices:additional.text')}</p>
      </section>
    </div>
  );
}

function ServiceList({ services }: { readonly services: readonly string[] }) {
  return (
    <ul className={classList(dots.list, s.included)}>
      {services.map((service) => (
        <li key={service}>{service}</li>
      ))}
    </ul>
  );
}
