import {
  addDays,
  Clock,
  dayOf,
  VISIT_SALT_LIFE_MS,
  VisitorNames,
  type CalendarDate,
  type Visitor,
} from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { VisitSaltRecord } from './visit-salt.record';
import { VisitorOfDayRecord } from './visitor-of-day.record';

const SALT_BYTES = 32;

interface DaySalt {
  readonly day: CalendarDate;
  readonly salt: string;
  readonly madeAt: Date;
}

/**
 * Names visitors by a hash with the day's salt, which all replicas share. Two days later the salt is destroyed, and
 * with it every way back from a name to an address. Source: decisions §4, stored IP address and user agent.
 */
@Injectable()
export class SaltedVisitorNames extends VisitorNames {
  private known: DaySalt | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async nameOf({ address, userAgent }: Visitor, day: CalendarDate): Promise<string> {
    const known = this.known?.day === day ? this.known : await this.obtain(day);
    this.known = known;
    return createHmac('sha256', known.salt).update(`${address}\n${userAgent}`).digest('hex');
  }

  /** Destroys salts of 48 hours and more, and what was only worth something beside them. */
  async destroyOldSalts(): Promise<void> {
    const now = this.clock.now();
    const oldest = new Date(now.getTime() - VISIT_SALT_LIFE_MS);
    const em = this.em.fork();
    await em.nativeDelete(VisitSaltRecord, { madeAt: { $lte: oldest } });
    await em.nativeDelete(VisitorOfDayRecord, { day: { $lt: addDays(dayOf(now), -1) } });
    if (this.known && this.known.madeAt <= oldest) this.known = undefined;
  }

  /** The salt of the day; a random one is made the first time, the same for all who ask at once. */
  private async obtain(day: CalendarDate): Promise<DaySalt> {
    await this.destroyOldSalts();
    const made = randomBytes(SALT_BYTES).toString('hex');
    // The update changes nothing: it makes the statement give the row that another process was faster with.
    const rows: { salt: string; made_at: Date | string }[] = await this.em.fork().execute(
      `insert into visit_salt as known (day, salt, made_at) values (?, ?, ?)
       on conflict (day) do update set salt = known.salt returning salt, made_at`,
      [day, made, this.clock.now()],
    );
    const [row] = rows;
    if (!row) throw new Error(`The salt of ${day} vanished.`);
    return { day, salt: row.salt, madeAt: new Date(row.made_at) };
  }
}
