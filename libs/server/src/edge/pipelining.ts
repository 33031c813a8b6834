import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Whether a connection's request is in progress, and the requests sent after it. */
interface Pipeline {
  isBusy: boolean;
  readonly waiting: (() => void)[];
}

const pipelines = new WeakMap<Socket, Pipeline>();

/**
 * Serves the requests of one connection one after the other. Node passes on pipelined requests all at once: thousands
 * would run together and keep everybody else waiting. Browsers and proxies do not pipeline; other clients may send a
 * few. The connection of one that sends more is cut, which RFC 9112 §9.3.2 tells clients to expect.
 * @param maxWaiting for the one that is under way
 */
export function limitPipelining(maxWaiting: number, serve: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const pipeline = pipelineOf(socket);
    const begin = () => {
      response.once('close', () => beginNext(socket, pipeline));
      serve(request, response);
    };
    if (!pipeline.isBusy) {
      pipeline.isBusy = true;
      begin();
    } else if (pipeline.waiting.length < maxWaiting) pipeline.waiting.push(begin);
    else cut(socket, pipeline);
  };
}

function pipelineOf(socket: Socket): Pipeline {
  const known = pipelines.get(socket);
  if (known) return known;
  const pipeline: Pipeline = { isBusy: false, waiting: [] };
  pipelines.set(socket, pipeline);
  return pipeline;
}

/** Unless the connection has ended meanwhile: nobody would get the response. */
function beginNext(socket: Socket, pipeline: Pipeline): void {
  if (socket.destroyed || socket.writableEnded) pipeline.waiting.length = 0;
  const next = pipeline.waiting.shift();
  if (next) next();
  else pipeline.isBusy = false;
}

/** What Node's parser is told of a request that becomes another protocol: nothing after it is read as HTTP. */
const STOP_READING = 2;

/**
 * Ends a connection, and the reading of what came with the same 64 KiB: Node would still make up to 2,400 requests of
 * it, and hold them (2.5 kB each) as long as the one under way lasts. There is no public way to do so; should Node's
 * own `parser` be missing one day, these requests are made and thrown away.
 */
function cut(socket: Socket, pipeline: Pipeline): void {
  pipeline.waiting.length = 0;
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => STOP_READING);
  socket.destroy();
}
