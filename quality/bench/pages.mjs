import { once } from 'node:events';
import http from 'node:http';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { runTool } from '../../launcher/process/shutdown.mjs';
import { UserError } from '../../launcher/process/user-error.mjs';
import { firstScreen, openBrowser, openOnPhone } from './pages/phone.mjs';
import { reactionTo, TOUCHES } from './pages/touches.mjs';

/** Addresses of the pages in Italian, of `libs/i18n/src/paths.ts`; the room is the first that has a picture. */
const PAGES = {
  home: '/',
  rooms: '/camere',
  room: '/camere/:slug',
  prices: '/prezzi',
  breakfast: '/colazione',
  services: '/servizi',
  guide: '/san-teodoro-e-dintorni',
  about: '/chi-siamo',
  contact: '/contatti',
  review: '/recensione',
  quote: '/preventivo',
  sent: '/preventivo/inviato',
  privacy: '/privacy-policy',
  missing: '/questa-pagina-non-esiste',
};
/** What no page misses; quality/bench/README.md tells of them. */
const GOALS = {
  /** Largest paint, to the floor's. */
  paintToFloor: { home: 1.0, rooms: 1.1, room: 1.1 },
  formToFloor: 1.15,
  shift: 0,
  blockedMs: 50,
  kb: { HTML: { home: 26 }, 'first screen': 14.6, JavaScript: 140, fonts: 60 },
  reactionMs: 120,
};
/** As the product's: `cached-response.ts` of the page cache. */
const GZIP_LEVEL = 6;

/**
 * `npm run bench -- pages [--site=… --against=… --rounds=5 --page=home,rooms]`: how soon a phone on slow 4G sees and uses
 * the pages of a running product, beside the floor of the same page, which gets neither scripts nor fonts, and beside
 * another build's with `--against`.
 */
async function main() {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({ options: { site: text, against: text, rounds: text, page: text } });
  const options = /** @type {Record<string, string | undefined>} */ (values);
  const { site = 'http://localhost:3000', against, rounds = '5' } = options;
  const all = { ...PAGES, room: `/camere/${await slugOfRoom(site)}` };
  const names = options.page?.split(',') ?? Object.keys(all);
  for (const name of names) if (!all[name]) throw new UserError(`There is no page ${name}.`);
  const browser = await openBrowser();
  const sites = { product: site, floor: site, ...(against && { other: against }) };

  const loads = names.flatMap((name) =>
    Object.entries(sites).map(([which, of]) => ({
      key: `${name} ${which}`,
      measure: () => load(browser, new URL(all[name], of).href, which === 'floor'),
    })),
  );
  const seen = await inTurns(loads, Number(rounds));
  printLoads(names, Object.keys(sites), seen);
  await printWeights(browser, site, names, all, seen);

  const touches = Object.entries(TOUCHES).filter(([, { page }]) => names.includes(page));
  const builds = Object.entries({ product: site, ...(against && { other: against }) });
  const reactions = await inTurns(
    touches.flatMap(([name, { page, touch }]) =>
      builds.map(([which, of]) => ({
        key: `${name}, ${which}`,
        measure: () => reactionTo(browser, new URL(all[page], of).href, touch),
      })),
    ),
    Number(rounds),
  );
  print(['touch', 'reaction ms']);
  for (const [key, runs] of Object.entries(reactions))
    print([key, judged(median(runs), 0, GOALS.reactionMs)]);
}

/** The middle of the figures; undefined of none. @param {number[]} figures */
const median = (figures) => figures.toSorted((one, other) => one - other)[figures.length >> 1];

/** @param {string[]} cells A row of a Markdown table. */
const print = (cells) => console.log(`| ${cells.join(' | ')} |`);

/** A figure; one that misses its goal is marked, and the goal stands beside it. */
function judged(figure, digits, goal = Infinity) {
  const text = figure?.toFixed(digits) ?? '–';
  return Number(text) > goal ? `**${text}** ✗ (${goal})` : text;
}

/** Measures all in turn, so that a machine whose speed drifts treats all alike; the first round only warms up. */
async function inTurns(all, rounds) {
  const seen = {};
  for (let round = 0; round <= rounds; round += 1)
    for (const { key, measure } of all) {
      const figures = await measure();
      if (round > 0) (seen[key] ??= []).push(figures);
    }
  return seen;
}

async function load(browser, url, isFloor) {
  const { context, page, files } = await openOnPhone(browser, url, { isFloor });
  const seen = await page.evaluate('benchSeen');
  await context.close();
  return { ...seen, files: [...files] };
}

/** How soon pages are painted and usable. @param {string[]} names @param {string[]} sites */
function printLoads(names, sites, seen) {
  const figures = ['first paint ms', 'largest paint ms', 'to the floor', 'form usable ms', 'to the floor'];
  print([sites.join(' / '), ...figures, 'layout shift', 'blocked ms']);
  for (const name of names) {
    const each = (figure) => sites.map((which) => median(seen[`${name} ${which}`].map((run) => run[figure])));
    const all = (figure) =>
      each(figure)
        .map((ms) => ms.toFixed(0))
        .join(' / ');
    const toFloor = (/** @type {number[]} */ [ours, floor], goal) =>
      judged(floor > 0 ? ours / floor : undefined, 2, goal);
    // A shift is a race between font and paint, and nobody is to lose it: the worst round counts.
    const shift = Math.max(...seen[`${name} product`].map((run) => run.shift));
    print([
      name,
      all('firstPaint'),
      all('largestPaint'),
      toFloor(each('largestPaint'), GOALS.paintToFloor[name]),
      all('formUsable'),
      toFloor(each('formUsable'), GOALS.formToFloor),
      judged(shift, 3, GOALS.shift),
      judged(each('blocked')[0], 0, GOALS.blockedMs),
    ]);
  }
}

/** What pages send, the same in every round. */
async function printWeights(browser, site, names, paths, seen) {
  print(['page', ...Object.keys(GOALS.kb).map((name) => `${name} kB`)]);
  for (const name of names) {
    const files = seen[`${name} product`].at(-1).files;
    const isFont = (file) => file.endsWith('.woff2');
    const bytes = {
      HTML: await gzipBytes(site, [paths[name]]),
      'first screen': gzipSync(await firstScreen(browser, site + paths[name]), { level: GZIP_LEVEL }).length,
      JavaScript: await gzipBytes(
        site,
        files.filter((file) => !isFont(file)),
      ),
      fonts: await gzipBytes(site, files.filter(isFont)),
    };
    const goalOf = (what) => (typeof GOALS.kb[what] === 'number' ? GOALS.kb[what] : GOALS.kb[what][name]);
    print([name, ...Object.entries(bytes).map(([what, size]) => judged(size / 1000, 1, goalOf(what)))]);
  }
}

/** Bytes of the bodies of some addresses, as they are sent with gzip. */
async function gzipBytes(site, paths) {
  const bodies = paths.map(async (path) => {
    const [response] = await once(
      http.get(new URL(path, site), { headers: { 'accept-encoding': 'gzip' } }),
      'response',
    );
    return Buffer.concat(await response.toArray()).length;
  });
  return (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
}

/** @param {string} site */
async function slugOfRoom(site) {
  const answer = await fetch(`${site}/api/rooms`).catch(() => undefined);
  if (!answer?.ok)
    throw new UserError(
      `Nothing to measure at ${site}: start the product (npm start) or name another --site.`,
    );
  return (await answer.json()).find(({ mainImage }) => mainImage)?.slug;
}

runTool(main);
