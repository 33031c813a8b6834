import v8 from 'node:v8';
import vm from 'node:vm';

const LOOK_EVERY_MS = 10_000;
/** Of one processor, since the last look: below it nobody waits for us. */
const IDLE_SHARE = 0.05;
/** A heap that has grown less since the last collection is left alone. */
const GROWTH = 1.2;

/** What is looked at, and what is done about it. */
export interface Heap {
  /** Of the processor that this process has used since its start, in milliseconds. */
  readonly cpuMs: () => number;
  /** Objects, and the buffers that they hold outside of the heap. */
  readonly bytes: () => number;
  readonly collect: () => void;
}

/**
 * Collects garbage once the server has nothing to do, after the start and after each burst: one that idles allocates so
 * little that V8 would keep what the burst left for hours. A collection takes a tenth of a second, which nobody waits for
 * then.
 */
export function collectWhenIdle(): void {
  setInterval(idleLook(THIS_PROCESS, LOOK_EVERY_MS), LOOK_EVERY_MS).unref();
}

/** @returns to be called every so many milliseconds */
export function idleLook(heap: Heap, everyMs: number): () => void {
  let cpuMs = heap.cpuMs();
  let afterLast = 0;
  return () => {
    const used = heap.cpuMs() - cpuMs;
    cpuMs += used;
    if (used > everyMs * IDLE_SHARE || heap.bytes() <= afterLast * GROWTH) return;
    heap.collect();
    afterLast = heap.bytes();
    cpuMs = heap.cpuMs();
  };
}

const THIS_PROCESS: Heap = {
  cpuMs() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  bytes() {
    const { used_heap_size: objects, external_memory: buffers } = v8.getHeapStatistics();
    return objects + buffers;
  },
  /** There is no other way to ask for it without a flag at the start. */
  collect() {
    v8.setFlagsFromString('--expose-gc');
    const collect: unknown = vm.runInNewContext('gc');
    if (typeof collect === 'function') collect();
  },
};
