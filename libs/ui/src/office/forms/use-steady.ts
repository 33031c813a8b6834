import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A callback that stays the same function for as long as its component is shown, and does what was rendered last. A part
 * under `memo` that gets it is not rendered again because its parent has made its callbacks anew.
 */
export function useSteady<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
