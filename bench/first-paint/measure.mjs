/** A phone on slow 4G: 150 ms, 1.6 Mbit/s down, 0.75 up, a processor four times slower than this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** The last largest paint is known when nothing larger has come for this long (milliseconds) after load. */
const QUIET_MS = 2_500;

/**
 * Opens an address once on the phone above, with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<{ firstPaint: number, largestPaint: number, shift: number, blocked: number, bytes: number }>}
 *   milliseconds from navigation; `shift` is the cumulative layout shift; `blocked` the time of long tasks beyond 50 ms
 *   each; `bytes` all that was received
 */
export async function measureOnce(browser, url) {
  const context = await browser.newContext({ ...PHONE, locale: 'it-IT' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.evaluate((quiet) => new Promise((resolve) => setTimeout(resolve, quiet)), QUIET_MS);
  const paint = await page.evaluate(() => globalThis.benchPaint);
  await context.close();
  return { ...paint, bytes };
}

/** Runs in the page before anything else. */
function observe() {
  const paint = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0 };
  globalThis.benchPaint = paint;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (paint.largestPaint = entry.startTime));
  watch('layout-shift', (entry) => (paint.shift += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => (paint.blocked += Math.max(0, entry.duration - 50)));
}

/** The middle of the figures. */
export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
