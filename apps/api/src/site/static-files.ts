import { readdirSync, type Dirent } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { makeEntry, type ByteEntry } from '../platform/cache/byte-entry';
import { SingleFlight } from '../platform/cache/single-flight';
import { Config } from '../platform/config/config';
import { ASSET_HEADERS, documentHeaders, transportHeaders } from '../platform/edge/security-headers';
import { officePolicy } from './portal';

/** Addresses of the built web apps' files and the folders they lie in, below `webDist`. */
const MOUNTS = [
  { prefix: '/assets/site/', folder: 'public-web/site' },
  { prefix: '/assets/portal/', folder: 'public-web/portal' },
  { prefix: '/remotes/admin/', folder: 'admin-web' },
  { prefix: '/remotes/super-admin/', folder: 'super-admin-web' },
] as const;

const TYPES: Readonly<Record<string, string>> = {
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
const COMPRESSIBLE = /^(?:text\/|application\/|image\/svg)/;
/** A name that holds a hash of its content never means anything else. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.[^/]+$/;
/** Larger files and films are read from the disk each time, in parts where the browser asks for parts. */
const MAX_KEPT_BYTES = 1_048_576;

export interface StaticFile {
  readonly file: string;
  readonly type: string;
  readonly isHashed: boolean;
}

/** The built web apps' files. Only names that were found at the start are served, so no address leads elsewhere. */
@Injectable()
export class StaticFiles {
  private names: ReadonlyMap<string, StaticFile>;
  private readonly entries = new Map<string, ByteEntry>();
  private readonly loading = new SingleFlight<ByteEntry | undefined>();

  constructor(private readonly config: Config) {
    this.names = findFiles(config.webDist);
  }

  /** Whether an address is one of a built file, there or not. */
  isStatic(address: string): boolean {
    return MOUNTS.some(({ prefix }) => address.startsWith(prefix));
  }

  /** The file as ready bytes, when it has been made ready. */
  find(address: string): ByteEntry | undefined {
    return this.entries.get(address);
  }

  /** Looks a file up; builds change it while developing. */
  locate(address: string): StaticFile | undefined {
    if (this.config.isDevelopment) this.names = findFiles(this.config.webDist);
    return this.names.get(address);
  }

  /** Makes a file ready, once; undefined for one that is better read from the disk. */
  async load(address: string, found: StaticFile): Promise<ByteEntry | undefined> {
    if (found.type.startsWith('video/')) return undefined;
    return this.entries.get(address) ?? this.loading.run(address, () => this.read(address, found));
  }

  /** Makes every text file ready, one after the other, so that no visitor waits for its compression. */
  async warm(): Promise<void> {
    for (const [address, found] of this.names) {
      if (COMPRESSIBLE.test(found.type) && !address.endsWith('.map')) await this.load(address, found);
    }
  }

  private async read(address: string, found: StaticFile): Promise<ByteEntry | undefined> {
    const body = await readFile(found.file);
    const compress = COMPRESSIBLE.test(found.type);
    if (body.length > MAX_KEPT_BYTES && !compress) return undefined;
    const entry = await makeEntry(200, this.headersOf(found, body), body, { compress });
    if (!this.config.isDevelopment) this.entries.set(address, entry);
    return entry;
  }

  private headersOf(found: StaticFile, body: Buffer): [string, string][] {
    const isDocument = found.type.startsWith('text/html');
    const own = isDocument ? documentHeaders(officePolicy(body.toString('utf8'))) : ASSET_HEADERS;
    return [
      ...own.map(([name, value]): [string, string] => [name, value]),
      ...transportHeaders(this.config.isSecure).map(([name, value]): [string, string] => [name, value]),
      ['Content-Type', found.type],
      ['Cache-Control', cacheControl(found, this.config.isDevelopment)],
    ];
  }
}

/** How long a browser may keep a file. */
export function cacheControl({ isHashed }: StaticFile, isDevelopment: boolean): string {
  return isHashed && !isDevelopment ? 'public, max-age=31536000, immutable' : 'no-cache';
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
