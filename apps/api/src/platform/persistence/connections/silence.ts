/** Suspicion ends by itself after so many milliseconds, so that a slow database is given its whole time again. */
const SUSPICION_MS = 1_000;

/**
 * Remembers that the database gave no answer: what asks it right afterwards, often for the same request, does not wait
 * all over again. An answer ends it at once.
 */
export class Silence {
  private until = 0;

  /** Somebody waited in vain as long as one may. */
  suspect(): void {
    this.until = performance.now() + SUSPICION_MS;
  }

  end(): void {
    this.until = 0;
  }

  get isSuspected(): boolean {
    return performance.now() < this.until;
  }
}
