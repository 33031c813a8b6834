import v8 from 'node:v8';
import vm from 'node:vm';

const CHECK_EVERY_MS = 10_000;
/** Share of one processor since the last check; below it the server is idle. */
const IDLE_SHARE = 0.05;
/** A heap that has grown less than this since the last collection is left alone. */
const GROWTH = 1.2;

/** What is measured, and how it is collected. */
interface Heap {
  /** Processor time of this process since its start, in milliseconds. */
  readonly cpuMs: () => number;
  /** Objects, and the buffers they hold outside the heap. */
  readonly bytes: () => number;
  readonly collect: () => void;
}

/**
 * Collects garbage when the server becomes idle, after the start and after each burst: an idle server allocates so little
 * that V8 would keep the burst's garbage for hours. A collection takes a tenth of a second, and nobody waits for it then.
 */
export function collectGarbageWhenIdle(): void {
  setInterval(idleCheck(THIS_PROCESS, CHECK_EVERY_MS), CHECK_EVERY_MS).unref();
}

/** @returns a function to call every `everyMs` milliseconds */
export function idleCheck(heap: Heap, everyMs: number): () => void {
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
  /** There is no other way without a flag at the start of Node. */
  collect() {
    v8.setFlagsFromString('--expose-gc');
    const collect: unknown = vm.runInNewContext('gc');
    if (typeof collect === 'function') collect();
  },
};
