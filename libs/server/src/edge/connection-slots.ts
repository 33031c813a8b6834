import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { HeaderList } from '../headers/header-list';
import { RETRY_SECONDS } from '../problems/storage-failure';
import { ConnectionQueue } from './connection-queue';
import { respondWithProblem } from './raw-problem';
import { networkKey } from './sender';
import type { ServerLimits } from './server-limits';

/** From this part of all connections on, idle and slow ones are closed. */
const NEARLY_FULL = 0.8;
/**
 * A sender may hold at most this part of the free connections, so that one is always left for the next sender: 60
 * greedy senders leave 100 of 5,000 when they come one after the other, and more when all come at once.
 */
const SHARE_OF_FREE = 1 / 16;
const LIVENESS = '/api/health/live';
/** How many addresses' senders are remembered: refused senders come back at once, thousands of times a second. */
const REMEMBERED_ADDRESSES = 10_000;
const NOBODY = '';

/** When something began, and the bytes of its connection by then. */
interface Start {
  readonly at: number;
  readonly bytes: number;
}

type Limits = Pick<
  ServerLimits,
  | 'connections'
  | 'connectionsPerSender'
  | 'connectionsAtOnce'
  | 'queueMs'
  | 'fromQueue'
  | 'spareConnections'
  | 'spareMs'
  | 'checkMs'
  | 'graceMs'
>;

/**
 * Divides the connections among their senders, so that nobody can shut everybody else out. A sender that holds its share
 * gets no further one. When few are left, idle ones are closed, and each new one costs the sender with the most
 * connections its slowest one. A trusted proxy has no share: while a request is in progress, its connection counts for
 * the client that the proxy forwards.
 */
export class ConnectionSlots {
  private readonly places = new Set<Socket>();
  /** The holders; a proxy's connection that waits for a request has none. */
  private readonly senders = new Map<string, Map<Socket, Start>>();
  /** Additional connections, for liveness only; the oldest is closed for the next. */
  private readonly spare = new Set<Socket>();
  private readonly senderByAddress = new LRUCache<string, string>({ max: REMEMBERED_ADDRESSES });
  private closedIdleAt = 0;

  /**
   * @param isProxy whether an address is a trusted proxy's
   * @param forwardedAddress the client that a trusted proxy forwards
   */
  constructor(
    private readonly limits: Limits,
    private readonly isProxy: (address: string) => boolean,
    private readonly forwardedAddress: (request: IncomingMessage) => string,
  ) {}

  /**
   * Lets connections reach the server's existing listeners only when there is a slot; those of a sender that already
   * holds many go one after the other.
   */
  guard(server: Server): void {
    const listeners = server.listeners('connection');
    // Refused and waiting connections are not read.
    Object.assign(server, { pauseOnConnect: true });
    const begin = (socket: Socket) => {
      for (const listener of listeners) listener.call(server, socket);
      socket.resume();
    };
    const queue = new ConnectionQueue(this.limits, begin);
    server.removeAllListeners('connection').on('connection', (socket: Socket) => {
      const sender = this.senderOf(socket);
      if (!this.admit(socket, sender, server)) socket.destroy();
      else if (sender !== undefined && this.countOf(sender) > this.limits.connectionsAtOnce)
        queue.add(sender, socket);
      else begin(socket);
    });
  }

  /**
   * Responds with 503 to forwarded clients beyond their share, and to everything except liveness when no slot is left.
   */
  limitRequests(transport: HeaderList, inner: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      const isSpare = this.spare.has(socket);
      const sender = isSpare ? undefined : this.forwardedSender(request);
      if (isSpare ? request.url !== LIVENESS : sender !== undefined && this.isAtLimit(sender))
        return respondWithProblem(response, 'server.unavailable', transport, RETRY_SECONDS.away);
      if (isSpare) response.shouldKeepAlive = false;
      if (sender !== undefined) {
        this.hold(sender, socket);
        response.once('close', () => this.release(sender, socket));
      }
      inner(request, response);
    };
  }

  /** Undefined for requests that do not come through a proxy, or come from the proxy itself. */
  private forwardedSender(request: IncomingMessage): string | undefined {
    if (!this.isProxy(request.socket.remoteAddress ?? '')) return undefined;
    const address = this.forwardedAddress(request);
    return this.isProxy(address) ? undefined : networkKey(address);
  }

  /** Undefined for a trusted proxy, and for a connection that is already closed. */
  private senderOf({ remoteAddress: address }: Socket): string | undefined {
    if (address === undefined) return undefined;
    let sender = this.senderByAddress.get(address);
    if (sender === undefined) {
      sender = this.isProxy(address) ? NOBODY : networkKey(address);
      this.senderByAddress.set(address, sender);
    }
    return sender === NOBODY ? undefined : sender;
  }

  private admit(socket: Socket, sender: string | undefined, server: Server): boolean {
    if (socket.remoteAddress === undefined) return false;
    if (sender !== undefined && this.isAtLimit(sender)) return false;
    const { connections } = this.limits;
    if (this.places.size >= connections * NEARLY_FULL) {
      this.closeIdle(server);
      this.cutSlowest(sender);
    }
    if (this.places.size >= connections) return this.addSpare(socket);
    this.places.add(socket);
    if (sender !== undefined) this.hold(sender, socket);
    socket.once('close', () => {
      this.places.delete(socket);
      if (sender !== undefined) this.release(sender, socket);
    });
    return true;
  }

  private isAtLimit(sender: string): boolean {
    const { connections, connectionsPerSender } = this.limits;
    const share = Math.max(1, Math.ceil((connections - this.places.size) * SHARE_OF_FREE));
    return this.countOf(sender) >= Math.min(connectionsPerSender, share);
  }

  private countOf(sender: string | undefined): number {
    return (sender !== undefined && this.senders.get(sender)?.size) || 0;
  }

  private hold(sender: string, socket: Socket): void {
    const held = this.senders.get(sender) ?? new Map<Socket, Start>();
    held.set(socket, { at: performance.now(), bytes: bytesOf(socket) });
    this.senders.set(sender, held);
  }

  private release(sender: string, socket: Socket): void {
    const held = this.senders.get(sender);
    held?.delete(socket);
    if (held?.size === 0) this.senders.delete(sender);
  }

  private addSpare(socket: Socket): boolean {
    const [oldest] = this.spare;
    if (oldest && this.spare.size >= this.limits.spareConnections) {
      this.spare.delete(oldest);
      oldest.destroy();
    }
    this.spare.add(socket);
    const cut = setTimeout(() => socket.destroy(), this.limits.spareMs);
    socket.once('close', () => {
      clearTimeout(cut);
      this.spare.delete(socket);
    });
    return true;
  }

  private closeIdle(server: Server): void {
    const now = performance.now();
    if (now - this.closedIdleAt < this.limits.checkMs) return;
    this.closedIdleAt = now;
    server.closeIdleConnections();
  }

  /**
   * Cuts the slowest connection of the sender that holds most, unless all of them are new. It must hold many more than
   * the newcomer: equal senders would only take each other's slots, over and over.
   */
  private cutSlowest(newcomer: string | undefined): void {
    let most: [string, Map<Socket, Start>] | undefined;
    for (const entry of this.senders) if (entry[1].size > (most?.[1].size ?? 0)) most = entry;
    if (!most || most[1].size <= 2 * this.countOf(newcomer)) return;
    const now = performance.now();
    const rates = [...most[1]]
      .filter(([, { at }]) => now - at > this.limits.graceMs)
      .map(([socket, { at, bytes }]) => ({ socket, rate: (bytesOf(socket) - bytes) / (now - at) }));
    if (rates.length === 0) return;
    const { socket } = rates.reduce((slowest, other) => (other.rate < slowest.rate ? other : slowest));
    // Immediately, not when the system has closed it: many may arrive at the same moment.
    this.places.delete(socket);
    this.release(most[0], socket);
    socket.destroy();
  }
}

const bytesOf = (socket: Socket): number => socket.bytesRead + socket.bytesWritten;
