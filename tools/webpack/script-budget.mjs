import { gzipSync } from 'node:zlib';

/**
 * Most that the scripts of one page may weigh, compressed with gzip. The goal is 140,000 (bench/pages/goals.mjs); with all
 * pages, the list of their text files in boot and site alone is 2,200.
 */
export const SCRIPT_BUDGET_BYTES = 143_000;

/**
 * What the scripts of each page weigh with the longest texts.
 * @param {(address: string) => Buffer | string} read
 * @param {{ boot: string, scripts: string[], texts: Record<string, { common: string[], pages: Record<string, string[]> }>, pages: Record<string, string[]> }} named
 *   `assets.json` of the site
 * @returns {Record<string, number>} bytes by page
 */
export function scriptBytes(read, { boot, scripts, texts, pages }) {
  const bytes = (address) => gzipSync(read(address), { level: 9 }).length;
  const sum = (addresses) => addresses.reduce((total, address) => total + bytes(address), 0);
  const inLanguages = (page) => Object.values(texts).map((of) => sum([...of.common, ...of.pages[page]]));
  return Object.fromEntries(
    Object.entries(pages).map(([page, own]) => [
      page,
      sum([boot, ...scripts, ...own]) + Math.max(...inLanguages(page)),
    ]),
  );
}

/** @returns {string[]} a sentence for each page that weighs more than it may */
export function pagesOverBudget(weights, budget = SCRIPT_BUDGET_BYTES) {
  return Object.entries(weights)
    .filter(([, bytes]) => bytes > budget)
    .map(([page, bytes]) => `The scripts of the page "${page}" weigh ${bytes} bytes; ${budget} is the most.`);
}
