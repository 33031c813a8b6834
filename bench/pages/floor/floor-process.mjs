import { once } from 'node:events';
import http from 'node:http';
import zlib from 'node:zlib';
import { promisify } from 'node:util';
import {
  cssWithoutFonts,
  htmlWithoutScripts,
  linkHeaderWithoutScripts,
  policyFor,
} from './without-scripts.mjs';

/**
 * Serves the floor of a product: each response as the product gives it to the same request, without scripts and fonts,
 * kept in memory from the first time on. The program's own process ends with the one that forked it.
 */
/** As the product compresses pages after the first visit: apps/api/src/platform/cache/cached-response.ts. */
const ENCODERS = {
  br: (bytes) =>
    promisify(zlib.brotliCompress)(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (bytes) => promisify(zlib.gzip)(bytes, { level: 6 }),
  identity: async (bytes) => bytes,
};
const DECODERS = {
  br: promisify(zlib.brotliDecompress),
  gzip: promisify(zlib.gunzip),
  identity: async (bytes) => bytes,
};
/** What a response may depend on, and therefore what it is kept by. */
const ASKED = ['accept', 'accept-encoding', 'accept-language', 'save-data'];
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

const [{ site }] = await once(process, 'message');
process.once('disconnect', () => process.exit());

const kept = new Map();

const server = http.createServer(async (request, response) => {
  try {
    const asked = Object.fromEntries(
      ASKED.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
    );
    const key = JSON.stringify([request.url, asked]);
    if (!kept.has(key)) kept.set(key, await floorOf(request.url, asked));
    const { status, headers, body } = kept.get(key);
    response.writeHead(status, headers).end(body);
  } catch (error) {
    response.writeHead(502).end(String(error));
  }
});
// A browser's connection stays as long as the product's does.
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.(server.address().port);

async function floorOf(path, asked) {
  const { status, headers, body } = await get(new URL(path, site), asked);
  const type = headers['content-type'] ?? '';
  const encoding = headers['content-encoding'] ?? 'identity';
  const strip = type.startsWith('text/html')
    ? htmlWithoutScripts
    : type.startsWith('text/css')
      ? cssWithoutFonts
      : undefined;
  if (!strip) return { status, headers: { ...headers, 'content-length': body.length }, body };
  const before = (await DECODERS[encoding](body)).toString();
  const after = strip(before);
  const policy = headers['content-security-policy'];
  const link = headers.link && linkHeaderWithoutScripts(headers.link);
  const bytes = await ENCODERS[encoding](Buffer.from(after));
  const changed = {
    ...headers,
    ...(policy && { 'content-security-policy': policyFor(policy, before, after) }),
    'content-length': bytes.length,
  };
  delete changed.link;
  if (link) changed.link = link;
  return { status, headers: changed, body: bytes };
}

async function get(url, headers) {
  const request = http.get(url, { headers });
  const [response] = await once(request, 'response');
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  const kept = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  return { status: response.statusCode, headers: Object.fromEntries(kept), body: Buffer.concat(chunks) };
}
