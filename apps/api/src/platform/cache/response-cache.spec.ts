import { ResponseCache } from './response-cache';
import { makeCachedResponse } from './cached-response';

const KIB = 1_024;
const DAY = '1|2026-05-01';

describe('the memory of cached responses is bounded', () => {
  it('however many addresses somebody makes up for one short response', async () => {
    const maxBytes = 256 * KIB;
    const cache = new ResponseCache(maxBytes);
    const response = await makeCachedResponse(200, [['Content-Type', 'application/json']], Buffer.from('{}'));
    const addresses = Array.from({ length: 5_000 }, (_, at) => `/api/property?${'x'.repeat(300)}${at}`);
    for (const address of addresses) cache.keep(DAY, DAY, address, response);
    const kept = addresses.filter((address) => cache.find(DAY, address) !== undefined);
    // Each takes up its address and its objects, not only the two bytes of its body.
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length * (300 + 2 * KIB)).toBeLessThan(maxBytes);
    expect(cache.find(DAY, addresses.at(-1) ?? '')).toBe(response);
  });

  it('and headers count as bodies do', async () => {
    const body = Buffer.from('{}');
    const bare = await makeCachedResponse(200, [], body);
    const withPolicy = await makeCachedResponse(200, [['Content-Security-Policy', 'x'.repeat(900)]], body);
    expect(withPolicy.bytes - bare.bytes).toBeGreaterThan(900);
  });

  it('and an address longer than any of ours is not cached at all', async () => {
    const cache = new ResponseCache(1_024 * KIB);
    const response = await makeCachedResponse(200, [], Buffer.from('{}'));
    const long = `/api/property?${'x'.repeat(1_000)}`;
    cache.keep(DAY, DAY, long, response);
    expect(cache.find(DAY, long)).toBeUndefined();
  });

  it('and a response that replaces another one counts once', async () => {
    const cache = new ResponseCache(64 * KIB);
    const response = await makeCachedResponse(200, [], Buffer.from('x'.repeat(400)));
    cache.keep(DAY, DAY, '/first', response);
    for (let round = 0; round < 1_000; round += 1) cache.keep(DAY, DAY, '/again', response);
    expect(cache.find(DAY, '/first')).toBe(response);
  });
});
