import type { BrowserContext } from '@playwright/test';
import { CONSENT_KEY } from '@ospite/contracts/site';
import { CONSENT_VERSION, type ConsentChoice } from '@ospite/domain';

/** Opens every page of a browser as that of a visitor who has chosen about cookies, unless they choose otherwise. */
export async function haveChosenCookies(context: BrowserContext, choice: ConsentChoice): Promise<void> {
  const preferences = { necessary: true, ...choice };
  await context.addInitScript(
    ({ key, preferences: chosen, version }) => {
      try {
        const stored = { preferences: chosen, timestamp: new Date().toISOString(), version };
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(stored));
      } catch {
        // An empty page stores nothing.
      }
    },
    { key: CONSENT_KEY, preferences, version: CONSENT_VERSION },
  );
}

export const ONLY_NECESSARY: ConsentChoice = { analytics: false, marketing: false };
export const EVERYTHING: ConsentChoice = { analytics: true, marketing: true };
