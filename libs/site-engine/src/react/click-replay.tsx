import { useEffect, useRef, useState, type ReactNode } from 'react';
import { queueClicks } from '../browser/click-replay';
import { deferred } from './deferred';

interface ClickReplayProps {
  /** Resolves when the children's script cannot be loaded. */
  readonly failure: Promise<void>;
  /** Rendered with a callback for when they are hydrated, which may be before this area is. */
  readonly children: (onHydrated: () => void) => ReactNode;
}

/** Queues clicks on its children, and replays them once the children are hydrated or cannot be. */
export function ClickReplay({ failure, children }: ClickReplayProps) {
  const area = useRef<HTMLDivElement>(null);
  const [hydrated] = useState(deferred);
  useEffect(() => {
    const replay = queueClicks(document, (element) => area.current?.contains(element) ?? false);
    void Promise.race([hydrated.promise, failure]).then(replay);
    return replay;
  }, [hydrated, failure]);
  return (
    <div ref={area} style={{ display: 'contents' }}>
      {children(hydrated.resolve)}
    </div>
  );
}
