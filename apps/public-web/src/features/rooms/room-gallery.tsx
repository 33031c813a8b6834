import type { RoomDetail, RoomImage } from '@ospite/contracts';
import { buttonClass, classList, Lightbox, Picture } from '@ospite/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useHydrated } from '../../shared/facts/use-hydrated';
import { imageAlt, imageSource } from '../../shared/format/localized-text';
import { gallerySizes } from '../../shared/pictures/picture-sizes';
import * as s from './room-gallery.module.css';

/** Pictures on the page itself; with more than these there is a button for all. Source: specification §9. */
const SHOWN = 5;

/**
 * A room's pictures: each is a link to the whole picture, so that it works without script, and opens the lightbox
 * once the page is hydrated.
 */
export function RoomGallery({ room }: { readonly room: RoomDetail }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const hydrated = useHydrated();
  const [open, setOpen] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { gallery } = room;
  if (gallery.length === 0) return null;

  const show = (place: number) => {
    setWasOpened(true);
    setOpen(place);
  };
  const altOf = (image: RoomImage, place: number) =>
    imageAlt(image, language) || `${room.name}, ${t('rooms:detail.gallery.picture', { number: place + 1 })}`;
  const shown = gallery.slice(0, SHOWN);
  return (
    <section className={s.gallery} aria-label={t('rooms:detail.gallery.label', { room: room.name })}>
      <ul className={classList(s.pictures, LAYOUTS[shown.length - 1])}>
        {shown.map((image, place) => (
          <li key={image.id} className={s.place}>
            <a
              href={image.imageUrl}
              className={s.open}
              aria-label={t('rooms:detail.gallery.open', { alt: altOf(image, place) })}
              data-hydrate=""
              onClick={(event) => {
                event.preventDefault();
                show(place);
              }}
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
        <button type="button" className={buttonClass('sunlit', s.all)} onClick={() => show(0)}>
          {t('rooms:detail.gallery.viewAll', { count: gallery.length })}
        </button>
      )}
      {hydrated && wasOpened && (
        <Suspense fallback={null}>
          <Lightbox
            index={open}
            onClose={() => setOpen(null)}
            pictures={gallery.map((image, place) => ({
              source: imageSource(image),
              alt: altOf(image, place),
            }))}
            labels={{
              previous: t('rooms:detail.gallery.previous'),
              next: t('rooms:detail.gallery.next'),
              close: t('rooms:detail.gallery.close'),
              title: t('rooms:detail.gallery.label', { room: room.name }),
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

const LAYOUTS: readonly (string | undefined)[] = [s.one, s.two, s.three, s.four];
