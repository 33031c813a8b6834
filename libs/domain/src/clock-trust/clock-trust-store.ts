import type { ClockTrust } from './clock-trust';

/** Port: how far the clock is trusted; shared by all replicas. */
export abstract class ClockTrustStore {
  /** Undefined before the first check. */
  abstract read(): Promise<ClockTrust | undefined>;

  /** Changes it as `judge` says; other replicas wait meanwhile. */
  abstract change(judge: (before: ClockTrust | undefined) => ClockTrust): Promise<ClockTrust>;
}
