import { CONSENT_KEY, LANGUAGE_KEY, PREVIEWING_COOKIE, STAFF_COOKIE } from '@ospite/contracts/site';

/** What we keep in a browser, as the cookie policy names it; all else was put there by the tracking code. */
const OWN: readonly string[] = [
  ...[CONSENT_KEY, LANGUAGE_KEY, PREVIEWING_COOKIE, STAFF_COOKIE],
  ...['fonts', 'lang-offer-dismissed', 'map_requested', 'quote-draft', 'visit_recorded'],
];
/** Of the back-office. */
const OWN_PREFIX = 'ospite';

export const isOwn = (name: string): boolean => OWN.includes(name) || name.startsWith(OWN_PREFIX);

/** Deletes the cookies that are not ours, and what else the tracking code may have stored in this browser. */
export function clearForeign(page: Window & typeof globalThis): void {
  clearCookies(page.document);
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    try {
      for (const key of Object.keys(page[kind])) if (!isOwn(key)) page[kind].removeItem(key);
    } catch {
      // A browser that stores nothing has nothing to clear.
    }
  // We have neither databases nor caches, and no browser has caches on a page by plain http.
  const databases = 'indexedDB' in page ? page.indexedDB.databases() : Promise.resolve([]);
  databases.then(
    (all) => all.forEach(({ name }) => name && page.indexedDB.deleteDatabase(name)),
    () => undefined,
  );
  if ('caches' in page)
    page.caches.keys().then(
      (names) => names.forEach((name) => void page.caches.delete(name)),
      () => undefined,
    );
}

/** For this host and each domain above it, each folder and each kind of cookie: nobody can read how one was set. */
function clearCookies(document: Document): void {
  const { hostname, pathname } = document.location;
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  const parents = pathname.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const folders = new Set(['/', ...parents.flatMap((parent) => [parent, `${parent}/`])]);
  folders.delete('');
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (name === '' || isOwn(name)) continue;
    for (const domain of ['', ...domains])
      for (const path of folders)
        for (const kind of ['', '; Secure', '; Secure; SameSite=None; Partitioned'])
          document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}${kind}`;
  }
}
