import { freePort } from '../../tools/process/ports.mjs';
import { startProductForTests } from '../../tools/serve/for-tests.mjs';

/**
 * Starts the whole product with a database of its own before the first journey. `E2E_BASE_URL` names one that already
 * runs; its data folder is `E2E_DATA_DIR`, or `.data`.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const officePort = await freePort();
  process.env.E2E_OFFICE_PORT = String(officePort);
  process.env.ALLOWED_ORIGINS = `http://localhost:${officePort}`;
  const product = await startProductForTests();
  process.env.E2E_BASE_URL = product.url;
  process.env.E2E_DATA_DIR = product.dataDir;
  const onSignal = () => void product.stop().finally(() => process.exit(1));
  process.once('SIGTERM', onSignal);
  process.once('SIGHUP', onSignal);
  return product.stop;
}
