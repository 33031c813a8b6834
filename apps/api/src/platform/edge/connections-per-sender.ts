import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { senderKey } from './sender';
import type { ServerLimits } from './server-limits';

/** From this part of all connections on, those without a request make room. */
const CROWDED = 0.8;

/**
 * Gives each address its share of the connections: what is beyond it is closed at once, so that one address cannot
 * shut everybody else out. While the places are few, connections that only wait for a next request are closed.
 * Call it after `limitServer`.
 * @param isProxy whether an address is one that all guests come from: it has no share of its own
 */
export function limitConnectionsPerSender(
  server: Server,
  { connections, connectionsPerSender, checkMs }: ServerLimits,
  isProxy: (address: string) => boolean,
): void {
  const held = new Map<string, number>();
  let all = 0;
  let lookedAt = 0;

  const makeRoom = () => {
    const now = performance.now();
    if (all < connections * CROWDED || now - lookedAt < checkMs) return;
    lookedAt = now;
    server.closeIdleConnections();
  };
  // Before Node's own listener, which would make a parser for it.
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const sender = senderKey(address);
    const count = held.get(sender) ?? 0;
    if (count >= connectionsPerSender && !isProxy(address)) return void socket.destroy();
    held.set(sender, count + 1);
    all += 1;
    makeRoom();
    socket.once('close', () => {
      all -= 1;
      const left = (held.get(sender) ?? 1) - 1;
      if (left > 0) held.set(sender, left);
      else held.delete(sender);
    });
  });
}
