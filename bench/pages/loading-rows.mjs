import { median } from '../support/median.mjs';
import { firstScreenBytes } from './first-screen.mjs';
import { GOALS } from './goals.mjs';
import { load } from './load.mjs';
import { get, gzipBytes } from './site.mjs';
import { judged, kb, ms, NOTHING, ratio, table } from './table.mjs';

/**
 * Opens every page on every site in turn, so that a machine whose speed drifts treats them alike.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ sites: Record<string, string>, paths: Record<string, string>, rounds: number, phone: string }} plan
 * @returns {Promise<Record<string, Record<string, object[]>>>} what was seen, by page and site
 */
export async function measureLoading(browser, { sites, paths, rounds, phone }) {
  const seen = {};
  for (const page of Object.keys(paths)) {
    seen[page] = Object.fromEntries(Object.keys(sites).map((name) => [name, []]));
  }
  for (let round = 0; round <= rounds; round += 1) {
    for (const [page, path] of Object.entries(paths)) {
      for (const [name, site] of Object.entries(sites)) {
        const figures = await load(browser, new URL(path, site).href, { phone });
        if (round > 0) seen[page][name].push(figures); // the first round only warms up
      }
    }
  }
  return seen;
}

/** How soon a page is painted, beside its floor and, where there is one, another build. */
export function paintTable(seen) {
  const hasOther = Object.values(seen).some(({ other }) => other);
  const head = ['page', 'first paint ms', 'floor', 'largest paint ms', 'floor', 'to the floor', 'which'];
  head.push('largest picture ms', 'floor', 'to the floor', 'layout shift', 'blocked ms', 'floor');
  if (hasOther) head.push('other build’s largest paint ms', 'to it');
  const rows = Object.entries(seen).map(([page, runs]) => {
    const of = (key, name = 'product') => median(runs[name].map((run) => run[key])) || undefined;
    const toFloor = (key) => {
      const value = ratio(of(key), of(key, 'floor'));
      return judged(value ?? NOTHING, value, GOALS.paintToFloor[page]);
    };
    // A shift is a race between font and paint, and nobody is to lose it: the worst round counts.
    const shift = Math.max(...runs.product.map((run) => run.shift)).toFixed(3);
    const cells = [page, ms(of('firstPaint')), ms(of('firstPaint', 'floor'))];
    cells.push(ms(of('largestPaint')), ms(of('largestPaint', 'floor')), toFloor('largestPaint'));
    cells.push(of('largestElement') ?? NOTHING);
    cells.push(ms(of('largestPicture')), ms(of('largestPicture', 'floor')), toFloor('largestPicture'));
    cells.push(judged(shift, shift, GOALS.layoutShift));
    const blocked = ms(of('blocked') ?? 0);
    cells.push(judged(blocked, blocked, GOALS.blockedMs), ms(of('blocked', 'floor') ?? 0));
    if (hasOther) {
      const toOther = ratio(of('largestPaint'), of('largestPaint', 'other'));
      cells.push(ms(of('largestPaint', 'other')));
      cells.push(judged(toOther ?? NOTHING, toOther, GOALS.paintToOther[page]));
    }
    return cells;
  });
  return table(head, rows);
}

/** What moved on pages that shift, to look for the cause; undefined where none does. */
export function shiftedElements(seen) {
  const lines = Object.entries(seen).flatMap(([page, { product }]) => {
    const moved = new Set(product.flatMap(({ shifted }) => shifted));
    return moved.size > 0 ? [`Moved on ${page}: ${[...moved].join(', ')}`] : [];
  });
  return lines.length > 0 ? lines.join('\n\n') : undefined;
}

/** When the whole form can be filled in and sent; undefined where no page with one was measured. */
export function formTable(seen) {
  if (!seen.quote) return undefined;
  const of = (key, name) => median(seen.quote[name].map((run) => run[key]));
  const usable = of('formUsable', 'product');
  const floor = of('formUsable', 'floor');
  const toFloor = ratio(usable, floor);
  return table(
    ['quote form usable ms', 'floor', 'to the floor', 'hydrated ms'],
    [
      [
        ms(usable),
        ms(floor),
        judged(toFloor ?? NOTHING, toFloor, GOALS.formToFloor),
        ms(of('hydrated', 'product')),
      ],
    ],
  );
}

/** What a page sends; a weight is the same in every round, so that the last one tells. */
export async function weightTable(browser, seen, { site, paths, phone }) {
  const rows = [];
  for (const [page, { product }] of Object.entries(seen)) {
    const { scripts, fonts } = product.at(-1);
    const script = kb(await gzipBytes(site, scripts));
    const font = kb(await gzipBytes(site, fonts));
    const html = kb((await get(site, paths[page], 'gzip')).body.length);
    const screen = await firstScreenBytes(browser, site, paths[page], phone);
    const content = kb(screen.content);
    rows.push([
      page,
      judged(html, html, GOALS.htmlKb[page]),
      judged(content, content, GOALS.firstScreenKb),
      kb(screen.withFloating),
      judged(script, script, GOALS.scriptKb),
      judged(font, font, GOALS.fontKb),
      judged(String(fonts.length), fonts.length, GOALS.fontFiles),
    ]);
  }
  const titles = [
    'page',
    'HTML kB',
    'first screen kB',
    'with what floats',
    'JavaScript kB',
    'fonts kB',
    'font files',
  ];
  return table(titles, rows);
}
