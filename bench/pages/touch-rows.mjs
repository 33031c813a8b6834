import { median } from '../support/median.mjs';
import { GOALS } from './goals.mjs';
import { load } from './load.mjs';
import { get, gzipBytes } from './site.mjs';
import { judged, kb, ms, table } from './table.mjs';
import { makeTouch, TOUCHES } from './touches.mjs';

const SHOWN_WITHIN = { lightbox: GOALS.lightboxMs, 'next page': GOALS.nextPageMs };

/**
 * Touches hydrated pages, the product's and another build's in turn; the floor, without script, has nothing to answer.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ sites: Record<string, string>, paths: Record<string, string>, rounds: number, phone: string }} plan
 */
export async function touchTable(browser, { sites, paths, rounds, phone }) {
  const names = Object.keys(sites).filter((name) => name !== 'floor');
  const made = Object.entries(TOUCHES).filter(([, { page }]) => paths[page]);
  const seen = Object.fromEntries(
    made.map(([name]) => [name, Object.fromEntries(names.map((site) => [site, []]))]),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, touch] of made) {
      for (const site of names) {
        const figures = await makeTouch(browser, new URL(paths[touch.page], sites[site]).href, touch, phone);
        if (round > 0) seen[name][site].push(figures);
      }
    }
  }
  const rows = made.map(([name]) => {
    const of = (key, site) =>
      median(seen[name][site].map((run) => run[key]).filter((figure) => figure !== undefined));
    const [shown, reaction] = [of('shown', 'product'), of('reaction', 'product')];
    const cells = [
      name,
      judged(ms(shown), shown, SHOWN_WITHIN[name]),
      judged(ms(reaction), reaction, GOALS.reactionMs),
    ];
    if (sites.other) cells.push(ms(of('shown', 'other')), ms(of('reaction', 'other')));
    return cells;
  });
  const other = sites.other ? ['other build: shown ms', 'reaction ms'] : [];
  return table(['touch', 'shown ms', 'reaction ms', ...other], rows);
}

/**
 * What a phone that saves data has fetched of the scripts before it is touched. The one that stands in the HTML, so that it
 * can wait for the touch, has a column of its own.
 */
export async function savingTable(browser, { sites, paths, site, phone }) {
  const rows = [];
  for (const [page, path] of Object.entries(paths)) {
    const { scripts } = await load(browser, new URL(path, sites.product).href, { phone, saveData: true });
    const html = (await get(site, path)).body.toString();
    const inHtml = scripts.filter((script) => html.includes(` src="${script}"`));
    const waiting = kb(await gzipBytes(site, inHtml));
    const others = kb(
      await gzipBytes(
        site,
        scripts.filter((script) => !inHtml.includes(script)),
      ),
    );
    rows.push([page, waiting, judged(others, others, GOALS.savingScriptKb)]);
  }
  const title = 'under Save-Data, before a touch';
  return table([title, 'script that waits kB', 'other JavaScript kB'], rows);
}
