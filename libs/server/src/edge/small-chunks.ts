import type { IncomingMessage } from 'node:http';

/** Chunks of a body that may have any size; all further ones hold `BYTES_OF_A_CHUNK` on average. */
const FREE_CHUNKS = 500;
const BYTES_OF_A_CHUNK = 64;

/**
 * Calls `refuse` once a body comes in thousands of tiny chunks: Node hands over each by itself, which makes one of a byte a
 * hundred times as expensive as its bytes (98 KiB take 0.3 s of processor time). What is left of it is not read.
 */
export function limitSmallChunks(request: IncomingMessage, refuse: () => void): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let chunks = 0;
  let bytes = 0;
  let isRefused = false;
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (isRefused) return false;
    chunks += 1;
    bytes += Buffer.isBuffer(chunk) ? chunk.length : 0;
    if (chunks <= FREE_CHUNKS || bytes >= (chunks - FREE_CHUNKS) * BYTES_OF_A_CHUNK)
      return push(chunk, encoding);
    isRefused = true;
    stopReading(request);
    refuse();
    return false;
  };
}

/**
 * Stops Node's parser in the middle of the 64 KiB that it has. There is no public way to do so; should Node's own
 * `parser` be missing one day, the rest is parsed and thrown away.
 */
function stopReading({ socket }: IncomingMessage): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser !== 'object' || parser === null) return;
  const pauseParser: unknown = Reflect.get(parser, 'pause');
  if (typeof pauseParser === 'function') pauseParser.call(parser);
}
