import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Headers of a file to be saved, as they are documented. */
export const ATTACHMENT_HEADERS = {
  'Content-Disposition': {
    description: 'Says that it is a file to be saved, and its name.',
    schema: { type: 'string' as const },
  },
};

/**
 * Streams a file to be saved. Nothing is sent before the first piece is there, so that what fails at once is still
 * answered with a problem; later failures cut the download off.
 * @param source pieces in order; it is stopped when the client goes away
 */
export async function sendDownload(
  response: Response,
  file: { readonly name: string; readonly type: string },
  source: AsyncIterable<Buffer | string>,
): Promise<void> {
  const pieces = source[Symbol.asyncIterator]();
  try {
    const first = await pieces.next();
    response.setHeader('Content-Type', file.type);
    response.setHeader('Content-Disposition', `attachment; filename="${file.name}"`);
    response.setHeader('Cache-Control', 'no-store');
    async function* all() {
      for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
    }
    await pipeline(Readable.from(all(), { objectMode: false }), response);
  } catch (error) {
    // The client went away before the end: there is nobody to tell.
    if (!isGone(error)) throw error;
  } finally {
    // Here, and not in `all`, which nobody begins to read when the client is gone by the first piece.
    await pieces.return?.();
  }
}

/** Before the end, or before the first piece. */
const GONE = /^ERR_STREAM_(PREMATURE_CLOSE|UNABLE_TO_PIPE)$/;

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.test(String(error.code));
}
