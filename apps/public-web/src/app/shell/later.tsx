import { whenIdle } from '@ospite/site-engine';
import { useEffect, useState, type ReactNode } from 'react';

type LaterParts = typeof import('./later-parts');

interface LaterProps {
  readonly children: (parts: LaterParts) => ReactNode;
}

/**
 * Parts of the frame that no page needs at once: a script of their own, loaded when the page is hydrated and the browser
 * idle. Where it cannot be loaded they are left out.
 */
export function Later({ children }: LaterProps) {
  const [parts, setParts] = useState<LaterParts>();
  useEffect(
    () =>
      whenIdle(
        () => void import(/* webpackChunkName: "later" */ './later-parts').then(setParts, () => undefined),
      ),
    [],
  );
  return parts ? children(parts) : null;
}
