import type { PageRequest } from '@ospite/contracts/site';
import type { FakeApi } from '@ospite/contracts/testing';
import { PAGE_NAMES } from '@ospite/i18n/paths';
import { createPageRenderer } from './render-page';
import type { SiteAssets } from './site-assets';

/** Files of a browser's bundle for tests that are not about them: no page has any. */
export function emptySiteAssets(): SiteAssets {
  const pages = Object.fromEntries(
    [...PAGE_NAMES, 'own'].map((page) => [page, []]),
  ) as unknown as SiteAssets['pages'];
  return {
    boot: '/boot.js',
    scripts: [],
    pages,
    styles: '/styles.css',
    icon: '/icon.svg',
    texts: '/texts/*.json',
    typefaces: {
      warm: { faces: '', files: [] },
      modern: { faces: '', files: [] },
      classic: { faces: '', files: [] },
    },
    css: '',
  };
}

/** Renders the page at an address as the server does, by default in spring. */
export async function renderPageAt(
  path: string,
  api: FakeApi,
  changes: Partial<PageRequest> = {},
  assets: SiteAssets = emptySiteAssets(),
) {
  const page = await createPageRenderer({ assets, fetch: api.fetch })({
    path,
    apiOrigin: 'http://127.0.0.1:3000',
    publicUrl: 'https://ginepri.example',
    today: '2027-03-01',
    development: false,
    ...changes,
  });
  return { ...page, document: parsedHtml(page.html) };
}

export const parsedHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html');
