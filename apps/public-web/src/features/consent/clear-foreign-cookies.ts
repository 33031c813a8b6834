import { LANGUAGE_KEY, PREVIEWING_COOKIE, STAFF_COOKIE } from '@ospite/contracts/site';

/** The cookies of ours that scripts can see; all others were set by the tracking code. */
const OWN: readonly string[] = [LANGUAGE_KEY, PREVIEWING_COOKIE, STAFF_COOKIE];

/** Deletes the cookies that are not ours, for this host and each domain above it: nobody can read where one was set. */
export function clearForeignCookies(document: Document): void {
  const { hostname, pathname } = document.location;
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  const folders = pathname.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/');
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (name === '' || OWN.includes(name)) continue;
    for (const domain of ['', ...domains])
      for (const path of folders) document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`;
  }
}
