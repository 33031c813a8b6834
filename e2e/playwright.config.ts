import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/browser/chromium.mjs';

const { executablePath, args, env } = await findChromium();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const ALONE = '**/*.alone.spec.ts';

/** Both sizes run in the same Chromium: a phone with a touch screen, and a desktop. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  workers: 2,
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
    { name: 'phone', testIgnore: ALONE, use: PHONE },
    { name: 'desktop', testIgnore: ALONE, use: DESKTOP },
    // Journeys that affect everybody run last, each by itself.
    {
      name: 'alone on a phone',
      testMatch: ALONE,
      workers: 1,
      use: PHONE,
      dependencies: ['phone', 'desktop'],
    },
    {
      name: 'alone on a desktop',
      testMatch: ALONE,
      workers: 1,
      use: DESKTOP,
      dependencies: ['alone on a phone'],
    },
  ],
});

function definedOnly(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
