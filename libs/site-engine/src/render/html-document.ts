import { BOOT_ELEMENT, ROOT_ELEMENT, STATE_ELEMENT } from '../document-ids';
import { escapeAttribute, escapeText } from '../escape-html';
import { CACHED_FONTS_HASH, cachedFontsScript } from './cached-fonts';
import { contentHash } from './content-hash';
import { metaElements, type PageHead } from './page-head';

/** Files of the browser's bundle that every document names. */
export interface DocumentAssets {
  /** Address of the script that runs at once. */
  readonly boot: string;
  readonly icon: string;
}

/** The fonts that a document declares. */
export interface DocumentFonts {
  /** Text of the `@font-face` rules. */
  readonly faces: string;
  /** Addresses of the files that every text needs. */
  readonly files: readonly string[];
}

export interface DocumentParts {
  readonly language: string;
  /** Of the site's languages, as `en-GB`. */
  readonly locales: Readonly<Record<string, string>>;
  readonly head: PageHead;
  /** What differs of the site's own look; left out where nothing does. */
  readonly look?: PageLook | undefined;
  readonly fonts: DocumentFonts;
  /** `<link>` elements for the pictures that are the largest paint. */
  readonly preloads: readonly string[];
  /** The styles that the page needs at once. */
  readonly css: string;
  /** What React rendered. */
  readonly body: string;
  /** Addresses of the scripts and texts that hydration needs. */
  readonly files: readonly string[];
  /** Null for a page without script, which could do nothing there. */
  readonly state: DocumentState | null;
  readonly assets: DocumentAssets;
}

export interface PageLook {
  /** Custom properties for the root element, as its `style`. */
  readonly style?: string;
  /** Of the browser's own bars. */
  readonly themeColour?: string;
  /** Address of an icon for tabs, instead of the site's own. */
  readonly icon?: string;
  /** Address of a PNG for a phone's home screen. */
  readonly touchIcon?: string;
  /** Address of what a phone calls the site. */
  readonly manifest?: string;
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
  const { language, head, look, fonts, preloads, body, state, assets } = parts;
  const css = fonts.faces + parts.css;
  const html = [
    `<!doctype html><html lang="${language}"${look?.style ? ` style="${escapeAttribute(look.style)}"` : ''}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="color-scheme" content="only light">',
    look?.themeColour && `<meta name="theme-color" content="${look.themeColour}">`,
    `<title>${escapeText(head.title)}</title>`,
    ...preloads,
    cachedFontsScript(fonts.files),
    `<style>${css}</style>`,
    ...metaElements(head, language, parts.locales),
    look?.icon
      ? `<link rel="icon" href="${escapeAttribute(look.icon)}">`
      : `<link rel="icon" type="image/svg+xml" href="${assets.icon}">`,
    look?.touchIcon && `<link rel="apple-touch-icon" href="${look.touchIcon}">`,
    look?.manifest && `<link rel="manifest" href="${look.manifest}">`,
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
function bootElement({ assets, files }: DocumentParts, state: string | undefined): string {
  const from = state === undefined ? '' : ` data-state="${escapeAttribute(state)}"`;
  return `<script id="${BOOT_ELEMENT}" type="module" fetchpriority="low" src="${assets.boot}"${from} data-files="${files.join(' ')}"></script>`;
}

/** JSON for a script element: without `<`, nothing in it can end the element. */
function embeddedJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
