/** Characters with a single spelling in any encoding. */
const PLAIN = /^[\w./~-]*$/;

/**
 * The one spelling of a path: `/camere/%75no` is `/camere/uno`. An address can be written in thousands of equivalent
 * ways, each of which would be looked up, rendered and cached separately.
 * @throws URIError when it cannot be decoded
 */
export function canonicalPath(path: string): string {
  if (PLAIN.test(path)) return path;
  return path
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');
}

/**
 * The one spelling of a path with its query, without empty or needlessly encoded parts.
 * @throws URIError when it cannot be decoded
 */
export function canonicalUrl(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return canonicalPath(url);
  const query = new URLSearchParams(url.slice(at)).toString();
  return canonicalPath(url.slice(0, at)) + (query && `?${query}`);
}
