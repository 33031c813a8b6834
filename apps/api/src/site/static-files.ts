import { readdirSync, type Dirent } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { BUILT_FILES } from '@ospite/contracts/site';
import express, { type RequestHandler } from 'express';
import {
  type CachedResponse,
  makeCachedResponse,
  sendCachedResponse,
  SingleFlight,
} from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import { ASSET_HEADERS, documentHeaders, transportHeaders, UPLOAD_HEADERS } from '@ospite/server/headers';
import { RequestProblem } from '@ospite/server/problems';
import { backOfficePolicy } from './portal';

/** Addresses of the built web apps' files, and their folders below `webDist`. */
const MOUNTS = [
  { prefix: BUILT_FILES.site, folder: 'public-web/site' },
  { prefix: BUILT_FILES.portal, folder: 'public-web/portal' },
  { prefix: BUILT_FILES.admin, folder: 'admin-web' },
  { prefix: BUILT_FILES.superAdmin, folder: 'super-admin-web' },
] as const;

export const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const COMPRESSIBLE = /^(?:text\/|application\/|image\/svg)/;
/** A name with a hash of its content: the file never changes. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.[^/]+$/;
/** Larger files that do not compress, and films, are read from the disk each time, in ranges where browsers ask for them. */
const MAX_CACHED_BYTES = 1_048_576;

interface StaticFile {
  readonly file: string;
  readonly type: string;
  readonly isHashed: boolean;
}

/** The built web apps' files. Only names that were found at the start are served, so no address leads elsewhere. */
@Injectable()
export class StaticFiles {
  private names: ReadonlyMap<string, StaticFile>;
  private readonly cached = new Map<string, CachedResponse>();
  private readonly loading = new SingleFlight<CachedResponse | undefined>();

  constructor(private readonly config: Config) {
    this.names = findFiles(config.webDist);
  }

  /** Whether an address is one of a built file, which may be missing. */
  isStatic(address: string): boolean {
    return MOUNTS.some(({ prefix }) => address.startsWith(prefix));
  }

  /** The file's cached response, once it has been loaded. */
  find(address: string): CachedResponse | undefined {
    return this.cached.get(address);
  }

  /** Looks a file up; builds change it while developing. */
  locate(address: string): StaticFile | undefined {
    if (this.config.isDevelopment) this.names = findFiles(this.config.webDist);
    return this.names.get(address);
  }

  /** Loads a file into the cache, once; undefined for one that is better read from the disk. */
  async load(address: string, found: StaticFile): Promise<CachedResponse | undefined> {
    if (found.type.startsWith('video/')) return undefined;
    return this.cached.get(address) ?? this.loading.run(address, () => this.read(address, found));
  }

  /** Loads every text file, one after the other, so that no visitor waits for its compression. */
  async warm(): Promise<void> {
    for (const [address, found] of this.names) {
      if (COMPRESSIBLE.test(found.type) && !address.endsWith('.map')) await this.load(address, found);
    }
  }

  private async read(address: string, found: StaticFile): Promise<CachedResponse | undefined> {
    const body = await readFile(found.file);
    const compress = COMPRESSIBLE.test(found.type);
    if (body.length > MAX_CACHED_BYTES && !compress) return undefined;
    const response = await makeCachedResponse(200, this.headersOf(found, body), body, { compress });
    if (!this.config.isDevelopment) this.cached.set(address, response);
    return response;
  }

  private headersOf(found: StaticFile, body: Buffer): [string, string][] {
    const isDocument = found.type.startsWith('text/html');
    const own = isDocument ? documentHeaders(backOfficePolicy(body.toString('utf8'))) : ASSET_HEADERS;
    return [
      ...own.map(([name, value]): [string, string] => [name, value]),
      ...transportHeaders(this.config.isSecure).map(([name, value]): [string, string] => [name, value]),
      ['Content-Type', found.type],
      ['Cache-Control', cacheControl(found, this.config.isDevelopment)],
    ];
  }
}

/** How long browsers may cache a file. */
function cacheControl({ isHashed }: StaticFile, isDevelopment: boolean): string {
  return isHashed && !isDevelopment ? IMMUTABLE : 'no-cache';
}

/** Serves the built web apps' files that are not cached: not loaded yet, or never. */
export function serveBuiltFiles(files: StaticFiles, isDevelopment: boolean): RequestHandler {
  const send = async (...[request, response]: Parameters<RequestHandler>) => {
    const found = files.locate(request.path);
    if (!found) throw new RequestProblem('request.not_found');
    const cached = await files.load(request.path, found);
    if (cached) return sendCachedResponse(request, response, cached);
    for (const [name, value] of ASSET_HEADERS) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl(found, isDevelopment));
    response.sendFile(found.file, { cacheControl: false });
  };
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !files.isStatic(request.path)) return next();
    send(request, response, next).catch(next);
  };
}

/**
 * The type of an uploaded file by its address; undefined for what is neither picture nor film. A hostile archive may have
 * brought a page or a script, which would have come from this site.
 */
export function uploadType(address: string): string | undefined {
  const type = TYPES[path.extname(address)];
  return type !== undefined && /^(?:image\/(?!svg)|video\/)/.test(type) ? type : undefined;
}

/** Serves the uploaded pictures of a folder; no two ever have the same name. */
export function servePictures(mediaDir: string): RequestHandler {
  const files = express.static(mediaDir, {
    dotfiles: 'ignore',
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response) => {
      for (const [name, value] of UPLOAD_HEADERS) response.setHeader(name, value);
      response.setHeader('Cache-Control', IMMUTABLE);
    },
  });
  return (request, response, next) => {
    const end = (error?: unknown) => next(error ?? new RequestProblem('request.not_found'));
    if (uploadType(request.path) === undefined) return end();
    files(request, response, end);
  };
}

function findFiles(webDist: string): ReadonlyMap<string, StaticFile> {
  const found = new Map<string, StaticFile>();
  for (const { prefix, folder } of MOUNTS) {
    const root = path.join(webDist, folder);
    for (const entry of listed(root)) {
      const type = TYPES[path.extname(entry.name).toLowerCase()];
      if (!entry.isFile() || type === undefined || entry.name.startsWith('.')) continue;
      const file = path.join(entry.parentPath, entry.name);
      const address = prefix + path.relative(root, file).split(path.sep).map(encodeURIComponent).join('/');
      found.set(address, { file, type, isHashed: HASHED_NAME.test(entry.name) });
    }
  }
  return found;
}

function listed(root: string): Dirent[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true });
  } catch {
    // Not built yet: nothing is served from there.
    return [];
  }
}
