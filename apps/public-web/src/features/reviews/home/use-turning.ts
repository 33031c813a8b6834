import { useEffect, useEffectEvent, useState, useSyncExternalStore, type FocusEvent } from 'react';

/** How long each review is shown, in milliseconds. Source: specification §9, Carousel interval. */
export const CAROUSEL_MS = 6_000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Goes on by itself, but not while the pointer or the focus is inside, after the button has stopped it, or for those who
 * want no motion unless they start it.
 * @param shown what is shown now: each is shown for the whole time, however it came
 */
export function useTurning(goOn: () => void, shown: number) {
  const isReduced = useSyncExternalStore(onMotionChange, prefersReducedMotion, () => false);
  const [isStopped, setIsStopped] = useState<boolean | null>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isOn = !(isStopped ?? isReduced);
  const isTurning = isOn && !isPointedAt && !hasFocus;

  const onTimeUp = useEffectEvent(goOn);
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => onTimeUp(), CAROUSEL_MS);
    return () => clearTimeout(timer);
  }, [isTurning, shown]);

  return {
    isOn,
    isTurning,
    toggle: () => setIsStopped(isOn),
    /** For the element around everything that stops it. */
    pausing: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}

function onMotionChange(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
