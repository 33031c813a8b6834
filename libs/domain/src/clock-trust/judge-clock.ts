import type { Clock } from '../shared';
import {
  clocksDisagree,
  judgeClock,
  DELETION_DELAY_MS,
  type ClockReading,
  type ClockTrust,
} from './clock-trust';
import type { ClockTrustStore } from './clock-trust-store';
import type { OtherClocks } from './other-clocks';

/**
 * Says whether anything may be deleted for its age: nothing is, on one clock's word. Sessions, salts and erasures do not
 * ask.
 */
export class JudgeClock {
  /** What this process found at its last look. */
  private last: { readonly trust: ClockTrust; readonly ms: number } | undefined;

  constructor(
    private readonly store: ClockTrustStore,
    private readonly clock: Clock,
    private readonly others: OtherClocks,
  ) {}

  async mayDelete(): Promise<boolean> {
    return (await this.look()).waitMs === 0;
  }

  /** Looks at the clock, and notes what it found. */
  async look(): Promise<ClockTrust> {
    const { last } = this;
    const ms = this.others.runningMs();
    const clocks = await this.readClocks();
    const trust = await this.store.change((before) => {
      const ranMs = last ? (isSame(before, last.trust) ? ms - last.ms : 0) : null;
      return judgeClock(before, { ...clocks, ranMs });
    });
    this.last = { trust, ms };
    return trust;
  }

  /** Lets deletion wait, as after a restore. */
  async doubt(): Promise<void> {
    await this.store.change(() => ({ at: this.clock.now(), waitMs: DELETION_DELAY_MS }));
  }

  /** A person says that the clock is right. @returns false when the database's clock says another thing */
  async confirm(): Promise<boolean> {
    const clocks = await this.readClocks();
    const waitMs = clocksDisagree(clocks) ? DELETION_DELAY_MS : 0;
    await this.store.change(() => ({ at: clocks.now, waitMs }));
    return waitMs === 0;
  }

  private async readClocks(): Promise<Omit<ClockReading, 'ranMs'>> {
    const database = await this.others.database();
    return { now: this.clock.now(), database };
  }
}

/** Whether nobody else has counted since. */
const isSame = (one: ClockTrust | undefined, other: ClockTrust): boolean =>
  one?.at.getTime() === other.at.getTime() && one.waitMs === other.waitMs;
