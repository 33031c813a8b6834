import { startReloadProxy } from './dev/reload-proxy.mjs';
import { watchBuilds } from './dev/watch-builds.mjs';
import { freePort } from './process/ports.mjs';
import { runTool } from './process/shutdown.mjs';
import { describeAddresses } from './serve/addresses.mjs';
import { checkSettings } from './serve/preflight.mjs';
import { startProduct } from './serve/product.mjs';
import { readSettings } from './serve/settings.mjs';

/**
 * `npm run dev`: the product with live reload. webpack watches the sources of all bundles; after each good build
 * the API, which also renders the pages, is started again and open pages reload. For that a small server stands
 * in front of the API, which itself listens on another port of this machine.
 */
async function main() {
  process.env.NODE_ENV = 'development';
  const settings = readSettings();
  await checkSettings(settings);
  const targetPort = await freePort();

  let product;
  let proxy;
  let changedMeanwhile = false;
  let busy = false;

  async function refresh() {
    if (product) {
      console.log('Changed: starting the API again.');
      await product.restart();
      proxy.reload();
      return;
    }
    product = await startProduct(settings, console.log, { PORT: String(targetPort), HOST: '127.0.0.1' });
    proxy = await startReloadProxy({ port: settings.port, host: settings.host, targetPort });
    console.log(describeAddresses(settings));
  }

  /** One refresh at a time; changes during one lead to one more. */
  async function onBuilt({ failed }) {
    if (failed) return;
    changedMeanwhile = true;
    if (busy) return;
    busy = true;
    while (changedMeanwhile) {
      changedMeanwhile = false;
      await refresh();
    }
    busy = false;
  }

  console.log('Building…');
  await new Promise((_, reject) => {
    watchBuilds((built) => onBuilt(built).catch(reject)).catch(reject);
  });
}

runTool(main);
