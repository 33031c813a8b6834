import type { Page } from '@playwright/test';

/** A page's line, by the browser's own throttling; what is under way is cut with it. */
export interface Line {
  /** @param bytesPerSecond of what the page sends */
  readonly slow: (bytesPerSecond: number) => Promise<void>;
  readonly cut: () => Promise<void>;
  /** As fast as it can be. */
  readonly mend: () => Promise<void>;
}

/**
 * Loses the next response to a call: the server has done what it was asked to do, and the page never hears of it.
 * @param urlPattern with `*` for any characters
 */
export async function loseNextResponse(page: Page, urlPattern: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.once('Fetch.requestPaused', ({ requestId }) => {
    void session
      .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      .then(() => session.detach());
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
}

/** The line of a page. All changes go through one session: a second one could not undo the first one's. */
export async function lineOf(page: Page): Promise<Line> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = async (conditions: { offline?: boolean; uploadThroughput?: number }) => {
    const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { ...fast, ...conditions });
  };
  return {
    slow: (uploadThroughput) => set({ uploadThroughput }),
    cut: () => set({ offline: true }),
    mend: () => set({}),
  };
}
