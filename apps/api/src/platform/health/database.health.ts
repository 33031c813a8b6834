import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { DatabasePool } from '../persistence/connections/database-pool';
import { WriteCheck } from './write-check';

const NAME = 'database';

/** Checks that the database answers through both pools that serve requests, and accepts writes. */
@Injectable()
export class DatabaseHealth {
  constructor(
    private readonly orm: MikroORM,
    private readonly database: DatabasePool,
    private readonly writes: WriteCheck,
    private readonly indicators: HealthIndicatorService,
  ) {}

  async check(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check(NAME);
    try {
      await Promise.all([
        this.orm.em.fork().execute('select 1'),
        this.database.pool.query('select 1'),
        this.writes.check(),
      ]);
      return indicator.up();
    } catch {
      return indicator.down();
    }
  }
}
