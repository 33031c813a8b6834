/** There is neither a place nor room to wait for one. */
export class NoPlaceError extends Error {
  constructor() {
    super('All places are taken, and enough wait for one.');
    this.name = 'NoPlaceError';
  }
}

/** Lets a few pieces of work run at once and the others wait, first come first served. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param mostWaiting beyond these nothing waits */
  constructor(
    private readonly places: number,
    private readonly mostWaiting = Number.POSITIVE_INFINITY,
  ) {}

  /** @throws NoPlaceError at once when too many wait already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    // A place is handed over from who leaves, so `running` does not change while anyone waits.
    if (this.running < this.places) this.running += 1;
    else if (this.waiting.length < this.mostWaiting)
      await new Promise<void>((resume) => this.waiting.push(resume));
    else throw new NoPlaceError();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
