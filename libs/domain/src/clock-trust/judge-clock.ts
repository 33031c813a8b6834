import type { Clock, DeletionByAge } from '../shared';
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
 * Decides whether anything may be deleted because of its age; one clock alone is not trusted with that. Sessions, salts
 * and erasures do not depend on it.
 */
export class JudgeClock implements DeletionByAge {
  /** What this process found at its last check. */
  private last: { readonly trust: ClockTrust; readonly ms: number } | undefined;

  constructor(
    private readonly store: ClockTrustStore,
    private readonly clock: Clock,
    private readonly others: OtherClocks,
  ) {}

  async mayDelete(): Promise<boolean> {
    return (await this.look()).waitMs === 0;
  }

  /** Checks the clock, and stores the result. */
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

  /** Pauses deletion, as after a restore. */
  async doubt(): Promise<void> {
    await this.store.change(() => ({ at: this.clock.now(), waitMs: DELETION_DELAY_MS }));
  }

  /** An operator confirms that the clock is right. @returns false when the database's clock disagrees */
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

/** Whether no other replica has counted since. */
const isSame = (one: ClockTrust | undefined, other: ClockTrust): boolean =>
  one?.at.getTime() === other.at.getTime() && one.waitMs === other.waitMs;
