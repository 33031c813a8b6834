import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** Screens of guests: CSS pixels, and screen pixels to one of them. */
const PHONES = [
  { width: 412, height: 823, scale: 1.75 },
  { width: 390, height: 844, scale: 2.625 },
  { width: 390, height: 844, scale: 3 },
  { width: 768, height: 1024, scale: 2 },
];
const DESKTOPS = [
  { width: 1440, height: 900, scale: 1 },
  { width: 1440, height: 900, scale: 2 },
];
/** Every kind of page with pictures; a room with six, one with three and one with two. */
const PAGES = [
  '/',
  '/camere',
  '/camere/bungalow-ginepro',
  '/camere/due',
  '/camere/uno',
  '/servizi',
  '/chi-siamo',
  '/colazione',
  '/san-teodoro-e-dintorni',
];
/** A picture may be this much softer than its place could show. */
const SOFTEST = 0.85;

const A_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

interface ShownPicture {
  readonly file: string;
  /** Pixels of the file that the browser chose, and of those it could choose from. */
  readonly chosen: number;
  readonly offered: readonly number[];
  /** Pixels of the screen that the picture covers, also where its frame cuts it. */
  readonly needed: number;
  readonly loading: string;
  readonly priority: string;
  readonly isInFirstScreen: boolean;
  readonly area: number;
}

test('pictures are neither larger nor softer than their places, and the largest comes first', async ({
  browser,
  baseURL,
}, { project }) => {
  for (const screen of project.name === 'phone' ? PHONES : DESKTOPS) {
    const page = await openOn(browser, screen);
    for (const address of PAGES) {
      const what = `${address} at ${screen.width} px, ${screen.scale} to one`;
      await page.goto(`${baseURL}${address}`);
      const shown = await measure(page);
      expect(shown.length, what).toBeGreaterThan(1);
      expect(shown.filter(isUnfit), what).toEqual([]);
      const [first, ...others] = shown.filter(({ priority }) => priority === 'high');
      expect(others, what).toEqual([]);
      const visible = shown.filter(({ isInFirstScreen }) => isInFirstScreen);
      expect(first?.area, what).toBe(Math.max(...visible.map(({ area }) => area)));
      for (const { file, loading, priority, isInFirstScreen } of shown)
        if (!isInFirstScreen) expect([what, file, loading, priority]).toEqual([what, file, 'lazy', 'low']);
    }
    await page.context().close();
  }
});

/** The smallest file that fills the place is right, and the next smaller one where it nearly does. */
function isUnfit({ chosen, offered, needed }: ShownPicture): boolean {
  const isTooSoft = chosen < SOFTEST * needed && chosen < Math.max(...offered);
  const isTooLarge = offered.some((width) => width < chosen && width >= needed);
  return isTooSoft || isTooLarge;
}

/** A page on such a screen. What it asks for is enough, and it asks before any script. */
async function openOn(browser: Browser, { width, height, scale }: (typeof PHONES)[number]): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: width < 1000,
  });
  const page = await context.newPage();
  await page.route(/\.(avif|webp|jpg)$/, (route) =>
    route.fulfill({ contentType: 'image/gif', body: A_PIXEL }),
  );
  await page.route(/\.js$/, (route) => route.abort());
  return page;
}

function measure(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(async () => {
    const widthIn = (name: string) => Number(/-(\d+)[-.][^/]*$/.exec(name)?.[1]);
    // The list of all pictures of a room is hidden until its link leads to it.
    const visible = [...document.images].filter((image) => image.checkVisibility());
    const rows = visible.map((image) => {
      const { width, height, top } = image.getBoundingClientRect();
      const natural = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const { loading, fetchPriority: priority } = image;
      return { image, width, height, natural, loading, priority, isInFirstScreen: top < innerHeight };
    });
    // A lazy picture far below has not chosen its file yet; whose file is decoded has.
    for (const { image } of rows) image.loading = 'eager';
    await Promise.all(rows.map(({ image }) => image.decode()));
    return rows.map(({ image, width, height, natural, ...how }) => {
      const sets = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const chosenFrom = sets.find(({ media, type }) => type === 'image/avif' && matchMedia(media).matches);
      const file = image.currentSrc.slice(image.currentSrc.lastIndexOf('/') + 1);
      return {
        ...how,
        file,
        chosen: widthIn(file),
        offered: [...(chosenFrom?.srcset.matchAll(/ (\d+)w/g) ?? [])].map(([, given]) => Number(given)),
        needed: Math.max(width, height * natural) * devicePixelRatio,
        area: width * height,
      };
    });
  });
}
