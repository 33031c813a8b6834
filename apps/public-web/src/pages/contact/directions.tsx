import type { Property } from '@ospite/contracts/guest';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { wayText, wayTextTo } from '../../shared/format/way';
import { PageAnchors } from '../../shared/layout/page-anchors';
import * as s from './contact-page.module.css';

/** Source: specification §2, Contact. They are the anchors as well. */
const MEANS = ['by-car', 'by-plane', 'by-sea', 'by-train'] as const;

/** How to get here, by each means of travel, and how far everything is. */
export function Directions({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { address, city, offeredServices } = property;
  const fromAirport = wayTextTo(property, 'airport', 'contact', t, language);
  const toMarina = wayTextTo(property, 'marina', 'contact', t, language);
  const more: Readonly<Record<(typeof MEANS)[number], string | undefined>> = {
    'by-car': [
      t('contact:directions.by-car.arrival', { address, city }),
      ...(offeredServices.includes('parking') ? [t('contact:directions.by-car.parking')] : []),
    ].join(' '),
    'by-plane': fromAirport && t('contact:directions.by-plane.distance', { way: fromAirport }),
    'by-sea': toMarina && t('contact:directions.by-sea.distance', { way: toMarina }),
    'by-train': undefined,
  };
  return (
    <section aria-labelledby="directions">
      <h2 id="directions" className={s.heading}>
        {t('contact:directions.title')}
      </h2>
      <PageAnchors
        className={s.jumps}
        label={t('contact:directions.ways')}
        anchors={MEANS.map((means) => ({ id: means, title: t(`contact:directions.${means}.title`) }))}
      />
      <div className={s.directions}>
        {MEANS.map((means) => (
          <section key={means} id={means} className={s.means} aria-labelledby={`${means}-title`}>
            <h3 id={`${means}-title`} className={s.meansTitle}>
              {t(`contact:directions.${means}.title`)}
            </h3>
            <p>{t(`contact:directions.${means}.text`, { city })}</p>
            {more[means] && <p className={s.more}>{more[means]}</p>}
          </section>
        ))}
        <Distances property={property} />
      </div>
    </section>
  );
}

function Distances({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  if (property.waysTo.length === 0) return null;
  return (
    <section className={s.distances} aria-labelledby="distances">
      <h3 id="distances" className={s.meansTitle}>
        {t('contact:distances.title')}
      </h3>
      <dl className={s.times}>
        {property.waysTo.map((way) => (
          <div key={way.landmark}>
            <dt>{t(`contact:distances.${way.landmark}`)}</dt>
            <dd>{wayText(way, 'contact', t, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
