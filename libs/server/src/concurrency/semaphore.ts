/** All slots are taken, and the queue is full. */
export class QueueFullError extends Error {
  constructor() {
    super('All slots are taken, and the queue is full.');
    this.name = 'QueueFullError';
  }
}

/** Work took longer than its slot allows. */
export class SlotTimeoutError extends Error {
  constructor() {
    super('The work took longer than its slot was granted for.');
    this.name = 'SlotTimeoutError';
  }
}

/** How long work may wait for its slot and keep it. */
interface SlotOptions {
  /** Ends the wait when it is aborted; work that has begun goes on. */
  readonly signal?: AbortSignal;
  /** Milliseconds after which the slot is free again, whether the work has ended or not. */
  readonly timeoutMs?: number;
}

/** Runs a few pieces of work at once; the others wait, first come first served. */
export class Semaphore {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  /** @param maxWaiting further work is refused */
  constructor(
    private readonly slots: number,
    private readonly maxWaiting = Number.POSITIVE_INFINITY,
  ) {}

  /**
   * @throws QueueFullError at once when too much work waits already
   * @throws SlotTimeoutError when the work takes longer than `timeoutMs`
   * @throws the signal's reason when it is aborted before the work has begun
   */
  async run<Result>(work: () => Promise<Result>, options: SlotOptions = {}): Promise<Result> {
    const { signal, timeoutMs } = options;
    signal?.throwIfAborted();
    await this.enter(signal);
    try {
      // The signal may have been aborted at the moment the slot was passed on.
      signal?.throwIfAborted();
      return await (timeoutMs === undefined ? work() : inTime(work(), timeoutMs));
    } finally {
      this.leave();
    }
  }

  // A slot is passed on by the work that ends, so `running` does not change while anything waits.
  private async enter(signal: AbortSignal | undefined): Promise<void> {
    if (this.running < this.slots) {
      this.running += 1;
      return;
    }
    if (this.waiting.size >= this.maxWaiting) throw new QueueFullError();
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.waiting.delete(resume);
        reject(signal?.reason);
      };
      const resume = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      this.waiting.add(resume);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  private leave(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}

async function inTime<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SlotTimeoutError()), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
