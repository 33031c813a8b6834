import { useSyncExternalStore } from 'react';

/** Two columns, each as wide as a phone; in rem, so that large text has one. As in the style sheets. */
const WIDE = '(min-width: 48rem)';

/** Whether a list and what it leads to have room beside each other. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
