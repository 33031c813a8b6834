import { newIdempotencyKey } from '@ospite/contracts';
import { useRef } from 'react';

/** The key to send something under: the same for the same words, so that a try whose answer was lost makes nothing twice. */
export function useKeyOf(): (words: object) => string {
  const last = useRef({ words: '', key: '' });
  return (sent) => {
    const words = JSON.stringify(sent);
    if (last.current.words !== words) last.current = { words, key: newIdempotencyKey() };
    return last.current.key;
  };
}
