import fs from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../launcher/process/nx.mjs';
import { runInTerminal } from '../launcher/process/run.mjs';
import { runTool } from '../launcher/process/shutdown.mjs';
import { apiNode } from '../launcher/serve/api-node.mjs';
import { buildChanged } from '../launcher/serve/build.mjs';

const SEED = path.join(ROOT, 'apps/api/src/seed');
const MANIFEST = path.join(SEED, 'pictures/manifest.json');

/**
 * `npm run demo-pictures`: the demo's pictures in all sizes and formats, made from `apps/api/src/seed/media` for the
 * repository; to be run after a change of those, of the rooms' crops or of the encoder's settings.
 */
async function main() {
  await buildChanged(console.log, ['api']);
  const { args, env } = apiNode(['demo-pictures', SEED]);
  const code = await runInTerminal(process.execPath, args, { cwd: ROOT, env });
  if (code !== 0) return code;
  fs.writeFileSync(MANIFEST, await format(fs.readFileSync(MANIFEST, 'utf8'), { parser: 'json' }));
  return 0;
}

runTool(main);
