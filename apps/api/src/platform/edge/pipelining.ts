import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** What is under way on a connection, and what was sent after it. */
interface Line {
  isBusy: boolean;
  readonly waiting: (() => void)[];
}

const lines = new WeakMap<Socket, Line>();

/**
 * Serves the requests of one connection one after the other. Node hands over at once all that were sent without waiting
 * for the answers before them: thousands in one go would be under way together, and keep everybody else waiting.
 * Browsers and proxies send none so; others may send a few. Who sends more is hung up on (RFC 9112 §9.3.2 lets a
 * client expect that).
 * @param mostWaiting for the one that is under way
 */
export function limitPipelining(mostWaiting: number, serve: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const line = lineOf(socket);
    const begin = () => {
      response.once('close', () => leave(socket, line));
      serve(request, response);
    };
    if (!line.isBusy) {
      line.isBusy = true;
      begin();
    } else if (line.waiting.length < mostWaiting) line.waiting.push(begin);
    else hangUp(socket, line);
  };
}

function lineOf(socket: Socket): Line {
  const known = lines.get(socket);
  if (known) return known;
  const line: Line = { isBusy: false, waiting: [] };
  lines.set(socket, line);
  return line;
}

/** Begins the next one, unless the connection has ended meanwhile: nobody would get its answer. */
function leave(socket: Socket, line: Line): void {
  if (socket.destroyed || socket.writableEnded) line.waiting.length = 0;
  const next = line.waiting.shift();
  if (next) next();
  else line.isBusy = false;
}

/** What Node's parser is told of a request that becomes another protocol: nothing after it is read as HTTP. */
const READ_NO_FURTHER = 2;

/**
 * Ends a connection, and the reading of what came with the same 64 KiB: Node would still make up to 2,400 requests of
 * it, and hold them (2.5 kB each) as long as the one under way lasts. There is no public way to say so; where Node's
 * own `parser` should be missing one day, the rest is made and thrown away.
 */
function hangUp(socket: Socket, line: Line): void {
  line.waiting.length = 0;
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => READ_NO_FURTHER);
  socket.destroy();
}
