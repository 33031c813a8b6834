/**
 * The values of the cookies of a name, as they were sent, each once. There may be several: another page of the same
 * host, or of a parent domain, can set one of the same name, and the browser may send it first (RFC 6265 §5.4),
 * possibly hundreds, to lock somebody out: callers check each one's signature first, which is cheap. The package
 * `cookie` knows only the first.
 */
export function cookieValues(header: string | undefined, name: string): readonly string[] {
  if (header === undefined || !header.includes(`${name}=`)) return [];
  const values = header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });
  return [...new Set(values)];
}

/** The header with this as the only cookie of its name. */
export function withOneCookie(header: string, name: string, value: string): string {
  const others = header.split(';').filter((pair) => pair.slice(0, pair.indexOf('=')).trim() !== name);
  return [`${name}=${value}`, ...others.map((pair) => pair.trim())].join('; ');
}
