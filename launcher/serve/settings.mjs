import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../process/nx.mjs';
import { UserError } from '../process/user-error.mjs';

const DEFAULT_PORT = '3000';
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/**
 * How the product is started, from the environment and `--port`. All else of the environment is the API's own.
 * @typedef {object} ServeSettings
 * @property {number} port
 * @property {string} host The address to listen on.
 * @property {string} dataDir Absolute; holds the database, e-mails, uploads, first credentials.
 * @property {string | undefined} databaseUrl A PostgreSQL of one's own; none is embedded then.
 * @property {string} publicUrl How visitors reach the site, without a slash at the end.
 * @returns {ServeSettings}
 */
export function readSettings(env = process.env, argv = process.argv.slice(2)) {
  const { values } = parseArgs({ args: argv, options: { port: { type: 'string' } } });
  const text = values.port ?? (env.PORT || DEFAULT_PORT);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT must be a number from 1 to 65535, not "${text}".`);
  }
  return {
    port,
    host: env.HOST || EVERY_ADDRESS[0],
    dataDir: path.resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
  };
}

/** Where this machine reaches the server itself. */
export function localUrl({ port, host }) {
  const name = EVERY_ADDRESS.includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
