import v8 from 'node:v8';
import vm from 'node:vm';

/** By then the first pages are drawn, files are read and background work is loaded. */
const AFTER_MS = 20_000;

/**
 * Lets go, once, of what starting left in the heap: a server that idles allocates so little that V8 would not get round to
 * it for hours. There is no other way to ask for a collection without a flag at the start.
 */
export function tidyHeapAfterStart(): void {
  setTimeout(() => {
    v8.setFlagsFromString('--expose-gc');
    vm.runInNewContext('gc')();
  }, AFTER_MS).unref();
}
