import { expect, test as base } from '@playwright/test';
import { complaintsOf } from './clean-page';
import { readCredentials, type Credentials } from './credentials';
import { mailbox, type Mailbox } from './mailbox';

interface ProductFixtures {
  /** The owner's first login and the super-admin key. */
  credentials: Credentials;
  /** The messages that the product wrote. */
  mailbox: Mailbox;
  /** Every journey fails when a page of it complained in the console, whatever it was about. */
  quietConsole: void;
}

/** `test` for journeys: pages open at the product's address, and its secrets and e-mails are at hand. */
export const test = base.extend<ProductFixtures>({
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),
  credentials: async ({}, use) => use(await readCredentials()),
  mailbox: async ({}, use) => use(mailbox),
  quietConsole: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page);
      await use();
      expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
