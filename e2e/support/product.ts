import { freePort } from '../../launcher/process/ports.mjs';
import { startProductForTests } from '../../launcher/serve/for-tests.mjs';

/**
 * Starts a whole product with a database of its own; from then on it is the one that this process's journeys use.
 * @returns what stops it
 */
export async function startProduct(): Promise<() => Promise<void>> {
  const officePort = await freePort();
  const product = await startProductForTests({ ALLOWED_ORIGINS: `http://localhost:${officePort}` });
  process.env.E2E_BASE_URL = product.url;
  process.env.E2E_DATA_DIR = product.dataDir;
  process.env.E2E_OFFICE_PORT = String(officePort);
  return product.stop;
}
