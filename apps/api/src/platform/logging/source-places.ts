import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

/** A place in a bundle as V8 writes it into a stack: `file:///srv/dist/apps/api/main.mjs:120:9`. */
const BUNDLE_PLACE = /(file:\/\/[^\s()]+?\.mjs(?:\?[^\s():]*)?):(\d+):(\d+)/g;

/** Maps take some 20 MB once they are read: they go when no error has been logged for this long. */
const KEPT_MS = 60_000;

const maps = new Map<string, SourceMap | undefined>();
let forgetting: NodeJS.Timeout | undefined;

/**
 * Puts places in the sources in place of those in a bundle: `apps/api/src/commands/serve.ts:30:9`. The maps lie beside the
 * bundles and are read only now, because Node's own `--enable-source-maps` holds them in memory from the start (20 MB at
 * boot, 60 MB after 30 pages). A place without a map stays as it is.
 */
export function withSourcePlaces(stack: string): string {
  return stack.replace(BUNDLE_PLACE, (place, url: string, line: string, column: string) => {
    const origin = mapOf(url)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    return `${origin.fileName.replace(/^\.\//, '')}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

/** An error with its causes for the console, with places in the sources. */
export function describeForConsole(error: unknown): string {
  return withSourcePlaces(inspect(error));
}

function mapOf(url: string): SourceMap | undefined {
  clearTimeout(forgetting);
  forgetting = setTimeout(() => maps.clear(), KEPT_MS);
  forgetting.unref();
  if (!maps.has(url)) maps.set(url, readMap(url));
  return maps.get(url);
}

function readMap(url: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')));
  } catch {
    // A bundle that came without its map, or with a broken one, must not break the log.
    return undefined;
  }
}
