import { useEffect, useState } from 'react';

/**
 * A part of the page that is loaded when it is first needed. Unlike `lazy`, a part that cannot be fetched takes nothing
 * else away: without a network a form stays, and the part is asked for again at the next attempt.
 * @param load the same function each time
 * @param attempt something new at each attempt; null while the part is not needed
 * @returns null until it is there
 */
export function useLoaded<Part>(load: () => Promise<Part>, attempt: object | null): Part | null {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  const isDone = loaded !== null;
  useEffect(() => {
    if (!attempt || isDone) return;
    let isCurrent = true;
    load().then(
      (part) => {
        if (isCurrent) setLoaded({ part });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt, isDone]);
  return loaded && loaded.part;
}
