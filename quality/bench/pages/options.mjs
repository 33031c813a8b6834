// @ts-check
import { parseArgs } from 'node:util';
import { UserError } from '../../../launcher/process/user-error.mjs';
import { PAGE_NAMES } from './site.mjs';

const USAGE = `npm run bench -- pages [--site=http://localhost:3000] [--against=<another build's URL>] [--rounds=5]
  [--page=home,rooms,…] of ${PAGE_NAMES.join(', ')}`;

/** @param {string[]} args */
export function readOptions(args) {
  try {
    const text = { type: /** @type {const} */ ('string') };
    const parsed = parseArgs({ args, options: { site: text, against: text, rounds: text, page: text } });
    const values = /** @type {Record<string, string | undefined>} */ (parsed.values);
    const pages = values.page?.split(',') ?? PAGE_NAMES;
    const unknown = pages.filter((page) => !PAGE_NAMES.includes(page));
    if (unknown.length > 0) throw new Error(`No page ${unknown.join(', ')}.`);
    const rounds = Number(values.rounds ?? 5);
    if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number from 1.');
    const site = values.site ?? process.env.SITE ?? 'http://localhost:3000';
    return { site, against: values.against, rounds, pages };
  } catch (error) {
    throw new UserError(`${/** @type {Error} */ (error).message}\n${USAGE}`);
  }
}
