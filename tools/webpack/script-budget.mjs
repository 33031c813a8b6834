import { gzipSync } from 'node:zlib';

/**
 * Most that the scripts of one page may weigh together with its texts, compressed with gzip. The goal of 140,000 is for
 * scripts alone (quality/bench/pages.mjs); texts, some 4,000, are counted with them, so that nothing is won by turning one
 * into the other. Only half of them is added to the goal: what gzip makes differs a little between machines, and no build
 * is to fail for that.
 */
export const PAGE_BUDGET_BYTES = 142_000;

/**
 * What the scripts of each page weigh with its longest texts.
 * @param {(address: string) => Buffer | string} read
 * @param {{ boot: string, scripts: string[], texts: string, pages: Record<string, string[]> }} named `assets.json` of the site
 * @param {(pattern: string, page: string) => string[][]} textsOf addresses of a page's texts, in each language
 * @returns {Record<string, number>} bytes by page
 */
export function pageBytes(read, { boot, scripts, texts, pages }, textsOf) {
  const bytes = (address) => gzipSync(read(address), { level: 9 }).length;
  const sum = (addresses) => addresses.reduce((total, address) => total + bytes(address), 0);
  return Object.fromEntries(
    Object.entries(pages).map(([page, own]) => [
      page,
      sum([boot, ...scripts, ...own]) + Math.max(...textsOf(texts, page).map(sum)),
    ]),
  );
}

/** @returns {string[]} a sentence for each page that weighs more than it may */
export function pagesOverBudget(weights, budget = PAGE_BUDGET_BYTES) {
  return Object.entries(weights)
    .filter(([, bytes]) => bytes > budget)
    .map(
      ([page, bytes]) =>
        `The scripts and texts of the page "${page}" weigh ${bytes} bytes; ${budget} is the most.`,
    );
}
