import { Logger } from '@nestjs/common';
import net from 'node:net';
import pg from 'pg';

export const CONTENT_CHANNEL = 'content_version';
export const CONTENT_ROW_ID = 1;

/** In milliseconds. */
export interface NewsTimes {
  /** The number is read again this often, should the connection be dead without either side knowing. */
  readonly heartbeatMs: number;
  /** A database that takes longer to answer is not there. */
  readonly answerMs: number;
  /** Pause before a lost connection is made again. */
  readonly reconnectMs: number;
}

const TIMES: NewsTimes = { heartbeatMs: 15_000, answerMs: 5_000, reconnectMs: 100 };

interface Line {
  readonly client: pg.Client;
  readonly socket: net.Socket;
}

/**
 * Hears of new content versions on a connection of its own, and reads the number again after it was lost: also when
 * nobody says that it was, as with a network that swallows everything.
 */
export class ContentNews {
  private readonly logger = new Logger(ContentNews.name);
  private line: Line | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  /** @param learn is told each number that comes, in any order and more than once */
  constructor(
    private readonly databaseUrl: string,
    private readonly learn: (version: number) => void,
    private readonly times: NewsTimes = TIMES,
  ) {}

  /** Reads the number and listens from here on; rejects when the database is not there at the start. */
  async start(): Promise<void> {
    await this.connect();
  }

  stop(): void {
    this.isStopped = true;
    this.hangUp();
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
    const line = { client, socket };
    this.line = line;
    client.on('error', () => this.reconnectSoon(line));
    client.on('end', () => this.reconnectSoon(line));
    client.on('notification', ({ payload }) => this.learn(Number(payload) || 0));
    await client.connect();
    await client.query(`listen ${CONTENT_CHANNEL}`);
    await this.readAgain(line);
  }

  /** Reads on the listening connection itself, which proves that it is alive. */
  private async readAgain(line: Line): Promise<void> {
    const { rows } = await line.client.query<{ version: number }>(
      'select version from content_version where id = $1',
      [CONTENT_ROW_ID],
    );
    this.learn(rows[0]?.version ?? 0);
    this.after(this.times.heartbeatMs, () => {
      this.readAgain(line).catch(() => this.reconnectSoon(line));
    });
  }

  private reconnectSoon(line: Line): void {
    if (this.isStopped || this.line !== line) return;
    this.hangUp();
    this.after(this.times.reconnectMs, () => {
      this.connect().catch((error: unknown) => {
        this.logger.debug(`Still no connection for news of content: ${String(error)}`);
        if (this.line) this.reconnectSoon(this.line);
      });
    });
  }

  /** A goodbye would wait for an answer that may never come. */
  private hangUp(): void {
    clearTimeout(this.timer);
    this.line?.socket.destroy();
    this.line = undefined;
  }

  private after(ms: number, work: () => void): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(work, ms);
    this.timer.unref();
  }
}
