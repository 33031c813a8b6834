import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/chromium.mjs';
import { atEnd } from '../../tools/process/shutdown.mjs';

/** The phones a page can be opened on; the first is measured unless another is asked for. */
export const PHONES = {
  /** Lighthouse's (Moto G Power): the figures were measured on it. */
  lighthouse: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  /** An iPhone 12 to 14, which asks for larger pictures. */
  iphone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
};
/** As Lighthouse slows it for its mobile score. */
const CPU_SLOWDOWN = 4;

/** Starts the browser, until the bench ends. */
export async function openBrowser() {
  const { executablePath, args, env } = await findChromium();
  const settings = [
    ...args,
    // If it were set for one tab only, it would try a second connection after the first certificate.
    '--ignore-certificate-errors',
    // Chromium fetches lazy pictures from further away on lines that it thinks slow, and what it thinks of this one
    // depends on the pages before: product and floor would not be asked for the same.
    '--force-effective-connection-type=4G',
  ];
  const browser = await chromium.launch({ executablePath, args: settings, env: { ...process.env, ...env } });
  atEnd(() => browser.close());
  return browser;
}

/**
 * Opens a tab with an empty cache and no connections, on a processor four times slower than the machine's.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ phone: keyof PHONES, saveData?: boolean, javaScriptEnabled?: boolean }} options
 */
export async function openPhone(browser, { phone, saveData = false, javaScriptEnabled = true }) {
  const context = await browser.newContext({
    ...PHONES[phone],
    javaScriptEnabled,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    ...(saveData && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (saveData) await page.addInitScript(wishToSaveData);
  return { context, page, devtools };
}

/** Runs in the page. */
function wishToSaveData() {
  const { connection } = globalThis.navigator;
  if (connection) Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', { get: () => true });
}
