import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DatabasePool } from './database-pool';
import { MAX_ORM_CONNECTIONS, MAX_PLAIN_CONNECTIONS } from './serving-limits';

/** The connections through which this server answers requests. */
interface PoolState {
  readonly size: number;
  readonly inUse: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** The two pools that serve requests: units of work, and sessions with counters. */
export const POOLS = ['units_of_work', 'sessions'] as const;

/** Counts the connections that serve requests; it needs none itself. */
@Injectable()
export class ServingPools {
  constructor(
    private readonly orm: MikroORM,
    private readonly database: DatabasePool,
  ) {}

  async look(): Promise<Readonly<Record<(typeof POOLS)[number], PoolState>>> {
    const units: pg.Pool = await this.orm.driver.getConnection().getNativeClient();
    return {
      units_of_work: stateOf(units, MAX_ORM_CONNECTIONS),
      sessions: stateOf(this.database.pool, MAX_PLAIN_CONNECTIONS),
    };
  }

  /** Both together. */
  async lookAtAll(): Promise<PoolState> {
    const all = Object.values(await this.look());
    const sum = (of: (state: PoolState) => number) => all.reduce((total, state) => total + of(state), 0);
    return {
      size: sum(({ size }) => size),
      inUse: sum(({ inUse }) => inUse),
      waiting: sum(({ waiting }) => waiting),
    };
  }
}

function stateOf({ totalCount, idleCount, waitingCount }: pg.Pool, size: number): PoolState {
  return { size, inUse: totalCount - idleCount, waiting: waitingCount };
}
