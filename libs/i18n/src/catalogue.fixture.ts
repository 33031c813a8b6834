import type { Language } from '@ospite/domain';
import fs from 'node:fs';
import path from 'node:path';

const HERE = import.meta.dirname;
export const ROOT = path.resolve(HERE, '../../..');
/** The back-offices are only in Italian. */
export const ITALIAN_ONLY = ['office', 'super-admin'];

export type Catalogue = ReadonlyMap<string, string>;

/** A catalogue with its nested keys written with dots. */
export function readCatalogue(language: Language, namespace: string): Catalogue {
  const folder = path.join(HERE, language, namespace);
  const tree = fs.existsSync(folder) ? sectionsIn(folder) : parsed(`${folder}.json`);
  return new Map(leaves(tree, ''));
}

/** A catalogue that is a folder: each file is the section of its name. */
function sectionsIn(folder: string): unknown {
  return Object.fromEntries(
    fs.readdirSync(folder).map((file) => [path.basename(file, '.json'), parsed(path.join(folder, file))]),
  );
}

function parsed(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

function leaves(tree: unknown, prefix: string): [string, string][] {
  if (typeof tree === 'string') return [[prefix, tree]];
  if (typeof tree !== 'object' || tree === null) throw new Error(`${prefix} is neither a text nor a group`);
  return Object.entries(tree).flatMap(([name, part]) => leaves(part, prefix ? `${prefix}.${name}` : name));
}

export const namespacesOf = (language: Language) =>
  fs.readdirSync(path.join(HERE, language)).map((file) => path.basename(file, '.json'));
