import { startProduct } from './product';

/**
 * Starts the product that most journeys share, before the first of them. `E2E_BASE_URL` names one that already runs, and
 * all journeys use that; its data folder is `E2E_DATA_DIR`, or `.data`.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const stop = await startProduct();
  process.env.E2E_OWN_PRODUCTS = '1';
  const onSignal = () => void stop().finally(() => process.exit(1));
  process.once('SIGTERM', onSignal);
  process.once('SIGHUP', onSignal);
  return stop;
}
