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
  const first = await pieces.next();
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Disposition', `attachment; filename="${file.name}"`);
  response.setHeader('Cache-Control', 'no-store');
  async function* all() {
    try {
      for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
    } finally {
      await pieces.return?.();
    }
  }
  try {
    await pipeline(Readable.from(all(), { objectMode: false }), response);
  } catch (error) {
    // The client went away before the end: there is nobody to tell.
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
