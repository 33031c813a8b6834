import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { LIBRARIES } from '../aliases.mjs';
import { ROOT } from '../process/nx.mjs';
import { BOUNDARIES, IN_TESTS, ZONES } from './boundaries.mjs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** @returns {{ zone: string, part?: string, app?: string } | undefined} Where in the house a file lies. */
export function zoneOf(file) {
  for (const { zone, pattern } of ZONES) {
    const match = pattern.exec(file);
    if (match) return { zone, ...match.groups };
  }
  return undefined;
}

function fileOf(target) {
  const isFile = (file) => fs.statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile();
  return ENDINGS.map((ending) => target + ending).find(isFile) ?? target;
}

/** What an import names: a file of ours (relative to the workspace) or a package. */
export function resolveImport(fromFile, specifier) {
  if (specifier.startsWith('.'))
    return { file: fileOf(path.posix.join(path.posix.dirname(fromFile), specifier)) };
  if (Object.hasOwn(LIBRARIES, specifier)) return { file: LIBRARIES[specifier] };
  if (specifier.startsWith('@ospite/')) return { file: `libs/${specifier.slice('@ospite/'.length)}/` };
  if (isBuiltin(specifier)) return { packageName: 'node' };
  return {
    packageName: specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  };
}

const fits = (name, patterns) =>
  patterns.some((pattern) =>
    pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

function mayImportZone(boundary, from, to, isTest) {
  const also = isTest ? (IN_TESTS.zones[from.zone] ?? []) : [];
  if (to.app !== from.app && to.app !== undefined) return false;
  return [...boundary.zones, ...also].some((allowed) =>
    typeof allowed === 'string' ? allowed === to.zone : allowed.zone === to.zone && from.part === to.part,
  );
}

function mayImportPackage(boundary, name, isTest) {
  if (isTest) return true;
  if (fits(name, boundary.notPackages ?? [])) return false;
  return !boundary.packages || fits(name, boundary.packages);
}

/**
 * @param {string} fromFile Relative to the workspace, with `/`.
 * @param {string} specifier As written in the import.
 * @returns {string | undefined} The rule that the import breaks, in words.
 */
export function brokenBoundary(fromFile, specifier) {
  const from = zoneOf(fromFile);
  const boundary = from && BOUNDARIES[from.zone];
  if (!from || !boundary) return undefined;
  const isTest = IN_TESTS.file.test(fromFile);
  const { file, packageName } = resolveImport(fromFile, specifier);
  if (packageName) return mayImportPackage(boundary, packageName, isTest) ? undefined : boundary.rule;
  const to = zoneOf(file);
  return !to || mayImportZone(boundary, from, to, isTest) ? undefined : boundary.rule;
}
