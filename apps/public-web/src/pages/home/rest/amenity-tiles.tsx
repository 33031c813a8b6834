import { ContentPicture } from '../../../shared/content/content-picture';
import type { SectionProps } from '../../../shared/content/page-sections';
import { useHasPage } from '../../../shared/navigation/site-pages';
import { Words } from '../../../shared/content/words';
import { SiteLink } from '../../../shared/navigation/site-link';
import { HOME_SIZES } from '../../../shared/pictures/sizes/home-sizes';
import * as s from './amenity-tiles.module.css';

/** What there is, each a way to the services where there is a page of them (specification §2, Home). */
export function AmenityTiles({ id, values: { title, items } }: SectionProps<'home.amenities'>) {
  const hasPage = useHasPage();
  return (
    <section id={id} className={s.tiles} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.title} of={title} />
      <ul className={s.list}>
        {items.map(({ name, text, picture }, place) => (
          <li key={name.text} className={s.tile}>
            {picture && (
              <div className={s.picture}>
                <ContentPicture
                  picture={picture}
                  sizes={place === 0 ? HOME_SIZES.largeTile : HOME_SIZES.smallTile}
                />
              </div>
            )}
            <h3 className={s.name} lang={name.lang}>
              {hasPage('services') ? (
                <SiteLink page="services" className={s.link}>
                  {name.text}
                </SiteLink>
              ) : (
                name.text
              )}
            </h3>
            <Words className={s.text} of={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
