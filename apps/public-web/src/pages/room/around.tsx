import type { Property } from '@ospite/contracts/guest';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { dayOfYear } from '../../shared/format/periods';
import * as dots from '../../shared/layout/dot-list.module.css';
import { campServices } from '../../shared/property/offered-services';
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
  const season = property.servicesSeason;
  return (
    <div className={s.around}>
      <section aria-labelledby="beaches">
        <h2 id="beaches" className={s.title}>
          {t('rooms:detail.beaches.title')}
        </h2>
        <ul className={dots.list}>
          {beaches.map((beach) => (
            <li key={beach}>{beach}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="campsite">
        <h2 id="campsite" className={s.title}>
          {t('rooms:detail.campsite.title')}
        </h2>
        <ul className={dots.list}>
          {campServices(property).map((service) => (
            <li key={service}>{t(`rooms:detail.campsite.${service}`)}</li>
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
