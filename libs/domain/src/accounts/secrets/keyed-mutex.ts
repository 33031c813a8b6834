/** Runs work of the same key one after the other, in the order it came; other keys do not wait. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const previous = this.last.get(key);
    const current = previous ? previous.then(work, work) : work();
    this.last.set(key, current);
    try {
      return await current;
    } finally {
      if (this.last.get(key) === current) this.last.delete(key);
    }
  }
}
