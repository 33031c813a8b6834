import { parseArgs } from 'node:util';
import { makeArtefact } from './package/artefact.mjs';
import { runTool } from './process/shutdown.mjs';
import { buildChanged } from './serve/build.mjs';

/**
 * `npm run package [-- --with-node]`: what a server needs and no more, in `dist/package`, as a folder and as a `.tar.gz`
 * with its checksum. It wants a PostgreSQL of its own, and Node 24 unless that is packed too: an image brings one.
 */
async function main() {
  const { values } = parseArgs({ options: { 'with-node': { type: 'boolean', default: false } } });
  await buildChanged(console.log);
  const { folder, archive, megabytes } = await makeArtefact({ withNode: values['with-node'] });
  console.log(`${folder} (${megabytes.folder} MB)\n${archive} (${megabytes.archive} MB)`);
}

runTool(main);
