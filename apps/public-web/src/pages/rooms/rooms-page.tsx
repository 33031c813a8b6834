import { classList, Drawing, Picture } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { RoomsGrid } from '../../features/rooms/rooms-grid';
import * as sections from '../../shared/layout/sections.module.css';
import { ROOMS_SIZES } from '../../shared/pictures/sizes/rooms-sizes';
import { sitePicture } from '../../shared/pictures/site-pictures';
import * as s from './rooms-page.module.css';

/** What every room has. Paths for `Drawing`. */
const SHAPES = {
  cooktop: 'M4 4h16v16H4ZM9 11.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15 17a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  fridge: 'M6 3h12v18H6ZM6 10h12M9 6v1.5M9 13v3',
  tv: 'M3 5h18v12H3ZM8 21h8',
  air: 'M12 3v18M4.5 7.5l15 9M19.5 7.5l-15 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
} as const;

/** All rooms, after a look at the round bungalows. Source: specification §2, Rooms list. */
export function RoomsPage() {
  const { t } = useTranslation();
  const tiles: readonly { icon: keyof typeof SHAPES; label: string }[] = [
    { icon: 'cooktop', label: t('rooms:list.tiles.cooktop') },
    { icon: 'fridge', label: t('rooms:list.tiles.fridge') },
    { icon: 'tv', label: t('rooms:list.tiles.tv') },
    { icon: 'air', label: t('rooms:list.tiles.air') },
  ];
  return (
    <div className={sections.page}>
      <header className={s.head}>
        <h1 className={sections.title}>{t('rooms:list.title')}</h1>
        <p className={s.quote}>{t('rooms:list.quote')}</p>
      </header>
      <div className={s.gallery}>
        <div className={classList(s.frame, s.wide)}>
          <Picture
            source={sitePicture('bungalow-outside')}
            alt={t('rooms:list.outsideAlt')}
            sizes={ROOMS_SIZES.large}
            priority
          />
        </div>
        <div className={s.frame}>
          <Picture
            source={sitePicture('bungalow-inside')}
            alt={t('rooms:list.insideAlt')}
            sizes={ROOMS_SIZES.small}
            eager
          />
        </div>
        <div className={s.frame}>
          <Picture
            source={sitePicture('pool')}
            alt={t('rooms:list.poolAlt')}
            sizes={ROOMS_SIZES.small}
            eager
          />
        </div>
      </div>
      <section className={s.intro} aria-labelledby="bungalows">
        <h2 id="bungalows" className={s.introTitle}>
          {t('rooms:list.introTitle')}
        </h2>
        <div>
          <p className={s.introText}>{t('rooms:list.intro')}</p>
          <ul className={s.tiles} aria-label={t('rooms:list.tiles.label')}>
            {tiles.map(({ icon, label }) => (
              <li key={icon} className={s.tile}>
                <Drawing shape={SHAPES[icon]} className={s.icon} />
                {label}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="all-rooms">
        <h2 id="all-rooms" className={s.gridTitle}>
          {t('rooms:list.grid')}
        </h2>
        <RoomsGrid />
      </section>
    </div>
  );
}
