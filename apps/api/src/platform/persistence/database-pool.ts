import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/config';

const MAX_CONNECTIONS = 5;
/** For a connection to be free, too: a guest rather waits than is refused while many come at once. */
const CONNECT_TIMEOUT_MS = 15_000;

/** Connections for what is no entity: sessions and counters. It connects when first asked, and again when cut off. */
@Injectable()
export class DatabasePool implements OnApplicationShutdown {
  readonly pool: pg.Pool;
  private readonly logger = new Logger(DatabasePool.name);

  constructor(config: Config) {
    this.pool = new pg.Pool({
      connectionString: config.databaseUrl,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'ospite',
    });
    // Without a listener a restart of PostgreSQL would end the process; the pool itself replaces the connection.
    this.pool.on('error', (error) => this.logger.warn(`A database connection was lost: ${error.message}`));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
