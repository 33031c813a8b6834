import { ResponseCache } from './response-cache';
import { makeCachedResponse } from './cached-response';

const KIB = 1_024;
const DAY = '1|2026-05-01';

describe('finished answers are kept in bounded space', () => {
  it('however many addresses a stranger makes up for one short answer', async () => {
    const share = 256 * KIB;
    const cache = new ResponseCache(share);
    const entry = await makeCachedResponse(200, [['Content-Type', 'application/json']], Buffer.from('{}'));
    const addresses = Array.from({ length: 5_000 }, (_, at) => `/api/property?${'x'.repeat(300)}${at}`);
    for (const address of addresses) cache.keep(DAY, DAY, address, entry);
    const kept = addresses.filter((address) => cache.find(DAY, address) !== undefined);
    // Each takes up its address and its place in the memory, not the two bytes of its body alone.
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length * (300 + 2 * KIB)).toBeLessThan(share);
    expect(cache.find(DAY, addresses.at(-1) ?? '')).toBe(entry);
  });

  it('headers count as bodies do', async () => {
    const body = Buffer.from('{}');
    const bare = await makeCachedResponse(200, [], body);
    const dressed = await makeCachedResponse(200, [['Content-Security-Policy', 'x'.repeat(900)]], body);
    expect(dressed.bytes - bare.bytes).toBeGreaterThan(900);
  });

  it('an address longer than any of ours is not kept at all', async () => {
    const cache = new ResponseCache(1_024 * KIB);
    const entry = await makeCachedResponse(200, [], Buffer.from('{}'));
    const long = `/api/property?${'x'.repeat(1_000)}`;
    cache.keep(DAY, DAY, long, entry);
    expect(cache.find(DAY, long)).toBeUndefined();
  });

  it('an address put in place of itself counts once', async () => {
    const cache = new ResponseCache(64 * KIB);
    const entry = await makeCachedResponse(200, [], Buffer.from('x'.repeat(400)));
    cache.keep(DAY, DAY, '/first', entry);
    for (let round = 0; round < 1_000; round += 1) cache.keep(DAY, DAY, '/again', entry);
    expect(cache.find(DAY, '/first')).toBe(entry);
  });
});
