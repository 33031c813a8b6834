import { PAGE_NAMES, type PageName } from '@ospite/i18n/paths';
import type { SiteAssets } from './site-assets';

/** Files of a browser's bundle for tests that are not about them: no page has any. */
export function emptySiteAssets(): SiteAssets {
  const pages = Object.fromEntries(PAGE_NAMES.map((page) => [page, []])) as unknown as Record<
    PageName,
    readonly string[]
  >;
  return {
    boot: '/boot.js',
    scripts: [],
    pages,
    styles: '/styles.css',
    icon: '/icon.svg',
    texts: '/texts/*.json',
    fonts: [],
    fontFaces: '',
    css: '',
  };
}
