/** What no encoding can spell otherwise. */
const PLAIN = /^[\w./~-]*$/;

/**
 * The one spelling of a path: `/camere/%75no` is `/camere/uno`. An address can be written in thousands of ways that mean
 * the same; each would be looked up, rendered and cached for itself.
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
 * The one spelling of a path with its query, in which nothing is empty or encoded without need.
 * @throws URIError when it cannot be decoded
 */
export function canonicalUrl(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return canonicalPath(url);
  const query = new URLSearchParams(url.slice(at)).toString();
  return canonicalPath(url.slice(0, at)) + (query && `?${query}`);
}
