import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './support/test';
import { findChromium } from '../tools/browser/chromium.mjs';

const { executablePath, args, env } = await findChromium();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** Journeys that affect everybody run one after the other, on a product of their own; they choose their sizes themselves. */
const ALONE = '**/*.alone.spec.ts';
const OWN = { hasOwnProduct: true };
/** What no size of screen can change, or what chooses its sizes itself, runs on the desktop alone, like what only it has; an owner's journeys run on a phone. */
const NOT_ON_A_PHONE = /@any-size|@desktop/;
const NOT_ON_A_DESKTOP = /@phone/;
/** `E2E_BASE_URL` gives one product for all; global-setup.ts sets it, too, and says so. */
const isGiven = Boolean(process.env.E2E_BASE_URL) && !process.env.E2E_OWN_PRODUCTS;

/** Both sizes run in the same Chromium: a phone with a touch screen, and a desktop. */
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  // A journey waits a third of its time, for pictures, letters and clocks: two would leave the cores of a small machine idle.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a stalled machine from a fault, and its trace records what happened.
  retries: 1,
  // Generous, because machines are shared: a time limit ends what hangs and does not judge speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../dist/test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args, env: definedOnly(env) },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: 'on-first-retry',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
  projects: [
    // First, so that no worker is left alone with them at the end; where there is one product for all, after the others.
    {
      name: 'alone',
      testMatch: ALONE,
      workers: 1,
      use: { ...DESKTOP, ...OWN },
      ...(isGiven ? { dependencies: ['phone', 'desktop'] } : {}),
    },
    { name: 'phone', testIgnore: ALONE, grepInvert: NOT_ON_A_PHONE, use: PHONE },
    { name: 'desktop', testIgnore: ALONE, grepInvert: NOT_ON_A_DESKTOP, use: DESKTOP },
  ],
});

function definedOnly(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
