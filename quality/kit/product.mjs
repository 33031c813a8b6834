import assert from 'node:assert/strict';
import path from 'node:path';
import { readPostmaster } from '../../launcher/postgres/postmaster.mjs';
import { commandLine, isAlive, parentOf } from '../../launcher/process/alive.mjs';
import { startProductForTests } from '../../launcher/serve/for-tests.mjs';
import { isReady, stoppable, until } from './basics.mjs';
import { processes, readProcess } from './processes.mjs';

/** What an orchestrator waits for before it kills. */
export const END_MS = 10_000;
export const OWNER = { username: 'marta', password: 'ginepro-mirto-elicriso' };
/** The owner, and senders who share one address. */
export const SETTINGS = {
  ADMIN_USERNAME: OWNER.username,
  ADMIN_PASSWORD: OWNER.password,
  QUOTES_PER_HOUR: '100000',
};

/** @param {unknown} body */
export const json = (body) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** @param {string} url @returns {Promise<string>} The owner's cookie. */
export async function signIn(url) {
  const response = await fetch(`${url}/api/auth/login`, json(OWNER));
  assert.equal(response.status, 200, 'The owner signs in.');
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Variables of a process while it runs. @param {number} pid @returns {Record<string, string>} */
const environmentOf = (pid) =>
  Object.fromEntries(
    readProcess(pid, 'environ')
      .split('\0')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/**
 * A whole product, started as `npm start` does but on a free port and a data folder of its own, and what a drill needs
 * to break it.
 * @param {NodeJS.ProcessEnv} [env] Further settings.
 */
export async function startDrillProduct(env = {}) {
  const product = await startProductForTests({ ...SETTINGS, ...env });
  const dataDir = env.DATA_DIR ?? product.dataDir;
  const ours = () => processes().filter((pid) => environmentOf(pid).DATA_DIR === dataDir);
  const servers = () => ours().filter((pid) => /dist\/apps\/api\/main\.mjs serve/.test(commandLine(pid)));
  const apiPid = () => servers()[0];
  /** The API's settings, without its own channel to the launcher; while it runs. */
  const apiEnvironment = () => {
    const { NODE_CHANNEL_FD: _channel, ...settings } = environmentOf(Number(apiPid()));
    return settings;
  };
  const postmasterPid = () => readPostmaster(path.join(dataDir, 'postgres'))?.pid;
  return stoppable(
    {
      ...product,
      dataDir,
      media: path.join(dataDir, 'media'),
      /** Process numbers at this moment: of all that is ours, of the servers, of the first of them. */
      ours,
      servers,
      apiPid,
      apiEnvironment,
      databaseUrl: () => String(apiEnvironment().DATABASE_URL),
      isReady: () => isReady(product.url),
      postmasterPid,
      /** PostgreSQL's processes that serve connections; its own background workers are not among them. */
      backendPids: () =>
        processes().filter(
          (pid) => parentOf(pid) === postmasterPid() && / 127\.0\.0\.1\(\d+\) /.test(commandLine(pid)),
        ),
      /** Waits until another API than this one serves. @param {number | undefined} gone @param {number} withinMs */
      untilAnotherApi: (gone, withinMs) =>
        until(
          'another API is ready',
          async () => ![undefined, gone].includes(apiPid()) && (await isReady(product.url)),
          withinMs,
        ),
      /** Asks the API to end. @returns {Promise<number>} Seconds until it was gone. */
      async endApi() {
        const pid = Number(apiPid());
        process.kill(pid, 'SIGTERM');
        return (await until('the API ends at SIGTERM', () => !isAlive(pid), END_MS)) / 1000;
      },
    },
    product.stop,
  );
}

/** @typedef {Awaited<ReturnType<typeof startDrillProduct>>} Product */
