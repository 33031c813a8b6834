import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClockTrustStore, type ClockTrust } from '@ospite/domain';
import { CLOCK_TRUST_ROW, ClockTrustRecord } from './clock-trust.record';

const LOCK = 'clock trust';

/** One row, changed by one replica at a time. */
@Injectable()
export class MikroOrmClockTrustStore extends ClockTrustStore {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override read(): Promise<ClockTrust | undefined> {
    return find(this.em.fork());
  }

  override change(judge: (before: ClockTrust | undefined) => ClockTrust): Promise<ClockTrust> {
    return this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [LOCK]);
      const trust = judge(await find(em));
      await em.upsert(ClockTrustRecord, { row: CLOCK_TRUST_ROW, ...trust });
      return trust;
    });
  }
}

async function find(em: EntityManager): Promise<ClockTrust | undefined> {
  const row = await em.findOne(ClockTrustRecord, { row: CLOCK_TRUST_ROW });
  return row ? { at: row.at, waitMs: row.waitMs } : undefined;
}
