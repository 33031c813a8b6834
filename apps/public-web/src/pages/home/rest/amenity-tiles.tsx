import { Picture } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../shared/navigation/site-link';
import { HOME_SIZES } from '../../../shared/pictures/sizes/home-sizes';
import { sitePicture } from '../../../shared/pictures/site-pictures';
import * as s from './amenity-tiles.module.css';

/** Pool, restaurant and bar, each a way to the services (specification §2, Home). */
export function AmenityTiles() {
  const { t } = useTranslation();
  const tiles = [
    {
      picture: 'pool',
      name: t('home:amenities.pool.name'),
      text: t('home:amenities.pool.text'),
      alt: t('home:amenities.pool.alt'),
    },
    {
      picture: 'restaurant',
      name: t('home:amenities.restaurant.name'),
      text: t('home:amenities.restaurant.text'),
      alt: t('home:amenities.restaurant.alt'),
    },
    {
      picture: 'bar',
      name: t('home:amenities.bar.name'),
      text: t('home:amenities.bar.text'),
      alt: t('home:amenities.bar.alt'),
    },
  ] as const;
  return (
    <section className={s.tiles} aria-labelledby="amenities-title">
      <h2 id="amenities-title" className={s.title}>
        {t('home:amenities.title')}
      </h2>
      <ul className={s.list}>
        {tiles.map(({ picture, name, text, alt }, place) => (
          <li key={picture} className={s.tile}>
            <div className={s.picture}>
              <Picture
                source={sitePicture(picture)}
                alt={alt}
                sizes={place === 0 ? HOME_SIZES.largeTile : HOME_SIZES.smallTile}
              />
            </div>
            <h3 className={s.name}>
              <SiteLink page="services" className={s.link}>
                {name}
              </SiteLink>
            </h3>
            <p className={s.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
