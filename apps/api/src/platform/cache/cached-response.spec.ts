import { chooseEncoding } from './cached-response';

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
