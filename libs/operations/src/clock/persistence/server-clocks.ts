import { Injectable } from '@nestjs/common';
import { OtherClocks } from '@ospite/domain';
import { DatabasePool } from '@ospite/server/persistence';

/** PostgreSQL's clock, and the monotonic one of this process. */
@Injectable()
export class ServerClocks extends OtherClocks {
  constructor(private readonly pool: DatabasePool) {
    super();
  }

  override async database(): Promise<Date> {
    const { rows } = await this.pool.pool.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0]?.now ?? new Date(Number.NaN);
  }

  override runningMs(): number {
    return performance.now();
  }
}
