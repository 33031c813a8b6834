/** Milliseconds after which a page that is never idle continues anyway. */
const LATEST_MS = 3_000;

/** Runs once the browser is idle. @returns cancels it */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(run, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, LATEST_MS);
  return () => clearTimeout(timer);
}
