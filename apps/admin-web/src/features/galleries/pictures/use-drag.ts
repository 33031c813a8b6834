import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** How near to the edge of the screen (pixels) the page scrolls along, and by how much in a frame. */
const EDGE = 90;
const STEP = 12;

interface Drag {
  readonly from: number;
  /** Where it would be put now. */
  readonly to: number;
}

interface DragHandle {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/**
 * Moves the entries of a list by a handle, with mouse, pen or one thumb: the browser's own dragging needs a long press on
 * phones. Nothing moves in the document before the end, since an element that moves loses its pointer.
 * @param list its children are the entries
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
): { readonly drag: Drag | null; readonly handle: (index: number) => DragHandle } {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function scroll() {
      const { y } = pointer.current;
      const step = y < EDGE ? -STEP : y > window.innerHeight - EDGE ? STEP : 0;
      if (step !== 0) {
        window.scrollBy(0, step);
        setDrag((now) => now && { ...now, to: nearest(list.current, pointer.current) ?? now.to });
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging, list]);

  const follow = ({ clientX, clientY }: PointerEvent) => {
    pointer.current = { x: clientX, y: clientY };
  };
  return {
    drag,
    handle: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
        setDrag({ from: index, to: index });
      },
      onPointerMove: (event) => {
        if (!drag) return;
        follow(event);
        const to = nearest(list.current, pointer.current);
        if (to !== undefined && to !== drag.to) setDrag({ ...drag, to });
      },
      onPointerUp: () => {
        if (drag && drag.from !== drag.to) onDrop(drag.from, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

/** The index of the entry whose middle is nearest to a point; undefined in an empty list. */
function nearest(list: HTMLElement | null, { x, y }: { x: number; y: number }): number | undefined {
  const distances = [...(list?.children ?? [])].map((entry) => {
    const { left, top, width, height } = entry.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  const index = distances.indexOf(Math.min(...distances));
  return index < 0 ? undefined : index;
}
