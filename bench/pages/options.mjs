import { parseArgs } from 'node:util';
import { UserError } from '../../tools/process/user-error.mjs';
import { PHONES } from './phone.mjs';
import { PAGE_NAMES } from './site.mjs';

const USAGE = `npm run bench -- pages [--site=http://localhost:3000] [--against=<another build's URL>] [--rounds=7]
  [--page=home,rooms,…] [--phone=${Object.keys(PHONES).join('|')}] [--parts=loading,tls,touch]`;

export const PARTS = ['loading', 'tls', 'touch'];

/**
 * What `npm run bench -- pages`, or another bench of pages, was asked for.
 * @param {string[]} args
 * @param {{ rounds?: number, env?: NodeJS.ProcessEnv }} [defaults]
 */
export function readOptions(args, { rounds: usual = 7, env = process.env } = {}) {
  const text = { type: /** @type {const} */ ('string') };
  const options = { site: text, against: text, rounds: text, page: text, phone: text, parts: text };
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new UserError(`${error.message}\n${USAGE}`);
  }
  const list = (name, all) => {
    const chosen = values[name]?.split(',') ?? all;
    const unknown = chosen.filter((each) => !all.includes(each));
    if (unknown.length > 0)
      throw new UserError(`No ${name} ${unknown.join(', ')}; there are: ${all.join(', ')}`);
    return chosen;
  };
  const rounds = Number(values.rounds ?? usual);
  if (!Number.isInteger(rounds) || rounds < 1) throw new UserError(`--rounds is a number from 1.\n${USAGE}`);
  const [phone] = values.phone ? list('phone', Object.keys(PHONES)) : Object.keys(PHONES);
  return {
    site: new URL(values.site ?? env.SITE ?? 'http://localhost:3000').origin,
    against: values.against === undefined ? undefined : new URL(values.against).origin,
    rounds,
    pages: list('page', PAGE_NAMES),
    parts: list('parts', PARTS),
    phone,
  };
}
