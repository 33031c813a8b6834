import { VisuallyHidden } from '@ospite/ui/office';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedOrder, type SaveOrder } from '../../../shared/forms/entries/use-saved-order';
import { moved } from '../../../shared/moved';
import { useRowFocus } from '../../../shared/screen/lists/use-row-focus';
import type { GalleryPicture } from './gallery-picture';
import { MoveButtons } from './move-buttons';
import { PictureCard } from './picture-card';
import { useDrag } from './use-drag';
import * as s from './pictures.module.css';

interface PictureListProps<Picture extends GalleryPicture> {
  readonly pictures: readonly Picture[];
  /** Saves a new order, based on the one that was read; resolves once the pictures have it. */
  readonly saveOrder: SaveOrder;
  /** A picture's description. */
  readonly facts: (picture: Picture) => ReactNode;
  /** What can be done with it. @param position from one */
  readonly actions: (picture: Picture, position: number) => ReactNode;
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * The pictures of a gallery; their order changes by buttons, by dragging their handles, and by the arrow keys on these.
 */
export function PictureList<Picture extends GalleryPicture>(props: PictureListProps<Picture>) {
  const { t } = useTranslation();
  const {
    rows: pictures,
    state,
    arrange,
  } = useSavedOrder(props.pictures, props.saveOrder, t('office:galleries.order.failed'));
  const { ref: list, ...rowFocus } = useRowFocus<HTMLUListElement>(pictures.length);
  const [said, setSaid] = useState('');
  const keepFocus = useFocusKept(pictures);

  function move(from: number, to: number) {
    const ids = pictures.map(({ id }) => id);
    const order = moved(ids, from, to);
    if (order === ids) return;
    keepFocus();
    setSaid(t('office:galleries.order.moved', { position: to + 1, count: ids.length }));
    arrange(order);
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  }

  const { drag, handle } = useDrag(list, move);
  return (
    <>
      <ul
        ref={list}
        {...rowFocus}
        tabIndex={-1}
        className={s.pictures}
        aria-label={t('office:galleries.pictures')}
      >
        {pictures.map((picture, index) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            position={index + 1}
            facts={props.facts(picture)}
            isDragged={drag?.from === index}
            dropSide={dropSideOf(drag, index)}
            handle={{ ...handle(index), onKeyDown: (event) => moveByKey(event, index) }}
          >
            <MoveButtons index={index} count={pictures.length} onMove={(to) => move(index, to)} />
            {props.actions(picture, index + 1)}
          </PictureCard>
        ))}
      </ul>
      <p role="status" className={s.orderState}>
        <VisuallyHidden>{said} </VisuallyHidden>
        {state === 'saving' && t('office:galleries.order.saving')}
        {state === 'saved' && t('office:galleries.order.saved')}
      </p>
    </>
  );
}

/** Where the dragged picture would be put, seen from the picture at an index. */
function dropSideOf(drag: { readonly from: number; readonly to: number } | null, index: number) {
  if (!drag || drag.to !== index || drag.to === drag.from) return undefined;
  return drag.to < drag.from ? 'before' : 'after';
}

/** The button that moved a picture keeps its focus, although the document moves it. */
function useFocusKept(pictures: readonly unknown[]): () => void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current = null;
  }, [pictures]);
  return () => {
    pressed.current = document.activeElement;
  };
}
