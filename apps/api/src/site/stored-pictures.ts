import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { SingleFlight } from '@ospite/server/cache';
import { UPLOAD_HEADERS } from '@ospite/server/headers';
import type { ByteRange, MediaStorage, StoredFile } from '@ospite/server/media';
import { RequestProblem, RETRY_SECONDS } from '@ospite/server/problems';
import { QueueFullError, Semaphore } from '@ospite/server/concurrency';
import { IMMUTABLE, uploadType } from './static-files';

const MEBIBYTE = 1_048_576;
/** Pictures in memory: what a busy site shows in an hour. */
const CACHE_BYTES = 32 * MEBIBYTE;
/** A larger file is streamed each time, as films are. */
const MAX_CACHED_BYTES = 2 * MEBIBYTE;
/** What is known of films, which are asked for in ranges. */
const KNOWN_FILMS = 100;
/** Files that are fetched at once; more guests wait, and a crowd is asked to come again. */
const FETCHES = 16;
const MAX_WAITING = 256;
/** Films that are watched at once: each keeps a connection to the store. */
const FILMS = 24;
const MAX_WAITING_FILMS = 24;

/** A folder and a file of ours, neither beginning with a dot. */
const ADDRESS = /^\/(\w+\/[\w-][\w.-]*\.\w+)$/;

/** A picture in memory. */
type Picture = StoredFile & { readonly body: Buffer };

/**
 * Serves the uploaded pictures of a storage that is not a folder of this machine: whole ones from memory, with one
 * request to the storage for each that is not there; films in the ranges that browsers ask for. With entity tags, HEAD
 * and ranges, as files of a folder have.
 */
export function serveStoredPictures(storage: MediaStorage): RequestHandler {
  const pictures = new PictureCache(storage);
  const films = new Films(storage);
  const send = async (request: Request, response: Response) => {
    const key = ADDRESS.exec(request.path)?.[1];
    const type = key && uploadType(key);
    if (!key || !type) throw new RequestProblem('request.not_found');
    await (type.startsWith('video/') ? films : pictures).send(key, type, request, response);
  };
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return next(new RequestProblem('request.not_found'));
    send(request, response).catch((error: unknown) => next(isQueueFull(error) ? tooMany() : error));
  };
}

const isQueueFull = (error: unknown) => error instanceof QueueFullError;
const tooMany = () => new RequestProblem('server.unavailable', [], RETRY_SECONDS.away);

/** Whole pictures, bounded by the memory they take up. */
class PictureCache {
  private readonly cached = new LRUCache<string, Picture>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ size }, key) => size + key.length,
  });
  private readonly fetching = new SingleFlight<Picture | undefined>();
  private readonly slots = new Semaphore(FETCHES, MAX_WAITING);

  constructor(private readonly storage: MediaStorage) {}

  async send(key: string, type: string, request: Request, response: Response): Promise<void> {
    const picture = this.cached.get(key) ?? (await this.fetching.run(key, () => this.fetch(key)));
    if (!picture) throw new RequestProblem('request.not_found');
    const range = begin(request, response, type, picture);
    if (range === 'done') return;
    response.end(range ? picture.body.subarray(range.start, range.end + 1) : picture.body);
  }

  private fetch(key: string): Promise<Picture | undefined> {
    return this.slots.run(async () => {
      const found = await this.storage.read(key);
      if (!found) return undefined;
      const { content, ...known } = found;
      const picture = { ...known, body: content };
      if (picture.size <= MAX_CACHED_BYTES) this.cached.set(key, picture);
      return picture;
    });
  }
}

/** Films, never whole in memory. */
class Films {
  private readonly known = new LRUCache<string, StoredFile>({ max: KNOWN_FILMS });
  private readonly slots = new Semaphore(FILMS, MAX_WAITING_FILMS);

  constructor(private readonly storage: MediaStorage) {}

  async send(key: string, type: string, request: Request, response: Response): Promise<void> {
    const known = this.known.get(key) ?? (await this.slots.run(() => this.storage.stat(key)));
    if (!known) throw new RequestProblem('request.not_found');
    this.known.set(key, known);
    const range = begin(request, response, type, known);
    if (range === 'done') return;
    await this.slots.run(async () => {
      if (response.destroyed) return;
      const found = await this.storage.open(key, range);
      if (!found) throw new RequestProblem('request.not_found');
      // A guest who stops watching ends it; nobody is left to receive an error.
      await pipeline(found.body, response).catch(() => undefined);
    });
  }
}

/**
 * Writes status and headers, and the whole response where it has no body.
 * @returns the part that is asked for, undefined for all of it, or `done`
 */
function begin(
  request: Request,
  response: Response,
  type: string,
  { size, etag, modifiedAt }: StoredFile,
): ByteRange | undefined | 'done' {
  for (const [name, value] of UPLOAD_HEADERS) response.setHeader(name, value);
  response.setHeader('Cache-Control', IMMUTABLE);
  response.setHeader('Content-Type', type);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', modifiedAt.toUTCString());
  if (isKnown(request.get('If-None-Match'), etag)) return finish(response, 304);
  const range = request.method === 'GET' ? rangeOf(request, etag, size) : undefined;
  if (range === 'outside') {
    response.setHeader('Content-Range', `bytes */${size}`);
    return finish(response, 416);
  }
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : size);
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  response.status(range ? 206 : 200);
  if (request.method === 'HEAD') return finish(response, 200);
  return range;
}

function finish(response: Response, status: number): 'done' {
  response.status(status).end();
  return 'done';
}

/** One range; several at once get the whole file, which RFC 9110 (§14.2) allows. */
function rangeOf(request: Request, etag: string, size: number): ByteRange | undefined | 'outside' {
  const condition = request.get('If-Range');
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return 'outside';
  const [first, ...others] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : [];
  return others.length === 0 ? first : undefined;
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return etag !== '' && tags.some((tag) => tag === etag || tag === '*');
}
