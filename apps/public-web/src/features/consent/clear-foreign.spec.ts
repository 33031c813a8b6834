import { loadSiteCatalogue } from '@ospite/i18n';
import { clearForeign, isOwn } from './clear-foreign';

const aPage = (parts: object) =>
  ({
    document: { location: { hostname: 'casa.example', pathname: '/' }, cookie: '' },
    localStorage: {},
    sessionStorage: {},
    ...parts,
  }) as unknown as Parameters<typeof clearForeign>[0];

it('cookies of others are deleted for this host, each domain above it, each folder of the address and each kind', () => {
  const deleted: string[] = [];
  clearForeign(
    aPage({
      document: {
        location: { hostname: 'www.casa.example', pathname: '/de/zimmer' },
        get cookie() {
          return '_stats=1; lang=it; staff=1';
        },
        set cookie(text: string) {
          deleted.push(text.replace('_stats=; Max-Age=0; Path=', ''));
        },
      },
    }),
  );
  const domains = ['', '; Domain=www.casa.example', '; Domain=casa.example', '; Domain=example'];
  const folders = ['/', '/de', '/de/', '/de/zimmer', '/de/zimmer/'];
  const kinds = ['', '; Secure', '; Secure; SameSite=None; Partitioned'];
  expect(deleted.toSorted()).toEqual(
    domains
      .flatMap((domain) => folders.flatMap((folder) => kinds.map((kind) => folder + domain + kind)))
      .toSorted(),
  );
});

it('what others stored in the browser goes, and what is ours stays', async () => {
  localStorage.setItem('_visitor', '42');
  localStorage.setItem('lang', 'de');
  localStorage.setItem('ospite.draft.1.reply.7', '{}');
  sessionStorage.setItem('_session', '42');
  sessionStorage.setItem('quote-draft', '{}');
  const deleteDatabase = jest.fn();
  const caches = { keys: async () => ['_pages'], delete: jest.fn() };
  const indexedDB = { databases: async () => [{ name: '_visits' }], deleteDatabase };
  clearForeign(aPage({ localStorage, sessionStorage, indexedDB, caches }));
  await new Promise(process.nextTick);
  expect(Object.keys(localStorage).toSorted()).toEqual(['lang', 'ospite.draft.1.reply.7']);
  expect(Object.keys(sessionStorage)).toEqual(['quote-draft']);
  expect(deleteDatabase).toHaveBeenCalledWith('_visits');
  expect(caches.delete).toHaveBeenCalledWith('_pages');
});

it('ours is what the cookie policy says that we store, where scripts can see it', async () => {
  const unseen = ['session', '__Host-session', 'device', '__Host-device', 'preview'];
  const { storage } = (await loadSiteCatalogue('it'))['legal-facts'] as { storage: Record<string, string> };
  const named = Object.values(storage).flatMap((text) => [...text.matchAll(/\[([\w-]+)\]/g)]);
  const names = named.map(([, name = '']) => name).filter((name) => !unseen.includes(name));
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect([name, isOwn(name)]).toEqual([name, true]);
});
