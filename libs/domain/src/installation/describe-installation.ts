import type { MessageStore } from '../messages';
import type { Clock } from '../shared';
import type { InstallationProbe } from './installation-probe';
import { concernsOf, type Concern, type InstallationState } from './installation-state';

/** How the installation is doing, and what somebody should look into. */
export interface DescribedInstallation extends InstallationState {
  readonly concerns: readonly Concern[];
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
    return { ...state, concerns: concernsOf(state, this.clock.now()) };
  }
}
