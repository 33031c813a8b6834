import type { RoomDetail } from '@ospite/contracts/guest';
import { buttonClass, classList } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { imageAlt, imageSource } from '../../shared/format/localized-text';
import { PictureLink } from '../../shared/pictures/picture-link';
import { gallerySizes } from '../../shared/pictures/sizes/gallery-sizes';
import { useLightbox } from '../../shared/pictures/use-lightbox';
import { AllPictures, ALL_PICTURES } from './all-pictures';
import * as s from './room-gallery.module.css';

/** Pictures on the page itself; with more than these there is a link to all. Source: specification §9. */
const SHOWN = 5;

/**
 * A room's pictures, which open the lightbox. Each is a link to the whole picture, and the link to all leads to a list
 * further down, so that both work without script.
 */
export function RoomGallery({ room }: { readonly room: RoomDetail }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { gallery } = room;
  const numbered = (place: number) =>
    `${room.name}, ${t('rooms:detail.gallery.picture', { number: place + 1 })}`;
  const pictures = gallery.map((image, place) => ({
    key: image.id,
    source: imageSource(image),
    ...imageAlt(image, language, numbered(place)),
  }));
  const { list, show, lightbox } = useLightbox(pictures, {
    title: t('rooms:detail.gallery.label', { room: room.name }),
    previous: t('rooms:detail.gallery.previous'),
    next: t('rooms:detail.gallery.next'),
    close: t('rooms:detail.gallery.close'),
    position: (number, total) => t('rooms:detail.gallery.position', { number, total }),
  });
  if (gallery.length === 0) return null;

  const shown = pictures.slice(0, SHOWN);
  return (
    <section aria-label={t('rooms:detail.gallery.label', { room: room.name })}>
      <div className={s.gallery}>
        <ul ref={list} className={classList(s.pictures, LAYOUTS[shown.length - 1])}>
          {shown.map(({ key, source, alt, lang }, place) => (
            <li key={key} className={s.place}>
              <PictureLink
                source={source}
                alt={alt}
                lang={lang}
                priority={place === 0}
                sizes={gallerySizes(shown.length, place)}
                className={s.open}
                label={t('rooms:detail.gallery.open', { alt })}
                onClick={(event) => show(event, place)}
              />
            </li>
          ))}
        </ul>
        {gallery.length > SHOWN && (
          <a
            href={`#${ALL_PICTURES}`}
            className={buttonClass('sunlit', s.all)}
            data-hydrate=""
            onClick={(event) => show(event, 0)}
          >
            {t('rooms:detail.gallery.viewAll', { count: gallery.length })}
          </a>
        )}
      </div>
      {gallery.length > SHOWN && <AllPictures pictures={pictures} />}
      {lightbox}
    </section>
  );
}

const LAYOUTS: readonly (string | undefined)[] = [s.one, s.two, s.three, s.four];
