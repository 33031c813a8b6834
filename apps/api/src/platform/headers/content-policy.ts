/**
 * Content-Security-Policies, as tried in browsers (stack §3): scripts and style elements are our own or named by their
 * hash, so that a page is cached together with its policy; no inline script without a hash, no eval. Source: decisions §4.
 */
const CLOSED = {
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
} as const;

/** A page that guests see. @param hashes `sha256-…` of its inline elements' texts */
export function pagePolicy(hashes: { styles: readonly string[]; scripts: readonly string[] }): string {
  return written({
    ...CLOSED,
    'script-src': ["'self'", ...hashes.scripts.map(quoted)],
    'style-src-elem': ["'self'", ...hashes.styles.map(quoted)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
  });
}

/** The back-office's documents: as a page's, and no other host may ever be added. */
export const portalPolicy = pagePolicy;

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
