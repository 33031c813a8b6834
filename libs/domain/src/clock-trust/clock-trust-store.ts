import type { ClockTrust } from './clock-trust';

/** Port: how far the clock is believed, one for all replicas. */
export abstract class ClockTrustStore {
  /** Undefined before the first look. */
  abstract read(): Promise<ClockTrust | undefined>;

  /** Changes it as `judge` says; other replicas wait meanwhile. */
  abstract change(judge: (before: ClockTrust | undefined) => ClockTrust): Promise<ClockTrust>;
}
