import { createHash } from 'node:crypto';
import { embeddedJson, ROOT_ELEMENT, STATE_ELEMENT, type PageState } from '../page-state';
import { criticalCss } from './critical-css';
import type { PageHead } from './page-head';
import type { SiteAssets } from './site-assets';

interface DocumentParts {
  readonly language: string;
  readonly head: PageHead;
  /** Pictures that are the largest paint, as whole `<link>` elements. */
  readonly preloads: readonly string[];
  /** What React drew. */
  readonly body: string;
  /** Null leaves the page without script: there is nothing it could do. */
  readonly state: PageState | null;
  readonly assets: SiteAssets;
}

/** Writes the whole document; `styleHash` is that of its one style element. */
export function htmlDocument(parts: DocumentParts): { html: string; styleHash: string } {
  const { language, head, preloads, body, state, assets } = parts;
  const css = criticalCss(assets.css, body);
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeText(head.title)}</title>`,
    ...preloads,
    `<style>${css}</style>`,
    ...metaElements(head),
    `<link rel="icon" type="image/svg+xml" href="${assets.icon}">`,
    `</head><body><div id="${ROOT_ELEMENT}">${body}</div>`,
    // Behind all that is painted: the page's first packets are for people.
    ...head.data.map((entry) => `<script type="application/ld+json">${embeddedJson(entry)}</script>`),
    state && `<script id="${STATE_ELEMENT}" type="application/json">${embeddedJson(state)}</script>`,
    state && `<script type="module" src="${assets.boot}" data-preload="${preloadList(parts)}"></script>`,
    '</body></html>',
  ];
  const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
  return { html: html.filter(Boolean).join(''), styleHash };
}

function preloadList({ assets, language }: DocumentParts): string {
  return [...assets.preload, assets.texts[language]].filter(Boolean).join(' ');
}

function metaElements(head: PageHead): string[] {
  const open = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeAttribute(content)}">`;
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
    open('image', head.image),
    ...(head.canonical ? [open('url', head.canonical)] : []),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
