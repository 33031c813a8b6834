/**
 * Content-Security-Policies, as tried in browsers: scripts and style elements are our own or named by their
 * hash, so that a page is cached together with its policy; no inline script without a hash, no eval.
 * Source: specification §12.
 */
const CLOSED = {
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
} as const;

/** Scheme, host and port; a host as the URL standard has it may hold a semicolon, which would begin a directive. */
const ORIGIN_FORM = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

interface PageSources {
  /** `sha256-…` of its inline elements' texts. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Origins whose pages it may show in a frame; what is no origin is left out. */
  readonly frames?: readonly string[] | undefined;
  /** Origins whose films it may play. */
  readonly media?: readonly string[] | undefined;
  /** Origins that tracking code may load from and send to; what is no origin is left out, here and below. */
  readonly tracking?: readonly string[] | undefined;
  /** Origins of other hosts whose pictures it may show. */
  readonly pictures?: readonly string[] | undefined;
}

/** A page that guests see. */
export function pagePolicy(sources: PageSources): string {
  return written(pageDirectives(sources));
}

/**
 * The back-office's documents: like a page's, without any other host except the one that the back-office is configured
 * to load from. Pictures may also come from the browser's memory, where pending uploads are.
 * @param remote origin of a back-office that is released by itself
 */
export function portalPolicy(
  { styles, scripts }: Pick<PageSources, 'styles' | 'scripts'>,
  remote?: string,
): string {
  const page = pageDirectives({ styles, scripts });
  const office = { ...page, 'img-src': [...page['img-src'], 'blob:'] };
  if (remote === undefined) return written(office);
  const opened = LOADED_BY_REMOTE.map((name) => [name, [...office[name], remote]] as const);
  return written({ ...office, ...Object.fromEntries(opened) });
}

/**
 * What a remote loads from its own origin: itself, and with `connect-src` its manifest. Never the API, which is the site's.
 */
const LOADED_BY_REMOTE = ['script-src', 'style-src-elem', 'img-src', 'font-src', 'connect-src'] as const;

function pageDirectives(hashes: PageSources) {
  const frames = (hashes.frames ?? []).filter((origin) => ORIGIN_FORM.test(origin));
  const media = (hashes.media ?? []).filter((origin) => ORIGIN_FORM.test(origin));
  const tracking = (hashes.tracking ?? []).filter((origin) => ORIGIN_FORM.test(origin));
  const pictures = (hashes.pictures ?? []).filter((origin) => ORIGIN_FORM.test(origin));
  return {
    ...CLOSED,
    'script-src': ["'self'", ...hashes.scripts.map(quoted), ...tracking],
    'style-src-elem': ["'self'", ...hashes.styles.map(quoted)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...new Set([...tracking, ...pictures])],
    'media-src': ["'self'", ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...tracking],
    'manifest-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
  };
}

/** Swagger UI from our own copies, without inline styles at all. */
export function apiDocsPolicy(): string {
  return written({
    ...CLOSED,
    'script-src': ["'self'"],
    'style-src-elem': ["'self'"],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
  });
}

function quoted(hash: string): string {
  return `'${hash}'`;
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
