import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first draw of the browser, which must be alike; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
