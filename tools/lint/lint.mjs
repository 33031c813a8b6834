import fs from 'node:fs';
import { runTool } from '../../launcher/process/shutdown.mjs';
import { createLinter } from './linter.mjs';

const EVERYTHING = ['apps', 'libs', 'e2e', 'tools', 'launcher', 'quality', '*.mjs'];

/** `node tools/lint/lint.mjs [file …]`: lints all sources or the named ones. A warning counts as an error. */
async function main() {
  const named = process.argv.slice(2);
  const linter = await createLinter();
  const patterns =
    named.length > 0 ? named : EVERYTHING.filter((name) => name.includes('*') || fs.existsSync(name));
  const results = await linter.lintFiles(patterns);
  const problems = results.reduce((sum, result) => sum + result.errorCount + result.warningCount, 0);
  if (problems > 0) console.log((await linter.loadFormatter('stylish')).format(results));
  else console.log(`${results.length} files, no complaint.`);
  return problems > 0 ? 1 : 0;
}

runTool(main);
