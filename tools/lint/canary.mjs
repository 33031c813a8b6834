import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../process/nx.mjs';
import { runTool } from '../process/shutdown.mjs';
import { createLinter } from './linter.mjs';

/**
 * The canary: files that break each boundary on purpose, and others that keep to them. Each names in its first
 * lines where in the house it pretends to lie and which rule has to bite:
 *
 *     // at: apps/api/src/rooms/http/canary.ts
 *     // bites: ospite/boundaries          (several with a comma; or: nothing)
 *
 * The lint is worth its name only while every one of them is judged as it says.
 */
const FOLDER = path.join(import.meta.dirname, 'canary');

const field = (text, name) => new RegExp(`^// ${name}: (\\S+)$`, 'm').exec(text)?.[1];

/** @returns {Promise<string | undefined>} What went otherwise than the canary says. */
async function judge(linter, name) {
  const text = fs.readFileSync(path.join(FOLDER, name), 'utf8');
  const at = field(text, 'at');
  const bites = field(text, 'bites');
  if (!at || !bites) return 'says neither where it lies nor what bites';
  const [result] = await linter.lintText(text, { filePath: path.join(ROOT, at), warnIgnored: true });
  const said = result.messages.map(({ ruleId, message }) => `${ruleId ?? 'eslint'}: ${message}`);
  if (bites === 'nothing')
    return said.length === 0 ? undefined : `is right and yet refused by ${said.join(' | ')}`;
  const errors = new Set(
    result.messages.filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId),
  );
  const asleep = bites.split(',').filter((rule) => !errors.has(rule));
  if (asleep.length === 0) return undefined;
  return `is wrong and ${asleep.join(', ')} lets it pass${said.length > 0 ? ` (${said.join(' | ')})` : ''}`;
}

async function main() {
  const linter = await createLinter();
  const names = fs.readdirSync(FOLDER).sort();
  const troubles = [];
  for (const name of names) {
    const trouble = await judge(linter, name);
    if (trouble) troubles.push(`canary/${name} ${trouble}`);
  }
  if (names.length === 0) troubles.push('There is no canary.');
  console.log(
    troubles.length > 0 ? troubles.join('\n') : `All ${names.length} canaries are judged as they say.`,
  );
  return troubles.length > 0 ? 1 : 0;
}

runTool(main);
