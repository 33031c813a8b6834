import type { Property } from '@ospite/contracts/guest';
import type { Landmark } from '@ospite/domain';
import { Drawing, Picture } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { PLACES } from '../../../shared/drawings/places';
import { ICONS } from '../../../shared/drawings/icons';
import { usePageFacts } from '../../../shared/facts/page-facts';
import { distanceText } from '../../../shared/format/distance';
import { mapHref } from '../../../shared/format/links';
import { HOME_SIZES } from '../../../shared/pictures/sizes/home-sizes';
import { sitePicture } from '../../../shared/pictures/site-pictures';
import * as s from './location.module.css';

const PLACE_BY_LANDMARK: Readonly<Record<Landmark, keyof typeof PLACES>> = {
  airport: 'plane',
  'town-centre': 'town',
  beach: 'umbrella',
  marina: 'anchor',
};

/** Where the property is and how far everything is, on a panel that overlaps its picture. */
export function Location({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  return (
    <section className={s.location} aria-labelledby="location-title">
      <div className={s.picture}>
        <Picture source={sitePicture('road')} alt={t('home:location.alt')} sizes={HOME_SIZES.road} />
      </div>
      <div className={s.panel}>
        <h2 id="location-title" className={s.title}>
          {t('home:location.title')}
        </h2>
        <p className={s.text}>{t('home:location.text', { city: property.city })}</p>
        <ul>
          {property.waysTo.map(({ landmark, mode, minutes, metres }) => (
            <li key={landmark} className={s.way}>
              <Drawing shape={PLACES[PLACE_BY_LANDMARK[landmark]]} className={s.icon} />
              <span className={s.place}>{t(`home:location.${landmark}`)}</span>
              <span className={s.far}>
                {minutes !== null && (
                  <b>
                    {mode === 'on-foot'
                      ? t('home:location.minutesOnFoot', { count: minutes })
                      : t('home:location.minutesByCar', { count: minutes })}
                  </b>
                )}
                {metres && <span>{distanceText(metres, language)}</span>}
              </span>
            </li>
          ))}
        </ul>
        {property.coordinates && (
          <a className={s.map} href={mapHref(property.coordinates)} rel="noopener">
            {t('home:location.map')} <Drawing shape={ICONS.arrow} />
          </a>
        )}
      </div>
    </section>
  );
}
