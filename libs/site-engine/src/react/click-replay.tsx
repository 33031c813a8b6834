import { useEffect, useRef, useState, type ReactNode } from 'react';
import { queueClicks } from '../browser/click-replay';
import { deferred } from './deferred';

interface ClickReplayProps {
  /** Resolves where the script of the children does not come. */
  readonly failure: Promise<void>;
  /** They say when they are hydrated, which may be before this area is. */
  readonly children: (onHydrated: () => void) => ReactNode;
}

/** Queues clicks into its children until they are hydrated, or never will be, and replays them then. */
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
