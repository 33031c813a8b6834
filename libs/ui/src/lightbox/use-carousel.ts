import { useLayoutEffect, useRef, useState } from 'react';

interface CarouselSlide {
  readonly key: string;
  /** Index of its picture. */
  readonly index: number;
  /** Repeats a picture of the other end, so that a finger can go on beyond the last one. */
  readonly isCopy: boolean;
}

/** Distance in pixels at which a slide is taken to rest in its place: screens round positions. */
const AT_REST_PX = 1;

/**
 * Slides of equal width that the browser scrolls and snaps, and that go round: before the first stands a copy of the
 * last one, after the last a copy of the first, and a copy at rest is exchanged for its original, unseen.
 * @param start index of the slide that is shown first
 */
export function useCarousel(count: number, start: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  const slides = slidesOf(count);
  const before = count > 1 ? 1 : 0;

  const show = (index: number) => scrollToPlace(track.current, index + before);
  useLayoutEffect(() => scrollToPlace(track.current, start + before), [start, before]);

  const moveTo = (target: number) => {
    const index = (target + count) % count;
    show(index);
    setCurrent(index);
  };

  const onScroll = () => {
    const element = track.current;
    if (!element?.clientWidth) return;
    const place = Math.round(element.scrollLeft / element.clientWidth);
    const slide = slides[place];
    if (!slide) return;
    setCurrent(slide.index);
    const isAtRest = Math.abs(element.scrollLeft - place * element.clientWidth) < AT_REST_PX;
    if (slide.isCopy && isAtRest) show(slide.index);
  };

  return { track, slides, current, moveTo, onScroll };
}

function scrollToPlace(track: HTMLElement | null, place: number): void {
  track?.scrollTo({ left: place * track.clientWidth, behavior: 'instant' });
}

function slidesOf(count: number): readonly CarouselSlide[] {
  const originals = Array.from({ length: count }, (_, index) => ({ key: `${index}`, index, isCopy: false }));
  if (count < 2) return originals;
  return [
    { key: 'copy of the last', index: count - 1, isCopy: true },
    ...originals,
    { key: 'copy of the first', index: 0, isCopy: true },
  ];
}
