const ANSWER_MS = 5_000;

/** Whether the site at this address says that guests can be served. */
export async function isReady(url) {
  try {
    return (await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(ANSWER_MS) })).ok;
  } catch {
    return false;
  }
}
