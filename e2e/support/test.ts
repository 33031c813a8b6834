import { expect, test as base, type Page } from '@playwright/test';
import { haveChosenCookies, ONLY_NECESSARY } from './cookies';
import { readCredentials, type Credentials } from './data-folder';
import { mailbox, type Mailbox } from './mailbox';
import { startProduct } from './product';

/** What the browser logs about responses and cut connections that journeys provoke on purpose. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED))|^A review could not be sent/;

/**
 * Collects a page's errors: of its scripts, of hydration, and of everything that its content security policy refused.
 * @returns the list, which grows
 */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text());
  });
  return errors;
}

interface ProductFixtures {
  /** The visitor has chosen about cookies, so that no dialog covers the page; true unless a journey says otherwise. */
  hasChosenCookies: boolean;
  /** The owner's first password and the super-admin key. */
  credentials: Credentials;
  /** The e-mails that the product sent. */
  mailbox: Mailbox;
  /** Fails a journey when one of its pages logged an error, whatever it was about. */
  quietConsole: void;
}

/** Starting a product may take long on a shared machine. */
const MAX_START_MS = 240_000;

export interface WorkerOptions {
  /** The journeys of a project affect everybody: they get a product to themselves, unless one was given. */
  hasOwnProduct: boolean;
  /** Their product takes the owner's back-office from another address; see {@link startProduct}. */
  hasRemoteOffice: boolean;
}

/** `test` for journeys: pages open at the product's address; its credentials and e-mails are fixtures. */
export const test = base.extend<ProductFixtures, WorkerOptions & { product: void }>({
  hasOwnProduct: [false, { option: true, scope: 'worker' }],
  hasRemoteOffice: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ hasOwnProduct, hasRemoteOffice }, use) => {
      const isOwn = hasOwnProduct && process.env.E2E_OWN_PRODUCTS;
      const stop = isOwn ? await startProduct(hasRemoteOffice) : undefined;
      await use();
      await stop?.();
    },
    { auto: true, scope: 'worker', timeout: MAX_START_MS },
  ],
  hasChosenCookies: [true, { option: true }],
  context: async ({ context, hasChosenCookies }, use) => {
    if (hasChosenCookies) await haveChosenCookies(context, ONLY_NECESSARY);
    await use(context);
  },
  baseURL: async ({ product: _started }, use) => use(process.env.E2E_BASE_URL),
  credentials: async ({}, use) => use(await readCredentials()),
  mailbox: async ({}, use) => use(mailbox),
  quietConsole: [
    async ({ page }, use) => {
      const errors = consoleErrors(page);
      await use();
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
