import fs from 'node:fs';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format, resolveConfig } from 'prettier';
import { formOperations, operationsByTag } from './document.mjs';

const camelCase = (tag) => tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * What the guests' pages ask of the API. They get a client of their own: those by tag hold the owner's operations too,
 * which every visitor would load.
 */
const GUEST_OPERATIONS = [
  'createQuote',
  'createReview',
  'getContent',
  'getProperty',
  'getReviewSummary',
  'getRoom',
  'getSetting',
  'getSuperAdminSettings',
  'listBreakfastImages',
  'listContentPages',
  'listEvents',
  'listPrices',
  'listReviews',
  'listRooms',
];

/** The generator writes a relative import only for a path that begins with a dot. */
const relativeToHere = (file) => `./${path.relative(process.cwd(), file)}`;

/**
 * Generates one RTK Query client for each tag, and one for guests: `<tag>.gen.ts` exports `<tag>Api` and its hooks, and adds its
 * operations to the one `baseApi`; and the list of those whose body is a form.
 * @param {string} documentFile
 * @param {string} folder Where the clients go; must lie one folder deep beside `base-api.ts`.
 * @param {string} baseApiFile
 */
export async function generateClients(documentFile, folder, baseApiFile) {
  const document = JSON.parse(fs.readFileSync(documentFile, 'utf8'));
  const clients = [...operationsByTag(document), { tag: 'guest', operationIds: GUEST_OPERATIONS }];
  for (const { tag, operationIds } of clients) {
    const outputFile = path.join(folder, `${tag}.gen.ts`);
    await generateEndpoints({
      schemaFile: documentFile,
      apiFile: relativeToHere(baseApiFile),
      apiImport: 'baseApi',
      outputFile,
      exportName: `${camelCase(tag)}Api`,
      filterEndpoints: (_name, { operation }) => operationIds.includes(operation.operationId ?? ''),
      hooks: true,
      encodePathParams: true,
      tag: true,
      // The browser sends it by itself.
      endpointOverrides: [{ pattern: /./, parameterFilter: (name) => name !== 'If-None-Match' }],
    });
    await writeFormatted(outputFile, fs.readFileSync(outputFile, 'utf8'));
  }
  const guest = path.join(folder, 'guest.gen.ts');
  const tags = clients.map(({ tag }) => tag).filter((tag) => tag !== 'guest');
  await writeFormatted(guest, withImportedTypes(fs.readFileSync(guest, 'utf8'), folder, tags));
  await writeFormatted(path.join(folder, 'form-operations.gen.ts'), formOperationsText(document));
}

const TYPE = /^export type (\w+) =[^]*?;\n(?=export |$(?![^]))/gm;

/** The guests' client without the types that the client of a tag has, too: it imports those that it needs. */
export function withImportedTypes(client, folder, tags) {
  const homes = new Map();
  for (const tag of tags)
    for (const [text, name] of fs.readFileSync(path.join(folder, `${tag}.gen.ts`), 'utf8').matchAll(TYPE))
      if (!homes.has(text)) homes.set(text, { name, tag });
  const moved = [];
  const rest = client.replace(TYPE, (text) => {
    const home = homes.get(text);
    if (home) moved.push(home);
    return home ? '' : text;
  });
  const needed = moved.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(rest));
  const imports = Object.entries(Object.groupBy(needed, ({ tag }) => tag)).map(
    ([tag, types = []]) =>
      `import type { ${types.map(({ name }) => name).join(', ')} } from './${tag}.gen';\n`,
  );
  return imports.join('') + rest;
}

/** The generator's clients do not say which bodies are forms; the base they share reads it here. */
function formOperationsText(document) {
  return `/** Operations whose body is a form with files, also when no file is in it. */
    export const FORM_OPERATIONS: ReadonlySet<string> = new Set(${JSON.stringify(formOperations(document))});`;
}

async function writeFormatted(file, text) {
  const options = await resolveConfig(file);
  fs.writeFileSync(file, await format(text, { ...options, parser: 'typescript' }));
}
