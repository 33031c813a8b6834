import { useEffect, useRef, useState, type ReactNode } from 'react';
import { holdClicks } from './held-clicks';
import { signal } from './signal';

interface HeldClicksProps {
  /** Ends where the script of the children does not come. */
  readonly failing: Promise<void>;
  /** They say when they are alive, which may be before this area is. */
  readonly children: (onAlive: () => void) => ReactNode;
}

/** Holds clicks into its children until they are alive, or will never be. */
export function HeldClicks({ failing, children }: HeldClicksProps) {
  const area = useRef<HTMLDivElement>(null);
  const [alive] = useState(signal);
  useEffect(() => {
    const release = holdClicks(document, (element) => area.current?.contains(element) ?? false);
    void Promise.race([alive.promise, failing]).then(release);
    return release;
  }, [alive, failing]);
  return (
    <div ref={area} style={{ display: 'contents' }}>
      {children(alive.give)}
    </div>
  );
}
