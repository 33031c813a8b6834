import fs from 'node:fs';
import path from 'node:path';
import { readPostmaster } from '../../../launcher/postgres/postmaster.mjs';
import alive from '../../../launcher/process/alive.cjs';
import { atEnd } from '../../../launcher/process/shutdown.mjs';
import { startProductForTests } from '../../../launcher/serve/for-tests.mjs';
import { isReady } from './ready.mjs';

/** Every process of this machine that runs now. */
const processes = () =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function environmentOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Those that were started with this data folder in their environment. */
const processesOf = (dataDir) =>
  processes().filter((pid) => environmentOf(pid).includes(`DATA_DIR=${dataDir}`));
/** The environment of a process, without its own channel to the launcher. */
const settingsOf = (pid) =>
  Object.fromEntries(
    environmentOf(pid)
      .filter((line) => line.includes('=') && !line.startsWith('NODE_CHANNEL_FD='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** The API that serves this data folder; undefined while it is down. */
function findApi(dataDir) {
  return processesOf(dataDir).find((pid) => /dist\/apps\/api\/main\.mjs serve/.test(alive.commandLine(pid)));
}

/** PostgreSQL's processes that serve connections; its own background workers are not among them. */
function findBackends(postmaster) {
  return processes().filter(
    (pid) => alive.parentOf(pid) === postmaster && / 127\.0\.0\.1\(\d+\) /.test(alive.commandLine(pid)),
  );
}

/**
 * A whole product, started as `npm start` does but on a free port and a data folder of its own, and what a drill needs
 * to break it. It is stopped at the end of the process at the latest.
 * @param {NodeJS.ProcessEnv} [env] Further settings.
 */
export async function startDrillProduct(env = {}) {
  const product = await startProductForTests(env);
  const forget = atEnd(product.stop);
  const dataDir = env.DATA_DIR ?? product.dataDir;
  return {
    ...product,
    dataDir,
    stop: async () => {
      forget();
      await product.stop();
    },
    /** Address of the API's database; while the API runs. */
    databaseUrl: () => settingsOf(findApi(dataDir)).DATABASE_URL,
    /** The API's environment; while it runs. */
    apiEnvironment: () => settingsOf(findApi(dataDir)),
    /** Whether the site says that guests can be served. */
    isReady: () => isReady(product.url),
    /** Process numbers at this moment. */
    processes: () => processesOf(dataDir),
    apiPid: () => findApi(dataDir),
    postmasterPid: () => readPostmaster(path.join(dataDir, 'postgres'))?.pid,
    backendPids() {
      const postmaster = this.postmasterPid();
      return postmaster === undefined ? [] : findBackends(postmaster);
    },
  };
}
