// @ts-check
import os from 'node:os';
import { runTool } from '../../launcher/process/shutdown.mjs';
import { median } from './support/median.mjs';
import { firstScreenBytes } from './pages/first-screen.mjs';
import { GOALS } from './pages/goals.mjs';
import { load } from './pages/load.mjs';
import { readOptions } from './pages/options.mjs';
import { openBrowser } from './pages/phone.mjs';
import { get, gzipBytes, pagePaths, readState } from './pages/site.mjs';
import { judged, kb, ms, ratio, table } from './pages/table.mjs';
import { makeTouch, TOUCHES } from './pages/touches.mjs';

/**
 * `npm run bench -- pages`: how soon a phone on slow 4G sees and uses each kind of page of the running product, beside
 * the floor of the same page, which gets neither scripts nor fonts; and another build's with `--against`.
 */
async function main() {
  const { site, against, rounds, pages } = readOptions(process.argv.slice(2));
  const all = await pagePaths(site);
  const paths = Object.fromEntries(pages.map((page) => [page, String(all[page])]));
  const sites = { product: site, ...(against && { other: against }) };
  const before = await readState(site, paths);
  console.log(`Load of the machine: ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores.\n`);
  const browser = await openBrowser();

  const seen = await inTurns(
    Object.entries(paths).flatMap(([page, path]) =>
      Object.entries({ ...sites, floor: site }).map(([name, of]) => ({
        key: `${page} ${name}`,
        measure: () => load(browser, new URL(path, of).href, { isFloor: name === 'floor' }),
      })),
    ),
    rounds,
  );
  console.log(`${paintTable(pages, seen, against)}\n\n${await weightTable(browser, site, paths, seen)}\n`);

  const touches = Object.entries(TOUCHES).filter(([, { page }]) => paths[page]);
  const touched = await inTurns(
    touches.flatMap(([name, { page, touch }]) =>
      Object.entries(sites).map(([which, of]) => ({
        key: `${name} ${which}`,
        measure: () => makeTouch(browser, new URL(String(paths[page]), of).href, touch),
      })),
    ),
    rounds,
  );
  console.log(touchTable(touches, touched, against));
  if ((await readState(site, paths)) !== before)
    console.log('The pages changed meanwhile: measure again when the product has finished its work.');
}

/**
 * Measures everything in turn, so that a machine whose speed drifts treats all alike; the first round only warms up.
 * @template T
 * @param {{ key: string, measure: () => Promise<T> }[]} all
 * @param {number} rounds
 * @returns {Promise<Record<string, T[]>>}
 */
async function inTurns(all, rounds) {
  /** @type {Record<string, T[]>} */
  const seen = {};
  for (let round = 0; round <= rounds; round += 1)
    for (const { key, measure } of all) {
      const figures = await measure();
      if (round > 0) (seen[key] ??= []).push(figures);
    }
  return seen;
}

/** @typedef {Record<string, import('./pages/load.mjs').Loading[]>} Seen */

/** How soon a page is painted, beside its floor and another build. @param {string[]} pages @param {Seen} seen @param {string | undefined} against */
function paintTable(pages, seen, against) {
  const names = ['product', 'floor', ...(against ? ['other'] : [])];
  const rows = pages.map((page) => {
    /** @param {'firstPaint' | 'largestPaint' | 'blocked' | 'formUsable'} figure */
    const each = (figure) =>
      names.map((name) => median((seen[`${page} ${name}`] ?? []).map((run) => run[figure])));
    const runs = seen[`${page} product`] ?? [];
    const [largest, form] = [each('largestPaint'), each('formUsable')];
    const [toFloor, formToFloor] = [ratio(largest[0], largest[1]), ratio(form[0], form[1])];
    // A shift is a race between font and paint, and nobody is to lose it: the worst round counts.
    const shift = Math.max(...runs.map((run) => run.shift)).toFixed(3);
    const blocked = each('blocked').map(ms);
    return [
      page,
      each('firstPaint').map(ms).join(' / '),
      largest.map(ms).join(' / '),
      judged(toFloor, GOALS.paintToFloor[page]),
      String(median(runs.map((run) => run.largestElement))),
      `${judged(shift, GOALS.layoutShift)} ${[...new Set(runs.flatMap((run) => run.shifted))].join(', ')}`,
      [judged(blocked[0], GOALS.blockedMs), ...blocked.slice(1)].join(' / '),
      formToFloor ? `${form.map(ms).join(' / ')}: ${judged(formToFloor, GOALS.formToFloor)}` : '–',
    ];
  });
  const titles = [
    'first paint ms',
    'largest paint ms',
    'to the floor',
    'which',
    'layout shift',
    'blocked ms',
  ];
  return table([`${names.join(' / ')}`, ...titles, 'form usable ms: to the floor'], rows);
}

/** What a page sends, the same in every round. @param {any} browser @param {string} site @param {Record<string, string>} paths @param {Seen} seen */
async function weightTable(browser, site, paths, seen) {
  const rows = [];
  for (const [page, path] of Object.entries(paths)) {
    const files = seen[`${page} product`]?.at(-1)?.files ?? [];
    const fonts = files.filter((file) => file.endsWith('.woff2'));
    const script = await gzipBytes(
      site,
      files.filter((file) => !fonts.includes(file)),
    );
    const html = (await get(site, path, 'gzip')).body.length;
    rows.push([
      page,
      judged(kb(html), GOALS.htmlKb[page]),
      judged(kb(await firstScreenBytes(browser, site, path)), GOALS.firstScreenKb),
      judged(kb(script), GOALS.scriptKb),
      judged(kb(await gzipBytes(site, fonts)), GOALS.fontKb),
    ]);
  }
  return table(['page', 'HTML kB', 'first screen kB', 'JavaScript kB', 'fonts kB'], rows);
}

/** @param {[string, unknown][]} touches @param {Record<string, { shown: number | void, reaction: number }[]>} touched @param {string | undefined} against */
function touchTable(touches, touched, against) {
  const rows = touches.map(([name]) => [
    name,
    ...['product', ...(against ? ['other'] : [])].flatMap((which) => {
      const runs = touched[`${name} ${which}`] ?? [];
      const shown = median(runs.flatMap((run) => run.shown ?? []));
      return [
        judged(ms(shown), GOALS.shownMs[name]),
        judged(ms(median(runs.map((run) => run.reaction))), GOALS.reactionMs),
      ];
    }),
  ]);
  const titles = ['shown ms', 'reaction ms'];
  return table(
    ['touch', ...titles, ...(against ? titles.map((title) => `other build: ${title}`) : [])],
    rows,
  );
}

runTool(main);
