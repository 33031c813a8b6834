import type { Landmark } from '@ospite/domain';
import { Drawing } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { ContentPicture } from '../../../shared/content/content-picture';
import type { SectionProps } from '../../../shared/content/page-sections';
import { Words } from '../../../shared/content/words';
import { PLACES } from '../../../shared/drawings/places';
import { ICONS } from '../../../shared/drawings/icons';
import { usePageFacts } from '../../../shared/facts/page-facts';
import { distanceText } from '../../../shared/format/distance';
import { mapHref } from '../../../shared/format/links';
import { namedWays } from '../../../shared/format/way';
import { HOME_SIZES } from '../../../shared/pictures/sizes/home-sizes';
import { useProperty } from '../../../shared/property/use-property';
import * as s from './location.module.css';

const PLACE_BY_LANDMARK: Readonly<Record<Landmark, keyof typeof PLACES>> = {
  airport: 'plane',
  'town-centre': 'town',
  beach: 'umbrella',
  marina: 'anchor',
};

/** Where the property is and how far everything is, on a panel that overlaps its picture. */
export function Location({ id, values: { title, text, picture } }: SectionProps<'home.location'>) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const property = useProperty();
  if (!property) return null;
  const ways = namedWays(property, language, (landmark) => t(`home:location.${landmark}`));
  return (
    <section id={id} className={s.location} aria-labelledby={`${id}-title`}>
      {picture && (
        <div className={s.picture}>
          <ContentPicture picture={picture} sizes={HOME_SIZES.road} />
        </div>
      )}
      <div className={s.panel}>
        <Words as="h2" id={`${id}-title`} className={s.title} of={title} />
        <Words className={s.text} of={text} />
        <ul>
          {ways.map(({ id: way, landmark, place, mode, minutes, metres }) => (
            <li key={way} className={s.way}>
              <Drawing
                shape={landmark ? PLACES[PLACE_BY_LANDMARK[landmark]] : ICONS.pin}
                className={s.icon}
              />
              <Words as="span" className={s.place} of={place} />
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
