import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../../config/config';
import { servingConnections } from './serving-client';
import { MAX_PLAIN_CONNECTIONS, SERVING_LIMITS } from './serving-limits';

/**
 * Connections for data without entities: sessions and counters. They are opened when first needed, and again when lost.
 */
@Injectable()
export class DatabasePool implements OnApplicationShutdown {
  readonly pool: pg.Pool;
  private readonly logger = new Logger(DatabasePool.name);

  constructor(config: Config) {
    this.pool = servingPool(config.databaseUrl);
    // Without a listener a restart of PostgreSQL would end the process; the pool itself replaces the connection.
    this.pool.on('error', (error) => this.logger.warn(`A database connection was lost: ${error.message}`));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

/** A pool for statements that requests wait for. */
export function servingPool(databaseUrl: string, limits = SERVING_LIMITS): pg.Pool {
  return new pg.Pool({
    ...servingConnections(limits),
    connectionString: databaseUrl,
    max: MAX_PLAIN_CONNECTIONS,
  });
}
