/** There is neither a place nor room to wait for one. */
export class NoPlaceError extends Error {
  constructor() {
    super('All places are taken, and enough wait for one.');
    this.name = 'NoPlaceError';
  }
}

/** Work held its place for too long. */
export class HeldTooLongError extends Error {
  constructor() {
    super('The place was held for too long.');
    this.name = 'HeldTooLongError';
  }
}

/** Conditions under which a piece of work waits for its place and holds it. */
export interface Stay {
  /** Once it is aborted nobody waits on, nor takes a place: whoever asked is gone. Work under way goes on. */
  readonly signal?: AbortSignal;
  /** Milliseconds after which the place is free again, whether the work has ended or not. */
  readonly mostMs?: number;
}

/** Lets a few pieces of work run at once and the others wait, first come first served. */
export class Semaphore {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  /** @param mostWaiting beyond these nothing waits */
  constructor(
    private readonly places: number,
    private readonly mostWaiting = Number.POSITIVE_INFINITY,
  ) {}

  /**
   * @throws NoPlaceError at once when too many wait already
   * @throws HeldTooLongError when the work takes longer than it may
   * @throws the signal's reason when it is aborted before the work has begun
   */
  async run<Result>(work: () => Promise<Result>, { signal, mostMs }: Stay = {}): Promise<Result> {
    signal?.throwIfAborted();
    await this.enter(signal);
    try {
      // The place may have been handed over at the moment at which the one who asked went.
      signal?.throwIfAborted();
      return await (mostMs === undefined ? work() : inTime(work(), mostMs));
    } finally {
      this.leave();
    }
  }

  // A place is handed over from who leaves, so `running` does not change while anyone waits.
  private async enter(signal: AbortSignal | undefined): Promise<void> {
    if (this.running < this.places) {
      this.running += 1;
      return;
    }
    if (this.waiting.size >= this.mostWaiting) throw new NoPlaceError();
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

async function inTime<Result>(work: Promise<Result>, mostMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HeldTooLongError()), mostMs);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
