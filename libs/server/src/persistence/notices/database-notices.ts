import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import net from 'node:net';
import pg from 'pg';

/** In milliseconds. */
interface ListenerTimes {
  /** The connection is tried this often, in case it is dead and neither side knows. */
  readonly heartbeatMs: number;
  /** A database that takes longer to answer counts as lost. */
  readonly answerMs: number;
  /** Pause before a lost connection is opened again. */
  readonly reconnectMs: number;
}

const TIMES: ListenerTimes = { heartbeatMs: 15_000, answerMs: 5_000, reconnectMs: 100 };

interface Connection {
  readonly client: pg.Client;
  readonly socket: net.Socket;
}

interface Listener {
  /** A transaction that notified the channel is committed. */
  readonly hear: (payload: string) => void;
  /** Reads what it may have missed, over the listening connection: at the start, at each heartbeat, after a loss. */
  readonly catchUp?: (client: pg.Client) => Promise<void>;
}

/**
 * Receives the notifications of transactions on any replica (NOTIFY, which PostgreSQL delivers after the commit), on a
 * connection of its own. It opens a new one after a loss, even when nothing reports the loss, as on a network that
 * drops all packets.
 */
export class DatabaseNotices implements OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseNotices.name);
  private readonly listeners = new Map<string, Listener>();
  private connection: Connection | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly times = TIMES,
  ) {}

  /** Registers who listens on a channel; before `start`. */
  on(channel: string, listener: Listener): void {
    this.listeners.set(channel, listener);
  }

  /** Listens from here on; rejects when the database cannot be reached. */
  async start(): Promise<void> {
    await this.connect();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    this.disconnect();
  }

  private async connect(): Promise<void> {
    const socket = new net.Socket();
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'ospite notices',
      keepAlive: true,
      connectionTimeoutMillis: this.times.answerMs,
      query_timeout: this.times.answerMs,
      stream: () => socket,
    });
    const connection = { client, socket };
    this.connection = connection;
    client.on('error', () => this.reconnectSoon(connection));
    client.on('end', () => this.reconnectSoon(connection));
    client.on('notification', ({ channel, payload }) => this.listeners.get(channel)?.hear(payload ?? ''));
    await client.connect();
    for (const channel of this.listeners.keys()) await client.query(`listen ${channel}`);
    await this.catchUp(connection);
  }

  /** The answer proves that the listening connection still works. */
  private async catchUp(connection: Connection): Promise<void> {
    await connection.client.query('select 1');
    for (const { catchUp } of this.listeners.values()) await catchUp?.(connection.client);
    this.after(this.times.heartbeatMs, () => {
      this.catchUp(connection).catch(() => this.reconnectSoon(connection));
    });
  }

  private reconnectSoon(connection: Connection): void {
    if (this.isStopped || this.connection !== connection) return;
    this.disconnect();
    this.after(this.times.reconnectMs, () => {
      this.connect().catch((error: unknown) => {
        this.logger.debug(`Still no connection to listen for notices: ${String(error)}`);
        if (this.connection) this.reconnectSoon(this.connection);
      });
    });
  }

  /** Destroys the socket, since ending the session would wait for an answer that may never come. */
  private disconnect(): void {
    clearTimeout(this.timer);
    this.connection?.socket.destroy();
    this.connection = undefined;
  }

  private after(ms: number, work: () => void): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(work, ms);
    this.timer.unref();
  }
}
