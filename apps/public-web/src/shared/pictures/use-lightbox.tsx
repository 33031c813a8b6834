import { Lightbox } from '@ospite/ui';
import {
  startTransition,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { isPlainClick } from '../navigation/site-link';

interface OpenLightbox {
  readonly start: number;
  /** Addresses of the variants that the page shows, in the order of the pictures. */
  readonly previews: readonly string[];
}

interface PictureLightbox {
  /** For the list of the pictures' links: what it shows already is shown until the larger files are there. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** For the click on a link to a picture; other clicks than a plain one stay the browser's. */
  readonly show: (event: MouseEvent, start: number) => void;
  /** The open lightbox. */
  readonly lightbox: ReactNode;
}

/** The lightbox of a list of pictures, each of which is a link to its file and so works without script. */
export function useLightbox(
  pictures: ComponentProps<typeof Lightbox>['pictures'],
  labels: ComponentProps<typeof Lightbox>['labels'],
): PictureLightbox {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<OpenLightbox | null>(null);
  const show = (event: MouseEvent, start: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const images = list.current?.getElementsByTagName('img') ?? [];
    const previews = Array.from(images, ({ currentSrc }) => currentSrc);
    // The press is painted first: a slow phone takes a tenth of a second for the whole dialog.
    startTransition(() => setOpen({ start, previews }));
  };
  const lightbox = open && (
    <Lightbox
      start={open.start}
      onClose={() => setOpen(null)}
      pictures={pictures.map((picture, place) => ({ ...picture, preview: open.previews[place] }))}
      labels={labels}
    />
  );
  return { list, show, lightbox };
}
