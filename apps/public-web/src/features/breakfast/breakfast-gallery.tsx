import { useListBreakfastImagesQuery } from '@ospite/contracts/guest';
import {
  DEFAULT_LANGUAGE,
  isBlank,
  textOrNull,
  type FocalPoint,
  type Language,
  type ShownPicture,
  type ShownText,
} from '@ospite/domain';
import { classList, type PictureSource } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '../../shared/content/content-picture';
import { usePageFacts } from '../../shared/facts/page-facts';
import { PictureLink } from '../../shared/pictures/picture-link';
import { BREAKFAST_SIZES } from '../../shared/pictures/sizes/breakfast-sizes';
import { useLightbox } from '../../shared/pictures/use-lightbox';
import { ProblemState } from '../../shared/states/problem-state';
import * as s from './breakfast-gallery.module.css';

/** The tiles that are wide, from 0. Source: specification §2, Breakfast. */
const LARGE_TILE = 4;
const WIDE_TILE = 11;

interface BreakfastGalleryProps {
  readonly title: ShownText;
  /** What the owner chose for the page itself. */
  readonly pictures: readonly ShownPicture[];
}

interface Tile {
  readonly key: string;
  readonly source: PictureSource;
  readonly alt: string;
  /** The spot that stays in view; its middle unless said. */
  readonly focus?: FocalPoint;
  /** Of a description that is not in the page's language. */
  readonly lang?: Language | undefined;
}

/**
 * The page's pictures, then those of the property's gallery; they open full screen. Each is a link to the whole
 * picture, so that it works without script.
 */
export function BreakfastGallery({ title, pictures }: BreakfastGalleryProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { data: uploaded = [], error, refetch } = useListBreakfastImagesQuery({});
  const tiles: readonly Tile[] = [
    ...pictures.map((picture, place) => ({
      key: `${place}`,
      source: pictureOf(picture),
      focus: picture.focus,
      alt: picture.alt.text,
      lang: picture.alt.lang,
    })),
    ...uploaded.map((image) => ({
      key: image.filename,
      source: image,
      // Source: specification §2, Breakfast.
      alt: textOrNull(image.description) ?? image.originalName,
      // Owners write Italian, the language of their back-office; a file's name is in none.
      lang: language !== DEFAULT_LANGUAGE && !isBlank(image.description) ? DEFAULT_LANGUAGE : undefined,
    })),
  ];
  const { list, show, lightbox } = useLightbox(tiles, {
    title: title.text,
    previous: t('breakfast:gallery.previous'),
    next: t('breakfast:gallery.next'),
    close: t('breakfast:gallery.close'),
    position: (number, total) => t('breakfast:gallery.position', { number, total }),
  });
  return (
    <>
      <ul ref={list} className={s.tiles} aria-label={title.text}>
        {tiles.map(({ key, source, focus, alt, lang }, place) => (
          <li
            key={key}
            lang={lang}
            className={classList(s.tile, place === LARGE_TILE && s.large, place === WIDE_TILE && s.wide)}
          >
            <PictureLink
              source={source}
              alt={alt}
              {...(focus && { focus })}
              sizes={sizesOf(place)}
              className={s.open}
              // One name has one language.
              label={lang ? alt : t('breakfast:gallery.open', { alt })}
              onClick={(event) => show(event, place)}
            />
          </li>
        ))}
      </ul>
      {error && uploaded.length === 0 && <ProblemState error={error} onRetry={() => void refetch()} />}
      {lightbox}
    </>
  );
}

function sizesOf(place: number): string {
  if (place === LARGE_TILE) return BREAKFAST_SIZES.large;
  return place === WIDE_TILE ? BREAKFAST_SIZES.wide : BREAKFAST_SIZES.tile;
}
