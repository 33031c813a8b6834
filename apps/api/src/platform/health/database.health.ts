import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { DatabasePool } from '../persistence/database-pool';

const NAME = 'database';

/** Whether the database answers. */
@Injectable()
export class DatabaseHealth {
  constructor(
    private readonly database: DatabasePool,
    private readonly indicators: HealthIndicatorService,
  ) {}

  async check(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check(NAME);
    try {
      await this.database.pool.query('select 1');
      return indicator.up();
    } catch {
      return indicator.down();
    }
  }
}
