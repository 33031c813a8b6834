import { chromium } from '@playwright/test';
import { findChromium } from '../tools/browser/chromium.mjs';
import { measureOnce, median } from './first-paint/measure.mjs';
import { serveStaticPage } from './first-paint/static-page.mjs';

/**
 * `npm run bench -- first-paint`, of the product at `SITE`: how soon a phone on slow 4G sees our pages, beside the same rooms list written by
 * hand as static HTML. The pages take turns, so that a machine whose speed drifts treats them alike; medians are printed.
 */
const site = process.env.SITE ?? 'http://localhost:3000';
const ROUNDS = Number(process.env.ROUNDS ?? 7);

const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
const floor = await serveStaticPage(site);
const rooms = await (await fetch(`${site}/api/rooms`)).json();
const pages = {
  'static rooms list, by hand': floor.url,
  'rooms list /camere': `${site}/camere`,
  'home /': `${site}/`,
  [`room /camere/${rooms[0].slug}`]: `${site}/camere/${rooms[0].slug}`,
  'quote form /preventivo': `${site}/preventivo`,
};

const runs = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, url] of Object.entries(pages)) {
    const figures = await measureOnce(browser, url);
    if (round > 0) runs[name].push(figures); // the first round only warms up
  }
}

console.log(
  '| page | first paint ms | largest paint ms | to the floor | layout shift | blocked ms | kB received |',
);
console.log('|---|---|---|---|---|---|---|');
const floorPaint = median(runs['static rooms list, by hand'].map(({ largestPaint }) => largestPaint));
for (const [name, figures] of Object.entries(runs)) {
  const of = (key) => median(figures.map((run) => run[key]));
  const ratio = (of('largestPaint') / floorPaint).toFixed(2);
  const columns = [name, of('firstPaint').toFixed(0), of('largestPaint').toFixed(0), ratio];
  console.log(
    `| ${[...columns, of('shift').toFixed(3), of('blocked').toFixed(0), (of('bytes') / 1000).toFixed(0)].join(' | ')} |`,
  );
}
floor.stop();
await browser.close();
