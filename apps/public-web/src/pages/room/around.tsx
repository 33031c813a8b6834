import type { Property } from '@ospite/contracts/guest';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { dayOfYear } from '../../shared/format/periods';
import * as s from './room-page.module.css';

/** What lies around every room: the beaches, and what the campsite offers and when. */
export function Around({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const beaches = [
    t('rooms:detail.beaches.cinta'),
    t('rooms:detail.beaches.brandinchi'),
    t('rooms:detail.beaches.impostu'),
    t('rooms:detail.beaches.ambra'),
    t('rooms:detail.beaches.isuledda'),
  ];
  const services = [
    t('rooms:detail.campsite.pool'),
    t('rooms:detail.campsite.restaurant'),
    t('rooms:detail.campsite.sports'),
    t('rooms:detail.campsite.shuttle'),
    t('rooms:detail.campsite.market'),
    t('rooms:detail.campsite.parking'),
    t('rooms:detail.campsite.laundry'),
  ];
  const season = property.servicesSeason;
  return (
    <div className={s.around}>
      <section aria-labelledby="beaches">
        <h2 id="beaches" className={s.title}>
          {t('rooms:detail.beaches.title')}
        </h2>
        <ul className={s.list}>
          {beaches.map((beach) => (
            <li key={beach}>{beach}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="campsite">
        <h2 id="campsite" className={s.title}>
          {t('rooms:detail.campsite.title')}
        </h2>
        <ul className={s.list}>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
        {season && (
          <p className={s.season}>
            {t('rooms:detail.campsite.season', {
              from: dayOfYear(season.from, language),
              to: dayOfYear(season.to, language),
            })}
          </p>
        )}
      </section>
    </div>
  );
}
