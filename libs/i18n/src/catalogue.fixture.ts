import type { Language } from '@ospite/domain';
import fs from 'node:fs';
import path from 'node:path';

const HERE = __dirname;
export const ROOT = path.resolve(HERE, '../../..');
/** The back-offices are only in Italian. */
export const ITALIAN_ONLY = ['office', 'super-admin'];

export type Catalogue = ReadonlyMap<string, string>;

/** A catalogue with its nested keys written with dots. */
export function readCatalogue(language: Language, namespace: string): Catalogue {
  const tree: unknown = JSON.parse(fs.readFileSync(path.join(HERE, language, `${namespace}.json`), 'utf8'));
  return new Map(leaves(tree, ''));
}

function leaves(tree: unknown, prefix: string): [string, string][] {
  if (typeof tree === 'string') return [[prefix, tree]];
  if (typeof tree !== 'object' || tree === null) throw new Error(`${prefix} is neither a text nor a group`);
  return Object.entries(tree).flatMap(([name, part]) => leaves(part, prefix ? `${prefix}.${name}` : name));
}

export const namespacesOf = (language: Language) =>
  fs.readdirSync(path.join(HERE, language)).map((file) => path.basename(file, '.json'));
