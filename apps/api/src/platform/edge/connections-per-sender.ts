import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { senderKey } from './sender';
import type { ServerLimits } from './server-limits';

/** From this part of all connections on, idle ones are closed. */
const NEARLY_FULL = 0.8;

/**
 * Closes at once the connections of a sender that holds its share of them already, so that nobody can shut everybody
 * else out. When few are left, those that only wait for a next request are closed.
 * @param isProxy whether all guests come from an address: it has no share of its own
 */
export function limitConnectionsPerSender(
  server: Server,
  { connections, connectionsPerSender, checkMs }: ServerLimits,
  isProxy: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  let total = 0;
  let closedIdleAt = 0;

  const closeIdle = () => {
    const now = performance.now();
    if (total < connections * NEARLY_FULL || now - closedIdleAt < checkMs) return;
    closedIdleAt = now;
    server.closeIdleConnections();
  };
  // Before Node's own listener, which would make a parser for it.
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const sender = senderKey(address);
    const count = open.get(sender) ?? 0;
    if (count >= connectionsPerSender && !isProxy(address)) return void socket.destroy();
    open.set(sender, count + 1);
    total += 1;
    closeIdle();
    socket.once('close', () => {
      total -= 1;
      const left = (open.get(sender) ?? 1) - 1;
      if (left > 0) open.set(sender, left);
      else open.delete(sender);
    });
  });
}
