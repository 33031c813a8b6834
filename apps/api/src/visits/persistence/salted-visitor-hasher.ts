import {
  addDays,
  Clock,
  dayOf,
  VISIT_SALT_LIFE_MS,
  VisitorHasher,
  type CalendarDate,
  type Visitor,
} from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { VisitSaltRecord, VisitorOfDayRecord } from './visit-salt.record';

const SALT_BYTES = 32;
/** By so much the clocks of replicas may differ; a salt that is further ahead was made while a clock was wrong. */
const AHEAD_MS = 3_600_000;

interface DaySalt {
  readonly day: CalendarDate;
  readonly salt: string;
  readonly madeAt: Date;
}

/**
 * Hashes visitors with the day's salt, which all replicas share. Two days later the salt is destroyed, and with it every
 * way back from a hash to an address. Source: specification §12, Personal data.
 */
@Injectable()
export class SaltedVisitorHasher extends VisitorHasher {
  private known: DaySalt | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async hash({ sender, userAgent }: Visitor, day: CalendarDate): Promise<string> {
    const known = this.known?.day === day ? this.known : await this.obtain(day);
    this.known = known;
    return createHmac('sha256', known.salt).update(`${sender}\n${userAgent}`).digest('hex');
  }

  /** Destroys salts older than 48 hours, or of a clock that ran ahead, and the lists of visitors that were made with them. */
  async destroyOldSalts(): Promise<void> {
    const now = this.clock.now();
    const oldest = new Date(now.getTime() - VISIT_SALT_LIFE_MS);
    const ahead = new Date(now.getTime() + AHEAD_MS);
    const today = dayOf(now);
    const em = this.em.fork();
    await em.nativeDelete(VisitSaltRecord, {
      $or: [{ madeAt: { $lte: oldest } }, { madeAt: { $gt: ahead } }],
    });
    const lists = [{ day: { $lt: addDays(today, -1) } }, { day: { $gt: addDays(today, 1) } }];
    await em.nativeDelete(VisitorOfDayRecord, { $or: lists });
    if (this.known && (this.known.madeAt <= oldest || this.known.madeAt > ahead)) this.known = undefined;
  }

  /** The salt of the day. It is made when first asked for; all replicas get the same. */
  private async obtain(day: CalendarDate): Promise<DaySalt> {
    await this.destroyOldSalts();
    const made = randomBytes(SALT_BYTES).toString('hex');
    // The update changes nothing: it makes the statement return the row when another process inserted it first.
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
