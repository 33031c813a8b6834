import net from 'node:net';
import { once } from 'node:events';
import { Line } from './line.mjs';
import { Timeline } from './timeline.mjs';

/**
 * A TCP proxy that behaves like a slow link. The program's own process ends with the one that forked it.
 * A connection costs a handshake: its first byte leaves one round trip after it was opened.
 */
/** More than this does not wait here but with the server, as it would in the buffer of its socket. */
const SOCKET_BUFFER_BYTES = 65_536;

const [settings] = await once(process, 'message');
process.once('disconnect', () => process.exit());

const began = performance.now();
const timeline = new Timeline();
let timer;

/** Brings the timeline up to now, does something on it, and comes back for what is due next. */
function onTimeline(something = () => {}) {
  timeline.runUntil(performance.now() - began);
  something();
  clearTimeout(timer);
  if (timeline.next === undefined) return;
  timer = setTimeout(onTimeline, Math.max(0, timeline.next - (performance.now() - began)));
}

const { roundTripMs } = settings;
const up = new Line({ timeline, roundTripMs, kbitPerSecond: settings.upKbit });
const down = new Line({ timeline, roundTripMs, kbitPerSecond: settings.downKbit });

function carry(client, port) {
  const server = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  client.setNoDelay(true);
  const opensAt = timeline.now + roundTripMs;
  const request = up.open({
    opensAt,
    arrive: (bytes) => server.write(bytes),
    end: () => server.end(),
  });
  const response = down.open({
    arrive: (bytes) => client.write(bytes),
    end: () => client.end(),
    drained: () => {
      if (response.waitingBytes < SOCKET_BUFFER_BYTES) server.resume();
    },
  });
  client.on('data', (bytes) => onTimeline(() => request.send(bytes)));
  server.on('data', (bytes) => {
    if (response.waitingBytes + bytes.length >= SOCKET_BUFFER_BYTES) server.pause();
    onTimeline(() => response.send(bytes));
  });
  client.on('end', () => onTimeline(() => request.end()));
  server.on('end', () => onTimeline(() => response.end()));
  const cut = () => {
    request.cut();
    response.cut();
    client.destroy();
    server.destroy();
  };
  client.on('error', cut).on('close', cut);
  server.on('error', cut);
}

const ports = [];
for (const port of settings.ports) {
  const listener = net.createServer({ allowHalfOpen: true }, (client) =>
    onTimeline(() => carry(client, port)),
  );
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  ports.push(listener.address().port);
}
process.send?.(ports);
