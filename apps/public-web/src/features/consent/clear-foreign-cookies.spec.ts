import { clearForeignCookies } from './clear-foreign-cookies';

it('cookies of others are deleted for this host, each domain above it and each folder of the address', () => {
  const deleted: string[] = [];
  clearForeignCookies({
    location: { hostname: 'www.casa.example', pathname: '/de/zimmer' },
    get cookie() {
      return '_stats=1; lang=it; staff=1';
    },
    set cookie(text: string) {
      deleted.push(text.replace('_stats=; Max-Age=0; Path=', ''));
    },
  } as unknown as Document);
  const domains = ['', '; Domain=www.casa.example', '; Domain=casa.example', '; Domain=example'];
  expect(deleted.toSorted()).toEqual(
    domains.flatMap((domain) => ['/', '/de', '/de/zimmer'].map((folder) => folder + domain)).toSorted(),
  );
});
