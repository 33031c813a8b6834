import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

/** A location in a bundle as it stands in a stack: `file:///srv/dist/apps/api/main.mjs:120:9`. */
const BUNDLE_LOCATION = /(file:\/\/[^\s()]+?\.mjs(?:\?[^\s():]*)?):(\d+):(\d+)/g;

/** Source maps take some 20 MB once they are read: they are dropped when no error has been logged for this long. */
const KEPT_MS = 60_000;

const maps = new Map<string, SourceMap | undefined>();
let dropping: NodeJS.Timeout | undefined;

/**
 * Replaces locations in a bundle by those in the sources: `apps/api/src/commands/serve.ts:30:9`. The maps lie beside the
 * bundles and are read only now, because Node's own `--enable-source-maps` holds them in memory from the start (20 MB at
 * boot, 60 MB after 30 pages). A location without a map stays as it is.
 */
export function withSourceLocations(stack: string): string {
  return stack.replace(BUNDLE_LOCATION, (location, url: string, line: string, column: string) => {
    const origin = mapOf(url)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return location;
    return `${origin.fileName.replace(/^\.\//, '')}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

/** An error with its causes for the console, with locations in the sources. */
export function describeForConsole(error: unknown): string {
  return withSourceLocations(inspect(error));
}

function mapOf(url: string): SourceMap | undefined {
  clearTimeout(dropping);
  dropping = setTimeout(() => maps.clear(), KEPT_MS);
  dropping.unref();
  if (!maps.has(url)) maps.set(url, readMap(url));
  return maps.get(url);
}

function readMap(url: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')));
  } catch {
    // A missing or broken map must not break the log.
    return undefined;
  }
}
