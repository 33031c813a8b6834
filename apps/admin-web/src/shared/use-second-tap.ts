import { useEffect, useState } from 'react';

/** Two presses that are closer together were one decision: people press again after 650 ms, too. Our own figure. */
export const SECOND_TAP_MS = 1_000;

/**
 * Whether a button may be pressed that has taken the place of another one: a second tap was meant for that. What stands there
 * from the start may be pressed at once.
 * @param subject changes with the button
 * @param isThereFromStart whether it may be pressed as soon as it is mounted
 */
export function useSecondTapOver(subject: string, isThereFromStart = true): boolean {
  const [settled, setSettled] = useState<string | undefined>(isThereFromStart ? subject : undefined);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(subject), SECOND_TAP_MS);
    return () => {
      clearTimeout(timer);
      setSettled(undefined);
    };
  }, [subject]);
  return settled === subject;
}

/**
 * A button that takes no second tap, which looks as it will in a moment: a flicker would say that it cannot be pressed.
 * @param isSettled what `useSecondTapOver` says
 */
export function unlessSecondTap(isSettled: boolean, act?: () => void) {
  return isSettled ? { onPress: act } : { 'aria-disabled': true };
}
