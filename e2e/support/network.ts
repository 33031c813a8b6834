import type { Page } from '@playwright/test';

/** Lets a page send no faster than this, by the browser's own throttling. @param bytesPerSecond of what it sends */
export async function sendSlowly(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}
