import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { given, onServer } from '@ospite/server/testing';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const BUNDLE_LOCK = 7_203_998;

/** Bundles the server as it is shipped, once for all test files of a run. @returns the path of its `main.mjs` */
export async function serverBundle(): Promise<string> {
  const folder = given('TEST_SERVER_BUNDLE');
  const program = path.join(folder, 'main.mjs');
  await onServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [BUNDLE_LOCK]);
    if (!existsSync(program)) await bundle(folder);
  });
  return program;
}

async function bundle(folder: string): Promise<void> {
  const webpack = path.join(ROOT, 'node_modules/webpack-cli/bin/cli.js');
  const args = [webpack, '--config', 'apps/api/webpack.config.mjs', '--output-path', folder];
  const building = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' } });
  let said = '';
  for (const stream of [building.stdout, building.stderr])
    stream.on('data', (part) => (said += String(part)));
  const [code] = await once(building, 'close');
  if (code !== 0) throw new Error(`The server could not be bundled:\n${said}`);
}
