// @ts-check
import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/browser/chromium.mjs';
import { atEnd } from '../../../launcher/process/shutdown.mjs';

/** Lighthouse's phone, a Moto G Power. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/**
 * Lighthouse's slow 4G as the browser applies it to requests: 150 ms and 1.6 Mbit/s of the network, with its factors 3.75
 * and 0.9 for what a request takes of several round trips (`mobileSlow4G` in its core/config/constants.js).
 */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;
/** What the floor of a page does without. */
const SCRIPTS_AND_FONTS = ['*.js', '*.mjs', '*.woff2', '*/mf-manifest.json'];

/** Starts the browser, until the bench ends. */
export async function openBrowser() {
  const { executablePath, args, env } = await findChromium();
  // Chromium fetches lazy pictures from further away on lines that it thinks slow: product and floor would differ.
  const settings = [...args, '--force-effective-connection-type=4G'];
  const browser = await chromium.launch({ executablePath, args: settings, env: { ...process.env, ...env } });
  atEnd(() => browser.close());
  return browser;
}

/**
 * Opens a tab of the slow phone with an empty cache and no connections.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ isFloor?: boolean, javaScriptEnabled?: boolean }} [options] The floor gets neither scripts nor fonts.
 */
export async function openPhone(browser, { isFloor = false, javaScriptEnabled = true } = {}) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled, locale: 'it-IT' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  if (isFloor) await devtools.send('Network.setBlockedURLs', { urls: SCRIPTS_AND_FONTS });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, devtools };
}
