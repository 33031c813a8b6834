/** Passes a stream through, counting its bytes and keeping the error that reading it threw. */
export class MeteredStream implements AsyncIterable<Uint8Array> {
  bytes = 0;
  failure: unknown;

  /** @param signal stops the reading; its reason is thrown */
  constructor(
    private readonly content: AsyncIterable<Uint8Array>,
    private readonly signal: AbortSignal,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const parts = this.content[Symbol.asyncIterator]();
    try {
      for (let part = await this.next(parts); !part.done; part = await this.next(parts)) {
        this.bytes += part.value.byteLength;
        yield part.value;
      }
    } finally {
      await parts.return?.();
    }
  }

  private async next(parts: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
    try {
      const part = await parts.next();
      this.signal.throwIfAborted();
      return part;
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}
