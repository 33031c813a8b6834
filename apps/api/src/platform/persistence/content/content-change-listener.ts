import { Logger } from '@nestjs/common';
import net from 'node:net';
import pg from 'pg';

export const CONTENT_CHANNEL = 'content_version';
export const CONTENT_ROW_ID = 1;

/** In milliseconds. */
interface ListenerTimes {
  /** The version is read again this often, in case the connection is dead and neither side knows. */
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

/**
 * Listens for content changes on a connection of its own (LISTEN), and reads the version again after the connection was
 * lost, even when nothing reports the loss, as on a network that drops all packets.
 */
export class ContentChangeListener {
  private readonly logger = new Logger(ContentChangeListener.name);
  private connection: Connection | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  /** @param learn gets each version that arrives, in any order and more than once */
  constructor(
    private readonly databaseUrl: string,
    private readonly learn: (version: number) => void,
    private readonly times: ListenerTimes = TIMES,
  ) {}

  /** Reads the version and listens from here on; rejects when the database cannot be reached. */
  async start(): Promise<void> {
    await this.connect();
  }

  stop(): void {
    this.isStopped = true;
    this.disconnect();
  }

  private async connect(): Promise<void> {
    const socket = new net.Socket();
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'ospite content version',
      keepAlive: true,
      connectionTimeoutMillis: this.times.answerMs,
      query_timeout: this.times.answerMs,
      stream: () => socket,
    });
    const connection = { client, socket };
    this.connection = connection;
    client.on('error', () => this.reconnectSoon(connection));
    client.on('end', () => this.reconnectSoon(connection));
    client.on('notification', ({ payload }) => this.learn(Number(payload) || 0));
    await client.connect();
    await client.query(`listen ${CONTENT_CHANNEL}`);
    await this.readAgain(connection);
  }

  /** Reads on the listening connection itself, which proves that it still works. */
  private async readAgain(connection: Connection): Promise<void> {
    const { rows } = await connection.client.query<{ version: number }>(
      'select version from content_version where id = $1',
      [CONTENT_ROW_ID],
    );
    this.learn(rows[0]?.version ?? 0);
    this.after(this.times.heartbeatMs, () => {
      this.readAgain(connection).catch(() => this.reconnectSoon(connection));
    });
  }

  private reconnectSoon(connection: Connection): void {
    if (this.isStopped || this.connection !== connection) return;
    this.disconnect();
    this.after(this.times.reconnectMs, () => {
      this.connect().catch((error: unknown) => {
        this.logger.debug(`Still no connection to listen for content changes: ${String(error)}`);
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
