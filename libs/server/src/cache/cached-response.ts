import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { HeaderList } from '../headers/header-list';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/**
 * Fast, in a few milliseconds, for the waiting client; and slow, some 7 % smaller in a hundred milliseconds or more,
 * for later ones.
 */
const BROTLI_QUALITY = { quick: 6, dense: 11 } as const;
const GZIP_LEVEL = 6;
/** Smaller bodies do not shrink when compressed. */
const SMALLEST_COMPRESSED = 512;
/** Memory overhead of a response's arrays, tags and buffers; generous. */
const OVERHEAD_BYTES = 4_096;

export type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  /** Name, value, name, value…: as Node writes it without further checks. */
  readonly headers: readonly string[];
  /** The same without what describes a body, for 304. */
  readonly headersWithoutBody: readonly string[];
}

/** A finished response as bytes, in every encoding. */
export interface CachedResponse {
  readonly status: number;
  readonly variants: Record<Encoding, Variant>;
  /** Memory it occupies: bodies, headers, and the objects that contain them. */
  readonly bytes: number;
  /** Whether the smallest Brotli body has been made. */
  isDense: boolean;
}

/**
 * Compresses a response. Its ETag covers headers and body and differs by encoding, so that a page with a changed policy
 * does not count as unchanged. Source: specification §13.
 * @param headers all but length, encoding, ETag and Vary
 * @param options.earlier a response at the same address: if it is the same, it is returned, and nothing is compressed
 */
export async function makeCachedResponse(
  status: number,
  headers: HeaderList,
  body: Buffer,
  { compress = true, earlier }: { compress?: boolean; earlier?: CachedResponse | undefined } = {},
): Promise<CachedResponse> {
  const digest = createHash('sha256')
    .update(JSON.stringify(headers))
    .update(body)
    .digest('base64url')
    .slice(0, 22);
  if (earlier?.status === status && earlier.variants.identity.etag === etagOf(digest, 'identity'))
    return earlier;
  const small = !compress || body.length < SMALLEST_COMPRESSED;
  const [br, gz] = small
    ? [body, body]
    : await Promise.all([brotli(body, 'quick'), toGzip(body, { level: GZIP_LEVEL })]);
  const variant = (encoding: Encoding, bytes: Buffer): Variant => {
    const etag = etagOf(digest, encoding);
    const common = [...headers.flat(), 'ETag', etag, 'Vary', 'Accept-Encoding'];
    const coded = encoding === 'identity' || small ? [] : ['Content-Encoding', encoding];
    return {
      body: bytes,
      etag,
      headers: [...common, ...coded, 'Content-Length', String(bytes.length)],
      headersWithoutBody: common,
    };
  };
  return {
    status,
    variants: { br: variant('br', br), gzip: variant('gzip', gz), identity: variant('identity', body) },
    bytes:
      OVERHEAD_BYTES + headers.flat().join('').length + body.length + (small ? 0 : br.length + gz.length),
    isDense: small,
  };
}

const etagOf = (digest: string, encoding: Encoding) => `"${digest}-${encoding}"`;

/**
 * Compresses a frequently sent response again, as small as Brotli can. Its ETag stays: the decoded content is the same,
 * and only `If-None-Match` compares tags (nothing cached is sent in ranges).
 */
export async function recompress(response: CachedResponse): Promise<void> {
  if (response.isDense) return;
  response.isDense = true;
  const { variants } = response;
  const body = await brotli(variants.identity.body, 'dense');
  variants.br = { ...variants.br, body, headers: [...variants.br.headers.slice(0, -1), String(body.length)] };
}

function brotli(body: Buffer, quality: keyof typeof BROTLI_QUALITY): Promise<Buffer> {
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[quality],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Sends the response: 304 to a client that has it, without a body for HEAD. */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): void {
  const variant = cached.variants[chooseEncoding(request.headers['accept-encoding'])];
  // Headers set earlier (a request id, CORS) are sent too; the cached ones win, except for Vary.
  const hasNoOthers = response.getHeaderNames().length === 0;
  const notModified = cached.status === 200 && matches(request.headers['if-none-match'], variant.etag);
  const status = notModified ? 304 : cached.status;
  const headers = notModified ? variant.headersWithoutBody : variant.headers;
  if (hasNoOthers) response.writeHead(status, headers as string[]);
  else {
    const varies = response.getHeader('Vary');
    for (let at = 0; at < headers.length; at += 2)
      response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
    if (varies !== undefined) response.setHeader('Vary', `${String(varies)}, Accept-Encoding`);
    response.writeHead(status);
  }
  if (notModified || request.method === 'HEAD') response.end();
  else response.end(variant.body);
}

/** Offered in this order where the client has no preference of its own. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send a handful of different headers: looking one up takes 20 ns, parsing it 850. */
const chosen = new LRUCache<string, Encoding>({
  maxSize: 10_000,
  maxEntrySize: 200,
  sizeCalculation: (_encoding, header) => header.length,
});

/** The encoding to send to a client (RFC 9110 §12.5.3); uncompressed if it accepts none of ours. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const best = negotiator.encoding(ENCODINGS, { preferred: ENCODINGS });
  // A client that sends only `*` accepts anything and may be able to decode nothing, so only what it names is sent.
  const named = acceptEncoding.toLowerCase();
  const encoding = ENCODINGS.find((offered) => offered === best && named.includes(offered)) ?? 'identity';
  chosen.set(acceptEncoding, encoding);
  return encoding;
}

/** Weak tags match too (RFC 9110 §13.1.2). */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const plain = tag.trim().replace(/^W\//, '');
    return plain === etag || plain === '*';
  });
}
