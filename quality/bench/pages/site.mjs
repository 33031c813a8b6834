// @ts-check
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { UserError } from '../../../launcher/process/user-error.mjs';

/** Addresses of the pages in Italian; the room is the first that has a picture. Source: libs/i18n/src/paths.ts. */
const PATHS = {
  home: '/',
  rooms: '/camere',
  room: '/camere/:slug',
  prices: '/prezzi',
  breakfast: '/colazione',
  services: '/servizi',
  guide: '/san-teodoro-e-dintorni',
  about: '/chi-siamo',
  contact: '/contatti',
  review: '/recensione',
  quote: '/preventivo',
  sent: '/preventivo/inviato',
  privacy: '/privacy-policy',
  missing: '/questa-pagina-non-esiste',
};
export const PAGE_NAMES = Object.keys(PATHS);

/**
 * Finds the addresses of a running product's pages.
 * @param {string} site
 * @returns {Promise<Record<string, string>>}
 */
export async function pagePaths(site) {
  const { status, body } = await get(site, '/api/rooms').catch(() => ({ status: 0, body: Buffer.of() }));
  if (status !== 200)
    throw new UserError(
      `Nothing to measure at ${site}: start the product (npm start) or name another --site.`,
    );
  const room = JSON.parse(body.toString()).find(
    (/** @type {{ mainImage: unknown }} */ { mainImage }) => mainImage,
  );
  if (!room) throw new UserError(`No room at ${site} has a picture.`);
  return Object.fromEntries(
    Object.entries(PATHS).map(([name, path]) => [name, path.replace(':slug', encodeURIComponent(room.slug))]),
  );
}

/**
 * Gets an address as it is sent, undecoded.
 * @param {string} site
 * @param {string} path
 * @param {string} [encoding] for `Accept-Encoding`
 */
export async function get(site, path, encoding = 'identity') {
  const request = http.get(new URL(path, site), { headers: { 'accept-encoding': encoding } });
  const [response] = await once(request, 'response');
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, body: Buffer.concat(chunks) };
}

/** Bytes of the bodies of some addresses, compressed as the site compresses them with gzip. @param {string} site @param {string[]} paths */
export async function gzipBytes(site, paths) {
  const bodies = await Promise.all(paths.map(async (path) => (await get(site, path, 'gzip')).body.length));
  return bodies.reduce((sum, bytes) => sum + bytes, 0);
}

/** A fingerprint of the pages: while pictures are encoded, they change. @param {string} site @param {Record<string, string>} paths */
export async function readState(site, paths) {
  const hash = createHash('sha256');
  for (const path of Object.values(paths)) hash.update((await get(site, path)).body);
  return hash.digest('hex');
}
