/** Milliseconds after which a page that is never idle goes on all the same. */
const LATEST_MS = 3_000;

/** Acts once the browser has nothing better to do. @returns cancels it */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(act, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act, LATEST_MS);
  return () => clearTimeout(timer);
}
