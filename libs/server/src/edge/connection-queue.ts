import type { Socket } from 'node:net';
import type { ServerLimits } from './server-limits';

type Limits = Pick<ServerLimits, 'queueMs' | 'fromQueue'>;

/**
 * Admits a few connections at a time, senders taking turns, so that thousands that open at one moment leave time for
 * everybody else. What a client sends meanwhile waits in its socket.
 */
export class ConnectionQueue {
  /** By sender, next in turn first. */
  private readonly waiting = new Map<string, Set<Socket>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: Limits,
    private readonly begin: (socket: Socket) => void,
  ) {}

  add(sender: string, socket: Socket): void {
    const sockets = this.waiting.get(sender) ?? new Set();
    this.waiting.set(sender, sockets.add(socket));
    socket.once('error', () => socket.destroy()).once('close', () => this.remove(sender, socket));
    this.timer ??= setInterval(() => this.beginNext(), this.limits.queueMs).unref();
  }

  private remove(sender: string, socket: Socket): void {
    const sockets = this.waiting.get(sender);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.waiting.delete(sender);
  }

  private beginNext(): void {
    for (let begun = 0; begun < this.limits.fromQueue; begun += 1) {
      const [next] = this.waiting;
      if (!next) {
        clearInterval(this.timer);
        this.timer = undefined;
        return;
      }
      const [sender, sockets] = next;
      const [socket] = sockets;
      // Its sender's next turn comes after everybody else's.
      this.waiting.delete(sender);
      if (sockets.size > 1) this.waiting.set(sender, sockets);
      if (!socket) continue;
      sockets.delete(socket);
      this.begin(socket);
    }
  }
}
