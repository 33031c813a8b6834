import type { PageRequest } from '@ospite/contracts/site';
import { pageTypeOf, type PageType, type TypefacePair } from '@ospite/domain';
import { COMMON_TEXTS, PAGE_NAMESPACES, textsAddress } from '@ospite/i18n';
import { languageOfPath, type PageName } from '@ospite/i18n/paths';
import type { DocumentAssets, DocumentFonts } from '@ospite/site-engine/render';

/** Files of the browser's bundle that documents name: `assets.json` of the build, and its style sheet. */
export interface SiteAssets extends DocumentAssets {
  /** Addresses of the scripts that the boot script loads on every page. */
  readonly scripts: readonly string[];
  /** Addresses of the scripts of each page. */
  readonly pages: Readonly<Record<PageType<PageName>, readonly string[]>>;
  /** Pattern of the addresses of texts (`textsAddress`). */
  readonly texts: string;
  /** Address of the style sheet of all pages. */
  readonly styles: string;
  /** Text of that style sheet. */
  readonly css: string;
  /** The fonts of each pair of typefaces. */
  readonly typefaces: Readonly<Record<TypefacePair, DocumentFonts>>;
}

/** Addresses of the scripts and texts that a page is hydrated with. @param page undefined at an address that no page has */
export function filesOf(
  { scripts, pages, texts }: SiteAssets,
  { path }: PageRequest,
  page: PageName | undefined,
): readonly string[] {
  const address = (file: string) => textsAddress(texts, languageOfPath(path), file);
  const type = page && pageTypeOf(page);
  const own = type ? [...pages[type], ...PAGE_NAMESPACES[type].map(address)] : [];
  return [...scripts, address(COMMON_TEXTS), ...own];
}
