import { classList } from '../class-list';
import * as s from './picture.module.css';

/** A picture and its variants, as the API and the build describe them. Widths and heights are pixels. */
export interface PictureSource {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** A colour near the picture's own, shown until it has loaded. */
  readonly placeholder: string;
  readonly variants: readonly PictureVariant[];
}

interface PictureVariant {
  readonly url: string;
  readonly width: number;
  readonly type: string;
}

interface PictureProps {
  readonly source: PictureSource;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** Language of `alt`, where that is not the page's. */
  readonly lang?: string | undefined;
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes: string;
  /** The largest picture of the first screen: loaded at once, before the others. */
  readonly priority?: boolean;
  /** In the first screen, though not the largest: loaded at once, after the largest. */
  readonly eager?: boolean;
  /** The spot that stays in view when the frame cuts the picture, in per cent; the middle by default. */
  readonly focus?: { readonly x: number; readonly y: number };
  readonly className?: string | undefined;
}

// Smallest first: a browser takes the first type it knows.
const TYPES = ['image/avif', 'image/webp', 'image/jpeg'] as const;

/** `srcset` of a picture in one format; undefined when it has no variant in it. */
export function sourceSet(source: PictureSource, type: string): string | undefined {
  const fitting = source.variants.filter((variant) => variant.type === type);
  if (fitting.length === 0) return undefined;
  return fitting
    .toSorted((a, b) => a.width - b.width)
    .map((variant) => `${variant.url} ${variant.width}w`)
    .join(', ');
}

/** A picture that fills its frame, in the smallest format and size that the browser can use. */
export function Picture({
  source,
  alt,
  lang,
  sizes,
  priority = false,
  eager = false,
  focus,
  className,
}: PictureProps) {
  return (
    <picture className={classList(s.picture, className)} style={{ backgroundColor: source.placeholder }}>
      {TYPES.map((type) => {
        const set = sourceSet(source, type);
        return set && <source key={type} type={type} srcSet={set} sizes={sizes} />;
      })}
      <img
        className={s.image}
        style={focus && !isMiddle(focus) ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
        src={source.url}
        alt={alt}
        lang={lang}
        width={source.width}
        height={source.height}
        loading={priority || eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : 'low'}
      />
    </picture>
  );
}

function isMiddle({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return x === 50 && y === 50;
}
