import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { LIBRARIES } from '../source/aliases.mjs';
import { ROOT } from '../../launcher/process/nx.mjs';
import {
  BOUNDARIES,
  DOMAIN_MODULES,
  OPERATIONS_FOLDERS,
  SERVER_FOLDERS,
  TESTS_ALSO_KNOW,
  TEST_FILE,
  ZONES,
} from './boundaries.mjs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

export const isFile = (file) => fs.statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile();

/** A folder of the API is a module when it is wired as one. */
const isModule = (part) => isFile(`apps/api/src/${part}/${part}.module.ts`);

const ORDERS = { domain: DOMAIN_MODULES, server: SERVER_FOLDERS, operations: OPERATIONS_FOLDERS };

/** @returns {string[] | undefined} The list in which each part knows those above it. */
const orderOf = (zone) => ORDERS[zone.split('-')[0]];

/** @returns {{ zone: string, part?: string, app?: string } | undefined} Nothing for a place that no zone knows. */
export function zoneOf(file) {
  const found = ZONES.find(({ pattern }) => pattern.test(file));
  if (!found) return undefined;
  const { part, app } = found.pattern.exec(file)?.groups ?? {};
  if (found.zone.startsWith('api-') && part && !isModule(part)) return undefined;
  if (part && orderOf(found.zone)?.includes(part) === false) return undefined;
  return { zone: found.zone, part, app };
}

/** @returns {{ file: string } | { packageName: string }} What an import names: a file of ours or a package. */
export function resolveImport(fromFile, specifier) {
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(fromFile), specifier);
    return { file: ENDINGS.map((ending) => target + ending).find(isFile) ?? target };
  }
  if (Object.hasOwn(LIBRARIES, specifier)) return { file: LIBRARIES[specifier] };
  const [, library, folder] = /^@ospite\/([^/]+)\/([^/]+)$/.exec(specifier) ?? [];
  const face = LIBRARIES[`@ospite/${library}/*`]?.replace('*', folder);
  if (face) return { file: face };
  if (specifier.startsWith('@ospite/')) return { file: `libs/${specifier.slice('@ospite/'.length)}/` };
  if (isBuiltin(specifier)) return { packageName: 'node' };
  const length = specifier.startsWith('@') ? 2 : 1;
  return { packageName: specifier.split('/').slice(0, length).join('/') };
}

const matchesAny = (name, patterns) =>
  patterns.some((pattern) =>
    pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

/** @param {import('./boundaries.mjs').Boundary} boundary @param {string} name */
function mayImportPackage({ packages, notPackages = [] }, name) {
  return !matchesAny(name, notPackages) && (!packages || matchesAny(name, packages));
}

function mayImportZone(zones, from, to) {
  if (to.app !== undefined && to.app !== from.app) return false;
  const order = orderOf(from.zone) ?? [];
  const isAbove = order.indexOf(to.part) < order.indexOf(from.part);
  return zones.some((allowed) => {
    if (typeof allowed === 'string') return allowed === to.zone;
    return allowed.zone === to.zone && (allowed.above ? isAbove : to.part === (allowed.part ?? from.part));
  });
}

/** @returns {string | undefined} The rule that the import breaks, in words. */
function brokenRule(fromFile, from, specifier) {
  const boundary = BOUNDARIES[from.zone];
  const isTest = TEST_FILE.test(fromFile);
  if (matchesAny(specifier, boundary.notPackages ?? []) && !isTest) return boundary.rule;
  const target = resolveImport(fromFile, specifier);
  if ('packageName' in target)
    return isTest || mayImportPackage(boundary, target.packageName) ? undefined : boundary.rule;
  if (!isTest && TEST_FILE.test(target.file)) return 'product code knows no test tools';
  const zones = [...boundary.zones, ...(isTest ? (TESTS_ALSO_KNOW[from.zone] ?? []) : [])];
  const to = zoneOf(target.file);
  return !to || mayImportZone(zones, from, to) ? undefined : boundary.rule;
}

/**
 * ESLint rule `ospite/boundaries`: reports each import, of any form, that the table in boundaries.mjs forbids, and
 * a file in a place that the table does not know.
 */
const boundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden: '"{{specifier}}" may not be imported here: {{rule}}.',
      nowhere:
        'tools/lint/boundaries.mjs knows no such place. Modules of the domain, and folders of libs/server and libs/operations, are listed there; a module of the API has a <name>.module.ts, and its folders are listed, too.',
    },
  },
  create(context) {
    const file = path.relative(ROOT, context.filename).replaceAll(path.sep, '/');
    const from = zoneOf(file);
    if (!from) return { Program: (node) => context.report({ node, messageId: 'nowhere' }) };
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const rule = brokenRule(file, from, source.value);
      if (rule)
        context.report({ node: source, messageId: 'forbidden', data: { specifier: source.value, rule } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};

export const ospitePlugin = { rules: { boundaries } };
