import type { Property } from '@ospite/contracts/guest';
import { buttonClass } from '@ospite/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../../shared/facts/page-facts';
import { decimalText } from '@ospite/i18n/money';
import { placeHref } from '../../../shared/format/links';
import * as s from './map.module.css';
import { MapDrawing } from './map-drawing';
import { MapFrame } from './map-frame';

/** About ten metres. */
const COORDINATE_DIGITS = 4;

/** Where the property is: a drawing of our own, the link to a map, and on request another host's map in its place. */
export function MapSection({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const [isShown, setShown] = useState(false);
  const { name, coordinates, mapEmbedUrl } = property;
  const degrees = (value: number) => `${decimalText(value, COORDINATE_DIGITS, language)}°`;
  return (
    <section id="map" aria-labelledby="map-title">
      <h2 id="map-title" className={s.title}>
        {t('contact:map.title')}
      </h2>
      {(coordinates || mapEmbedUrl) && (
        <div className={s.map}>
          {coordinates && <MapDrawing center={coordinates} name={name} />}
          {mapEmbedUrl && <MapFrame url={mapEmbedUrl} name={name} onShown={() => setShown(true)} />}
        </div>
      )}
      <div className={s.below}>
        <a className={buttonClass('quiet', s.open)} href={placeHref(property)} rel="noopener">
          {t('contact:map.open')}
        </a>
        {isShown && <p>{t('contact:map.blocked')}</p>}
        {coordinates && (
          <p>
            {t('contact:map.coordinates', {
              latitude: degrees(coordinates.lat),
              longitude: degrees(coordinates.lng),
            })}
          </p>
        )}
      </div>
    </section>
  );
}
