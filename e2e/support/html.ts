/** What a page's HTML says before any script, as far as crawlers and screen readers go by it. */
export interface PageHtml {
  readonly language: string | undefined;
  readonly title: string;
  readonly description: string | undefined;
  /** The words of every `h1`. */
  readonly headings: readonly string[];
  readonly canonical: string | undefined;
  /** `hreflang` → address. */
  readonly siblings: Readonly<Record<string, string>>;
  readonly robots: string | undefined;
  /** The picture of a link preview. */
  readonly image: string | undefined;
}

/** Reads the HTML as it came over HTTP: a walk of all addresses needs no browser for this. */
export function readHtml(html: string): PageHtml {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = tags(head, 'link');
  const metas = tags(head, 'meta');
  const meta = (name: string) => metas.find((tag) => tag.name === name || tag.property === name)?.content;
  const siblings = links.flatMap(({ rel, hreflang, href }) =>
    rel === 'alternate' && hreflang && href ? [[hreflang, href] as const] : [],
  );
  return {
    language: tags(html, 'html')[0]?.lang,
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '',
    description: meta('description'),
    headings: [...html.matchAll(/<h1[\s>][\s\S]*?<\/h1>/g)].map(([heading]) => textOf(heading)),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    siblings: Object.fromEntries(siblings),
    robots: meta('robots'),
    image: meta('og:image'),
  };
}

/** The words between the tags, with single spaces. */
export function textOf(html: string): string {
  return unescaped(html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function tags(html: string, name: string): Partial<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, unescaped(value ?? '')]),
    ),
  );
}

function unescaped(text: string): string {
  const names: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#x27': "'",
    '#39': "'",
  };
  return text.replace(/&(#?\w+);/g, (whole, name: string) => names[name] ?? whole);
}
