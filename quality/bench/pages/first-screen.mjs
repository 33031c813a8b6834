// @ts-check
import { gzipSync } from 'node:zlib';
import { get } from './site.mjs';
import { openPhone } from './phone.mjs';

const NOT_MARKED = /<!--[\s\S]*?-->|<(script|style|title|noscript|textarea)\b[\s\S]*?<\/\1>/gi;
const START_TAG = /<[a-z][\w-]*(?=[\s/>])/gi;
/** As the product's: libs/server/src/cache/cached-response.ts. */
const GZIP_LEVEL = 6;

/** Gives each element an attribute `data-at` with the place of its start tag in the text. @param {string} html */
export function markElements(html) {
  const spared = [...html.matchAll(NOT_MARKED)].map((match) => [match.index, match.index + match[0].length]);
  return html.replace(START_TAG, (tag, at) =>
    spared.some(([from, to]) => at >= from && at < to) ? tag : `${tag} data-at="${at}"`,
  );
}

/**
 * The bytes of a page that a phone needs for its first screen: its HTML, compressed, from the beginning with the inlined
 * styles to the end of the last element that shows there before any touch and without script. What floats above the
 * page (the buttons at the bottom of the screen) stands at its end, comes later and moves nothing: it does not count.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @param {string} path
 */
export async function firstScreenBytes(browser, site, path) {
  const html = (await get(site, path)).body.toString();
  const { context, page } = await openPhone(browser, { javaScriptEnabled: false });
  // Only styles decide what is where: pictures have their sizes in the HTML.
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: markElements(html) })
      : route.abort(),
  );
  await page.goto(new URL(path, site).href);
  const end = await page.evaluate(endOfFirstScreen);
  await context.close();
  return gzipSync(Buffer.from(html.slice(0, end)), { level: GZIP_LEVEL }).length;
}

/** Runs in the page. @returns where the element after the last one that shows begins; undefined if there is none */
function endOfFirstScreen() {
  /** @param {Element | null} element @returns {boolean} */
  const floats = (element) =>
    element !== null && (getComputedStyle(element).position === 'fixed' || floats(element.parentElement));
  const elements = [...document.querySelectorAll('body [data-at]')];
  const last = elements.findLastIndex((element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    const shows = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    return isOnScreen && shows && !floats(element);
  });
  const next = elements[last + 1];
  return next && Number(next.getAttribute('data-at'));
}
