import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const { globalSetup: _sharedProduct, projects = [], use, ...settings } = journeys;

/** A browser writes the days and hours of its fields as its own system does: the owner's is Italian. */
const launchOptions = {
  ...use?.launchOptions,
  env: { ...use?.launchOptions?.env, LC_ALL: 'it_IT.UTF-8' },
};

/** For `npm run guide-pictures`: the owner's first day alone, which starts a product of its own. */
export default defineConfig({
  ...settings,
  use: { ...use, launchOptions },
  testMatch: '**/owner-lives-the-first-day.spec.ts',
  projects: projects.filter(({ name }) => name === 'phone'),
  outputDir: '../test-results/guide-pictures',
  reporter: 'list',
  retries: 0,
});
