import { MAX_PICTURE_BYTES } from '@ospite/domain/shared';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** One byte more than is accepted, so that the form parser recognises a file that is too large. */
const LARGEST = MAX_PICTURE_BYTES + 1;

/** A file of a form, as the parser of forms hands it over and passes it on. */
interface FormFile {
  readonly stream: Readable;
  readonly buffer?: Buffer;
}
type Done = (error: null, file?: { readonly buffer: Buffer; readonly size: number }) => void;

/**
 * Reads each file of a form into one piece of memory as it arrives. A list of chunks, joined at the end, would take the
 * file's size twice, and its chunks would stay until V8 next looks at old objects: 50 MB in a burst of uploads.
 * The parser of forms (multer) prescribes the names of the methods.
 */
export const fileBuffers = {
  _handleFile({ headers }: IncomingMessage, { stream }: FormFile, done: Done): void {
    const length = Number(headers['content-length'] ?? LARGEST);
    // Memory that is never written to costs nothing: the system allocates it page by page.
    const memory = Buffer.allocUnsafeSlow(Math.min(length, LARGEST));
    let size = 0;
    stream.on('data', (chunk: Buffer) => (size += chunk.copy(memory, size)));
    stream.on('end', () => done(null, { buffer: memory.subarray(0, size), size }));
  },
  _removeFile(_request: IncomingMessage, file: FormFile, done: Done): void {
    release(file);
    done(null);
  },
};

/** Releases the memory of a form's files at once. Call it when nothing reads them any more. */
export function releaseFiles({ files = [] }: { readonly files?: readonly Pick<FormFile, 'buffer'>[] }): void {
  for (const file of files) release(file);
}

/** The memory goes with its detached buffer; waiting for V8 would keep tens of MB that nobody needs. */
function release({ buffer }: Pick<FormFile, 'buffer'>): void {
  if (buffer?.buffer instanceof ArrayBuffer && !buffer.buffer.detached) buffer.buffer.transfer(0);
}
