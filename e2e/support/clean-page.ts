import type { Page } from '@playwright/test';

/** Said by the browser itself about an answer, or a cut connection, that a journey asked for on purpose. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_CONNECTION_RESET)/;

/**
 * Gathers what a page complains about: errors of its scripts, failed hydration, and everything that the policy of the
 * page refused.
 * @returns what was gathered so far
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
