import { useEffect, useState } from 'react';

/** Two presses that are closer together were one decision. */
export const SECOND_TAP_MS = 600;

/**
 * Whether a button that has just come may be pressed: a second tap was meant for the one that stood in its place before.
 * @param subject begins anew with another one
 */
export function useSecondTapOver(subject: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(subject), SECOND_TAP_MS);
    return () => clearTimeout(timer);
  }, [subject]);
  return settled === subject;
}
