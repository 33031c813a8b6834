import YetAnotherLightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import counterStyles from 'yet-another-react-lightbox/plugins/counter.css';
import styles from 'yet-another-react-lightbox/styles.css';
import type { PictureSource } from '../picture/picture';

export interface LightboxPicture {
  readonly source: PictureSource;
  readonly alt: string;
}

export interface LightboxLabels {
  readonly previous: string;
  readonly next: string;
  readonly close: string;
  /** Name of the dialog. */
  readonly title: string;
}

interface LightboxProps {
  readonly pictures: readonly LightboxPicture[];
  /** Index of the picture that is shown; null when the lightbox is closed. */
  readonly index: number | null;
  readonly labels: LightboxLabels;
  readonly onClose: () => void;
}

/**
 * Full-screen pictures with a counter; the first one follows the last (specification §2, Room detail). The style sheets
 * are files of our own origin, as the content security policy asks.
 */
export function Lightbox({ pictures, index, labels, onClose }: LightboxProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <link rel="stylesheet" href={counterStyles} precedence="default" />
      <YetAnotherLightbox
        open={index !== null}
        index={index ?? 0}
        close={onClose}
        plugins={[Counter]}
        counter={{ container: { style: { top: 'unset', bottom: 0, insetInlineStart: 0 } } }}
        labels={{
          Previous: labels.previous,
          Next: labels.next,
          Close: labels.close,
          Lightbox: labels.title,
        }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        slides={pictures.map(({ source, alt }) => slide(source, alt))}
      />
    </>
  );
}

function slide(source: PictureSource, alt: string) {
  const webp = source.variants.filter((variant) => variant.type === 'image/webp');
  const scale = source.height / source.width;
  return {
    src: source.url,
    alt,
    width: source.width,
    height: source.height,
    srcSet: webp.map(({ url, width }) => ({ src: url, width, height: Math.round(width * scale) })),
  };
}
