import { freePort } from '../../launcher/process/ports.mjs';
import { startProductForTests } from '../../launcher/serve/for-tests.mjs';

/**
 * Starts a whole product with a database of its own; from then on it is the one that this process's journeys use.
 * @param hasRemoteOffice whether its `/admin` takes the back-office from `officeOrigin()`
 * @returns what stops it
 */
export async function startProduct(hasRemoteOffice = false): Promise<() => Promise<void>> {
  const officePort = await freePort();
  const office = `http://localhost:${officePort}`;
  const product = await startProductForTests({
    ALLOWED_ORIGINS: office,
    ...(hasRemoteOffice && { ADMIN_REMOTE: `${office}/mf-manifest.json` }),
  });
  process.env.E2E_BASE_URL = product.url;
  process.env.E2E_DATA_DIR = product.dataDir;
  process.env.E2E_OFFICE_PORT = String(officePort);
  return product.stop;
}
