import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInTerminal } from '../launcher/process/run.mjs';
import { runTool } from '../launcher/process/shutdown.mjs';
import { UserError } from '../launcher/process/user-error.mjs';

/** `npm run bench -- <pages | memory> [--setting=value …]`: runs one of the benchmarks in `quality/bench/`. */
runTool(async () => {
  const [name, ...settings] = process.argv.slice(2);
  const program = fileURLToPath(new URL(`./bench/${name}.mjs`, import.meta.url));
  if (!fs.existsSync(program))
    throw new UserError('Say which benchmark: `npm run bench -- pages` or `memory`.');
  return runInTerminal(process.execPath, [program, ...settings]);
});
