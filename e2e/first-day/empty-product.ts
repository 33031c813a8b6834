import { startProductForTests } from '../../launcher/serve/for-tests.mjs';
import { readCredentials } from '../support/data-folder';
import { test } from '../support/test';

/** Starting a product may take long on a shared machine. */
const MAX_START_MS = 240_000;

/** A test with a product of its own: nobody has described the property yet, and the password changes. */
export const journey = test.extend<{ empty: Awaited<ReturnType<typeof startProductForTests>> }>({
  empty: [
    async ({}, use) => {
      const product = await startProductForTests({ SEED_DEMO: '0' });
      await use(product);
      await product.stop();
    },
    { timeout: MAX_START_MS },
  ],
  baseURL: async ({ empty }, use) => use(empty.url),
  credentials: async ({ empty }, use) => use(await readCredentials(empty.dataDir)),
});
