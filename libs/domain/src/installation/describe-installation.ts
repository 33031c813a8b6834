import type { MessageStore } from '../messages';
import type { Clock } from '../shared';
import type { InstallationProbe } from './installation-probe';
import { concernsOf, type Concern, type InstallationState, type JobState } from './installation-state';
import { nextRun } from './next-run';

/** How the installation is doing, and what somebody should look into. */
export interface DescribedInstallation extends InstallationState {
  readonly concerns: readonly Concern[];
  /** `nextRun` is null for work that is asked for. */
  readonly jobs: readonly (JobState & { readonly nextRun: Date | null })[];
}

/** Says how the installation is doing, and what somebody should look into. */
export class DescribeInstallation {
  constructor(
    private readonly probe: InstallationProbe,
    private readonly messages: MessageStore,
    private readonly clock: Clock,
  ) {}

  async describe(): Promise<DescribedInstallation> {
    const { transport, ...rest } = await this.probe.look();
    const outage = await this.messages.outage();
    const state = { ...rest, email: { ...(await this.messages.backlog()), transport, outage } };
    const now = this.clock.now();
    const jobs = state.jobs.map((job) => ({
      ...job,
      nextRun: (job.schedule === null ? undefined : nextRun(job.schedule, now)) ?? null,
    }));
    return { ...state, jobs, concerns: concernsOf(state, now) };
  }
}
