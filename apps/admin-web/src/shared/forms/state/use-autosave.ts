import { useEffect, useEffectEvent } from 'react';

/** A pause in typing, in milliseconds. Our own figure: long enough not to save every word. */
const PAUSE_MS = 1_500;

/**
 * Saves at a pause in typing, and at once when the tab is hidden, the screen is left or the connection is back.
 * @param isWaiting whether there is something to save
 * @param typed what was typed, which begins the pause anew
 */
export function useAutosave(isWaiting: boolean, typed: string, save: () => void): void {
  const saveNow = useEffectEvent(() => {
    if (isWaiting) save();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const pause = setTimeout(() => saveNow(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isWaiting, typed]);
  useEffect(() => {
    const saveUnseen = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', saveUnseen);
    return () => {
      document.removeEventListener('visibilitychange', saveUnseen);
      saveNow();
    };
  }, []);
}
