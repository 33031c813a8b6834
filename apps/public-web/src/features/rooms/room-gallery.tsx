import type { RoomDetail, RoomImage } from '@ospite/contracts/guest';
import { buttonClass, classList, Lightbox, Picture } from '@ospite/ui';
import { startTransition, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { imageAlt, imageSource } from '../../shared/format/localized-text';
import { isPlainClick } from '../../shared/navigation/site-link';
import { gallerySizes } from '../../shared/pictures/picture-sizes';
import { AllPictures, ALL_PICTURES } from './all-pictures';
import * as s from './room-gallery.module.css';

/** Pictures on the page itself; with more than these there is a link to all. Source: specification §9. */
const SHOWN = 5;

interface OpenLightbox {
  readonly start: number;
  /** Addresses of the variants that the page shows, in the order of the gallery. */
  readonly previews: readonly string[];
}

/**
 * A room's pictures, which open the lightbox. Each is a link to the whole picture, and the link to all leads to a list
 * further down, so that both work without script.
 */
export function RoomGallery({ room }: { readonly room: RoomDetail }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const list = useRef<HTMLUListElement>(null);
  const [lightbox, setLightbox] = useState<OpenLightbox | null>(null);
  const { gallery } = room;
  if (gallery.length === 0) return null;

  const show = (event: MouseEvent, start: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const images = list.current?.getElementsByTagName('img') ?? [];
    const previews = Array.from(images, ({ currentSrc }) => currentSrc);
    // The press is painted first: a slow phone takes a tenth of a second for the whole dialog.
    startTransition(() => setLightbox({ start, previews }));
  };
  const altOf = (image: RoomImage, place: number) =>
    imageAlt(image, language) || `${room.name}, ${t('rooms:detail.gallery.picture', { number: place + 1 })}`;
  const pictures = gallery.map((image, place) => ({ source: imageSource(image), alt: altOf(image, place) }));
  const shown = gallery.slice(0, SHOWN);
  return (
    <section aria-label={t('rooms:detail.gallery.label', { room: room.name })}>
      <div className={s.gallery}>
        <ul ref={list} className={classList(s.pictures, LAYOUTS[shown.length - 1])}>
          {shown.map((image, place) => (
            <li key={image.id} className={s.place}>
              <a
                href={image.imageUrl}
                className={s.open}
                aria-label={t('rooms:detail.gallery.open', { alt: altOf(image, place) })}
                data-hydrate=""
                onClick={(event) => show(event, place)}
              >
                <Picture
                  source={imageSource(image)}
                  alt={altOf(image, place)}
                  priority={place === 0}
                  sizes={gallerySizes(shown.length, place)}
                />
              </a>
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
      {lightbox && (
        <Lightbox
          start={lightbox.start}
          onClose={() => setLightbox(null)}
          pictures={pictures.map((picture, place) => ({ ...picture, preview: lightbox.previews[place] }))}
          labels={{
            title: t('rooms:detail.gallery.label', { room: room.name }),
            previous: t('rooms:detail.gallery.previous'),
            next: t('rooms:detail.gallery.next'),
            close: t('rooms:detail.gallery.close'),
            position: (number, total) => t('rooms:detail.gallery.position', { number, total }),
          }}
        />
      )}
    </section>
  );
}

const LAYOUTS: readonly (string | undefined)[] = [s.one, s.two, s.three, s.four];
