import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { differences, emitDocument } from './contract/document.mjs';
import { generateClients } from './contract/clients.mjs';
import { ROOT } from '../launcher/process/nx.mjs';
import { atEnd, runTool } from '../launcher/process/shutdown.mjs';

const CONTRACTS = path.join(ROOT, 'libs/contracts');
const DOCUMENT = path.join(CONTRACTS, 'openapi.json');
const CLIENTS = path.join(CONTRACTS, 'src/generated');

/** Makes document and clients in a folder beside their places, so that imports between them are the same. */
async function generate() {
  // Below libs/contracts/src, because the clients import their base by a relative path.
  const folder = fs.mkdtempSync(path.join(CONTRACTS, 'src/.generated-'));
  atEnd(() => fs.rmSync(folder, { recursive: true, force: true }));
  const document = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-contract-')), 'openapi.json');
  atEnd(() => fs.rmSync(path.dirname(document), { recursive: true, force: true }));
  await emitDocument(document);
  await generateClients(document, folder, path.join(CONTRACTS, 'src/base-api.ts'));
  return { document, folder };
}

/**
 * `npm run contract`: the OpenAPI document from the API's code, then a typed client for each of its tags.
 * With `--check` nothing is written; it fails naming the files that no longer say what the code says.
 */
async function main() {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const { document, folder } = await generate();
  const changed = [...differences(document, DOCUMENT), ...differences(folder, CLIENTS)];
  if (values.check) {
    if (changed.length === 0) return 0;
    console.log(
      `Not what the API's code says:\n${changed.map((file) => `  ${path.relative(ROOT, file)}`).join('\n')}`,
    );
    console.log('Run npm run contract and commit the result.');
    return 1;
  }
  fs.copyFileSync(document, DOCUMENT);
  fs.rmSync(CLIENTS, { recursive: true, force: true });
  fs.renameSync(folder, CLIENTS);
  fs.chmodSync(CLIENTS, 0o755);
  console.log(
    changed.length === 0 ? 'The contract is unchanged.' : `The contract changed in ${changed.length} files.`,
  );
  return 0;
}

runTool(main);
