import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const { globalSetup: _sharedProduct, projects = [], ...settings } = journeys;

/** For `npm run guide-pictures`: the owner's first day alone, which starts a product of its own. */
export default defineConfig({
  ...settings,
  testMatch: '**/owner-lives-the-first-day.spec.ts',
  projects: projects.filter(({ name }) => name === 'phone'),
  outputDir: '../test-results/guide-pictures',
  reporter: 'list',
  retries: 0,
});
