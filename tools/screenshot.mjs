import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CONSENT_KEY } from '../libs/contracts/src/site.ts';
import { CONSENT_VERSION } from '../libs/domain/src/consents/consent.ts';
import { findChromium } from './browser/chromium.mjs';
import { atEnd, runTool } from './process/shutdown.mjs';
import { UserError } from './process/user-error.mjs';

const USAGE =
  'Usage: node tools/screenshot.mjs <url> <out.png> [--width 1440] [--height 900] [--full] [--no-js] [--touch] [--wait <selector>]';

/** Takes a picture of a page, as a visitor sees it after a moment of quiet. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      width: { type: 'string', default: '1440' },
      height: { type: 'string', default: '900' },
      full: { type: 'boolean', default: false },
      'no-js': { type: 'boolean', default: false },
      touch: { type: 'boolean', default: false },
      wait: { type: 'string' },
    },
  });
  const [url, file] = positionals;
  if (!url || !file) throw new UserError(USAGE);
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  atEnd(() => browser.close());
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    hasTouch: values.touch,
    isMobile: values.touch,
    javaScriptEnabled: !values['no-js'],
  });
  await page.addInitScript(storeChoice, { key: CONSENT_KEY, version: CONSENT_VERSION });
  page.on('console', (message) => message.type() === 'error' && console.log(`console: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`page error: ${error.message}`));
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (values.wait) await page.waitForSelector(values.wait);
  // A full picture shows what is far below as well: pass by it once, so that lazy pictures load.
  if (values.full && !values['no-js']) await passBy(page);
  await page.screenshot({ path: file, fullPage: values.full });
  console.log(`${response?.status()} ${page.url()} -> ${file}`);
}

/** Runs in the page: its visitor has chosen about cookies, so that no dialog covers it. */
function storeChoice({ key, version }) {
  const preferences = { necessary: true, analytics: false, marketing: false };
  const { localStorage, location } = globalThis;
  if (location.protocol.startsWith('http'))
    localStorage.setItem(key, JSON.stringify({ preferences, timestamp: new Date().toISOString(), version }));
}

async function passBy(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

runTool(main);
