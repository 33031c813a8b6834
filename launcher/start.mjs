import { runTool } from './process/shutdown.mjs';
import { tidyHeapWhenIdle } from './process/tidy-heap.mjs';
import { describeAddresses } from './serve/addresses.mjs';
import { buildChanged } from './serve/build.mjs';
import { checkSettings } from './serve/preflight.mjs';
import { startProduct } from './serve/product.mjs';
import { readSettings } from './serve/settings.mjs';

/** `npm start [-- --port 3000]`: builds what changed, starts everything, and runs until it is stopped. */
async function main() {
  const settings = readSettings();
  await checkSettings(settings);
  await buildChanged(console.log);
  const product = await startProduct(settings, console.log);
  console.log(describeAddresses(settings));
  tidyHeapWhenIdle();
  await product.failed;
}

runTool(main);
