import { brotliDecompressSync } from 'node:zlib';
import { chooseEncoding, makeCachedResponse, recompress, type CachedResponse } from './cached-response';

describe('a response that is compressed once more', () => {
  const text = Array.from({ length: 2_000 }, (_, at) => `<li>${at} ${(at * at) % 977}</li>`).join('');

  it('is smaller, and the same to who has it', async () => {
    const response = await makeCachedResponse(200, [['Content-Type', 'text/html']], Buffer.from(text));
    const { br: before, gzip, identity } = response.variants;
    await recompress(response);
    const { br } = response.variants;
    expect(br.body.length).toBeLessThan(before.body.length);
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(br.etag).toBe(before.etag);
    expect(br.headers.slice(0, -1)).toEqual(before.headers.slice(0, -1));
    expect(br.headers.slice(-2)).toEqual(['Content-Length', String(br.body.length)]);
    expect(response.variants).toMatchObject({ gzip, identity });
  });

  it('stays as it is when it is too small to be compressed', async () => {
    const response = await makeCachedResponse(200, [], Buffer.from('{}'));
    await recompress(response);
    expect(response.variants.br.body.toString()).toBe('{}');
  });
});

describe('a response that is made again', () => {
  const make = (status: number, type: string, text: string, earlier?: CachedResponse) =>
    makeCachedResponse(status, [['Content-Type', type]], Buffer.from(text), { earlier });

  it('is the earlier one, with what was compressed, where nothing about it has changed', async () => {
    const earlier = await make(200, 'text/html', 'a page');
    expect(await make(200, 'text/html', 'a page', earlier)).toBe(earlier);
  });

  it.each([
    ['status', 404, 'text/html', 'a page'],
    ['headers', 200, 'text/plain', 'a page'],
    ['body', 200, 'text/html', 'another page'],
  ] as const)('is a new one with another %s', async (_what, status, type, text) => {
    const earlier = await make(200, 'text/html', 'a page');
    const response = await make(status, type, text, earlier);
    expect(response).not.toBe(earlier);
    expect([response.status, response.variants.identity.body.toString()]).toEqual([status, text]);
    expect(response.variants.identity.headers).toContain(type);
  });
});

describe('the encoding of a response follows Accept-Encoding (RFC 9110 §12.5.3)', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR', 'br'],
    ['br;q=0', 'identity'],
    ['br;q=0.0, gzip', 'gzip'],
    ['gzip;q=1, br;q=0.1', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    // Not named, so perhaps not understood.
    ['*', 'identity'],
    ['br;q=0, *', 'identity'],
    ['gzip;q=0.5, *', 'identity'],
    ['gzip, *;q=0', 'gzip'],
    // Nothing that we have is acceptable: uncompressed is what everyone can read.
    ['identity;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['zstd', 'identity'],
    ['bread, x-br', 'identity'],
    [', ;q=;;,', 'identity'],
  ])('%p gives %s', (accept, encoding) => expect(chooseEncoding(accept)).toBe(encoding));
});
