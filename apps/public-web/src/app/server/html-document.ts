import { LANGUAGES, type Language } from '@ospite/domain';
import { COMMON_TEXTS, LOCALES, PAGE_NAMESPACES, textsAddress } from '@ospite/i18n';
import type { PageName } from '@ospite/i18n/paths';
import { escapeAttribute, escapeText } from '../../shared/format/escape-html';
import { BOOT_ELEMENT, embeddedJson, ROOT_ELEMENT, STATE_ELEMENT } from '../page-state';
import { CACHED_FONTS_HASH, cachedFontsScript } from './cached-fonts';
import { contentHash } from './content-hash';
import type { PageHead } from './page-head';

/** Files of the browser's bundle that a document names: `assets.json` of the build, and its style sheet. */
export interface SiteAssets {
  /** Address of the script that runs at once. */
  readonly boot: string;
  /** Addresses of the scripts that it loads on every page. */
  readonly scripts: readonly string[];
  /** Addresses of the scripts of each page. */
  readonly pages: Readonly<Record<PageName, readonly string[]>>;
  /** Pattern of the addresses of texts (`textsAddress`). */
  readonly texts: string;
  /** Address of the style sheet of all pages. */
  readonly styles: string;
  readonly icon: string;
  /** Addresses of the fonts that our texts need. */
  readonly fonts: readonly string[];
  /** Text of the `@font-face` rules. */
  readonly fontFaces: string;
  /** Text of that style sheet. */
  readonly css: string;
}

interface DocumentParts {
  readonly language: Language;
  readonly head: PageHead;
  /** `<link>` elements for the pictures that are the largest paint. */
  readonly preloads: readonly string[];
  /** The styles that the page needs at once. */
  readonly css: string;
  /** What React rendered. */
  readonly body: string;
  /** Undefined at an address that no page has. */
  readonly page: PageName | undefined;
  /** Null for a page without script, which could do nothing there. */
  readonly state: DocumentState | null;
  readonly assets: SiteAssets;
}

/** What the script needs to hydrate the page: here, or at an address that the script reads it from. */
type DocumentState = { readonly json: string } | { readonly address: string };

interface WrittenDocument {
  readonly html: string;
  /** Hashes of its one style element and its one inline script, for the policy. */
  readonly styleHash: string;
  readonly scriptHash: string;
}

/** Writes the whole document. */
export function htmlDocument(parts: DocumentParts): WrittenDocument {
  const { language, head, preloads, body, state, assets } = parts;
  const css = assets.fontFaces + parts.css;
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="color-scheme" content="only light">',
    `<title>${escapeText(head.title)}</title>`,
    ...preloads,
    cachedFontsScript(assets.fonts),
    `<style>${css}</style>`,
    ...metaElements(head, language),
    `<link rel="icon" type="image/svg+xml" href="${assets.icon}">`,
    `</head><body><div id="${ROOT_ELEMENT}">${body}</div>`,
    // After all that is painted: the page's first packets are for people.
    ...head.data.map(
      (entry) => `<script type="application/ld+json">${embeddedJson(JSON.stringify(entry))}</script>`,
    ),
    state &&
      !('address' in state) &&
      `<script id="${STATE_ELEMENT}" type="application/json">${embeddedJson(state.json)}</script>`,
    state && bootElement(parts, 'address' in state ? state.address : undefined),
    '</body></html>',
  ];
  const styleHash = contentHash(css);
  return { html: html.filter(Boolean).join(''), styleHash, scriptHash: CACHED_FONTS_HASH };
}

/** The script that runs at once. It is small and waits, and comes after everything that is seen. */
function bootElement({ assets, language, page }: DocumentParts, state: string | undefined): string {
  const texts = (file: string) => textsAddress(assets.texts, language, file);
  const files = [...assets.scripts, texts(COMMON_TEXTS)];
  if (page) files.push(...assets.pages[page], ...PAGE_NAMESPACES[page].map(texts));
  const from = state === undefined ? '' : ` data-state="${escapeAttribute(state)}"`;
  return `<script id="${BOOT_ELEMENT}" type="module" fetchpriority="low" src="${assets.boot}"${from} data-files="${files.join(' ')}"></script>`;
}

function metaElements(head: PageHead, language: Language): string[] {
  const open = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeAttribute(content)}">`;
  const spoken = new Set(head.alternates.map((alternate) => alternate.language));
  return [
    `<meta name="description" content="${escapeAttribute(head.description)}">`,
    ...(head.indexed ? [] : ['<meta name="robots" content="noindex">']),
    ...(head.canonical ? [`<link rel="canonical" href="${escapeAttribute(head.canonical)}">`] : []),
    ...head.alternates.map(
      ({ language, url }) => `<link rel="alternate" hreflang="${language}" href="${escapeAttribute(url)}">`,
    ),
    open('type', 'website'),
    open('site_name', head.siteName),
    open('title', head.title),
    open('description', head.description),
    open('locale', openLocale(language)),
    ...LANGUAGES.filter((other) => other !== language && spoken.has(other)).map((other) =>
      open('locale:alternate', openLocale(other)),
    ),
    ...(head.image
      ? [
          open('image', head.image.url),
          open('image:width', `${head.image.width}`),
          open('image:height', `${head.image.height}`),
          open('image:alt', head.image.alt),
        ]
      : []),
    ...(head.canonical ? [open('url', head.canonical)] : []),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** A language as Open Graph writes it: `en_GB`. */
function openLocale(language: Language): string {
  return LOCALES[language].replace('-', '_');
}
