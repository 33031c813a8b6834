import fs from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../../launcher/process/nx.mjs';
import { run } from '../../launcher/process/run.mjs';
import { UserError } from '../../launcher/process/user-error.mjs';
import { API_PROGRAM } from '../../launcher/serve/api-node.mjs';
import { buildChanged } from '../../launcher/serve/build.mjs';

/** Writes the OpenAPI document of the present code; needs no database. */
export async function emitDocument(file) {
  await buildChanged(() => {}, ['api']);
  const { code, output } = await run(process.execPath, [API_PROGRAM, 'openapi', file], { cwd: ROOT });
  if (code !== 0) throw new UserError(`${output}\n\nThe API did not write its document; see above.`);
  fs.writeFileSync(file, await format(fs.readFileSync(file, 'utf8'), { parser: 'json' }));
}

/** @returns {string[]} Operations whose body is a form with files; their clients must send it as one. */
export function formOperations(document) {
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .filter(({ requestBody }) => requestBody?.content?.['multipart/form-data'])
    .map(({ operationId }) => operationId);
}

/** @returns {{ tag: string, operationIds: string[] }[]} The document's operations by their (one) tag. */
export function operationsByTag(document) {
  const byTag = new Map();
  for (const item of Object.values(document.paths)) {
    for (const { operationId, tags = [] } of Object.values(item)) {
      if (!operationId) continue;
      const [tag] = tags;
      if (!tag)
        throw new UserError(`The operation ${operationId} has no tag, so it would belong to no client.`);
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationId]);
    }
  }
  return [...byTag].map(([tag, operationIds]) => ({ tag, operationIds }));
}

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
const list = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

/**
 * The difference between generated and existing files: changed, missing or left over.
 * @param {string} made A file or a folder of files.
 * @param {string} present Its counterpart.
 * @returns {string[]} Paths on the side of `present`.
 */
export function differences(made, present) {
  if (fs.statSync(made).isFile()) return read(made) === read(present) ? [] : [present];
  const names = new Set([...list(made), ...list(present)]);
  return [...names]
    .filter((name) => read(path.join(made, name)) !== read(path.join(present, name)))
    .map((name) => path.join(present, name))
    .sort();
}
