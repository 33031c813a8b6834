import { escapeAttribute } from '../escape-html';

/** What stands in the head of a page, apart from styles and scripts. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Null where there is nothing to index: a missing page, the offline notice. */
  readonly canonical: string | null;
  /** The page's addresses in each language that it has, its own included. */
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
  /** The picture of its link preview; null where there is nothing to show. */
  readonly image: SharePicture | null;
  readonly indexed: boolean;
  readonly siteName: string;
  /** Structured data, an object of JSON-LD each. */
  readonly data: readonly object[];
}

/** The picture of a page's link preview (Open Graph); sizes in pixels. */
export interface SharePicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** @param locales of the site's languages, as `en-GB` */
export function metaElements(
  head: PageHead,
  language: string,
  locales: Readonly<Record<string, string>>,
): string[] {
  const open = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeAttribute(content)}">`;
  const spoken = new Set(head.alternates.map((alternate) => alternate.language));
  const others = Object.keys(locales).filter((other) => other !== language && spoken.has(other));
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
    open('locale', openLocale(locales[language])),
    ...others.map((other) => open('locale:alternate', openLocale(locales[other]))),
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

/** A locale as Open Graph writes it: `en_GB`. */
function openLocale(locale = ''): string {
  return locale.replace('-', '_');
}
