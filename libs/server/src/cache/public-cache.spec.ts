import type { ContentVersion } from '../persistence/content/content-version';
import { makeCachedResponse, type CachedResponse } from './cached-response';
import { PublicCache } from './public-cache';

const KIB = 1_024;
/** The smallest share of the memory. */
const KIND = 'missing';
const MAX_BYTES = 2_048 * KIB;

function openCache() {
  const version = { value: 1, current: () => String(version.value) };
  const clock = { time: new Date('2026-05-01T10:00:00Z'), now: () => clock.time };
  const cache = new PublicCache(version as unknown as ContentVersion, clock);
  return { cache, version, clock };
}

function aPage(): Promise<CachedResponse> {
  const html = Array.from({ length: 500 }, (_, at) => `<li>${at}</li>`).join('');
  return makeCachedResponse(200, [['Content-Type', 'text/html']], Buffer.from(html));
}

afterEach(() => jest.useRealTimers());

describe('the memory of cached responses is bounded', () => {
  it('however many addresses somebody invents for one short response', async () => {
    const { cache } = openCache();
    const response = await makeCachedResponse(200, [['Content-Type', 'application/json']], Buffer.from('{}'));
    const addresses = Array.from({ length: 5_000 }, (_, at) => `/api/property?${'x'.repeat(300)}${at}`);
    for (const address of addresses) cache.keep(KIND, cache.generation(), address, response);
    const kept = addresses.filter((address) => cache.find(KIND, address) !== undefined);
    // Each takes up its address and its objects, not only the two bytes of its body.
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length * (300 + 2 * KIB)).toBeLessThan(MAX_BYTES);
    expect(cache.find(KIND, addresses.at(-1) ?? '')).toBe(response);
  });

  it('and headers count as bodies do', async () => {
    const body = Buffer.from('{}');
    const bare = await makeCachedResponse(200, [], body);
    const withPolicy = await makeCachedResponse(200, [['Content-Security-Policy', 'x'.repeat(900)]], body);
    expect(withPolicy.bytes - bare.bytes).toBeGreaterThan(900);
  });

  it('and an address longer than any of ours is not cached at all', async () => {
    const { cache } = openCache();
    const long = `/api/property?${'x'.repeat(1_000)}`;
    cache.keep(KIND, cache.generation(), long, await makeCachedResponse(200, [], Buffer.from('{}')));
    expect(cache.find(KIND, long)).toBeUndefined();
  });

  it('and a response that replaces another one counts once', async () => {
    const { cache } = openCache();
    const response = await makeCachedResponse(200, [], Buffer.from('x'.repeat(400)));
    cache.keep(KIND, cache.generation(), '/first', response);
    for (let round = 0; round < 1_000; round += 1) cache.keep(KIND, cache.generation(), '/again', response);
    expect(cache.find(KIND, '/first')).toBe(response);
  });
});

describe('a public response', () => {
  it('is cached for one content version and one day', async () => {
    const { cache, version, clock } = openCache();
    const response = await makeCachedResponse(200, [], Buffer.from('{}'));
    const keep = () => cache.keep('page', cache.generation(), '/', response);
    keep();
    expect(cache.find('page', '/')).toBe(response);
    version.value = 2;
    expect(cache.find('page', '/')).toBeUndefined();
    keep();
    clock.time = new Date('2026-05-02T10:00:00Z');
    expect(cache.find('page', '/')).toBeUndefined();
  });

  it('is compressed once more when it is a page, once the content has rested', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const { cache, version } = openCache();
    const [over, first, last, later] = await Promise.all([aPage(), aPage(), aPage(), aPage()]);
    const quick = first.variants.br.body;
    const isSmaller = async (page: CachedResponse) => {
      while (page.variants.br.body.equals(quick)) await new Promise(setImmediate);
    };
    cache.keep('page', cache.generation(), '/over', over);
    jest.advanceTimersByTime(4_000);
    version.value = 2;
    cache.keep('page', cache.generation(), '/first', first);
    cache.keep('page', cache.generation(), '/last', last);
    jest.advanceTimersByTime(4_999);
    expect([over, first, last].map(({ isDense }) => isDense)).toEqual([false, false, false]);
    jest.advanceTimersByTime(1);
    await isSmaller(first);
    expect(last.variants.br.body.length).toBeLessThan(quick.length);
    expect(over.variants.br.body).toEqual(quick);
    // Also what is asked for later.
    cache.keep('page', cache.generation(), '/later', later);
    jest.advanceTimersByTime(5_000);
    await isSmaller(later);
  });

  it('stays for a quarter of an hour after a change, to be compared with and never to be sent', async () => {
    const { cache, version, clock } = openCache();
    const response = await makeCachedResponse(200, [], Buffer.from('{}'));
    cache.keep('read', cache.generation(), '/api/rooms', response);
    version.value = 2;
    expect(cache.find('read', '/api/rooms')).toBeUndefined();
    expect(cache.findEarlier('read', '/api/rooms')).toBe(response);
    const change = () => {
      version.value += 1;
      cache.keep('read', cache.generation(), '/api/property', response);
    };
    change();
    expect(cache.findEarlier('read', '/api/rooms')).toBe(response);
    clock.time = new Date(clock.time.getTime() + 15 * 60_000 + 1);
    change();
    expect(cache.findEarlier('read', '/api/rooms')).toBeUndefined();
  });

  it('is not compressed once more while it belongs to the past', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const { cache, version } = openCache();
    const [past, present] = await Promise.all([aPage(), aPage()]);
    cache.keep('page', cache.generation(), '/past', past);
    version.value = 2;
    cache.keep('page', cache.generation(), '/present', present);
    jest.advanceTimersByTime(5_000);
    while (!present.isDense) await new Promise(setImmediate);
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    expect(past.isDense).toBe(false);
  });

  it('is not cached when it was begun before the last change', async () => {
    const { cache, version } = openCache();
    const begunIn = cache.generation();
    version.value = 2;
    cache.keep('page', begunIn, '/', await makeCachedResponse(200, [], Buffer.from('{}')));
    expect(cache.find('page', '/')).toBeUndefined();
  });
});
