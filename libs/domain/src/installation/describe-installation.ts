import type { MessageStore } from '../messages';
import type { Clock } from '../shared';
import type { InstallationProbe } from './installation-probe';
import { concernsOf, type Concern, type InstallationState } from './installation-state';

/** The state of the installation, and what an operator should look into. */
export interface DescribedInstallation extends InstallationState {
  readonly concerns: readonly Concern[];
}

/** Describes the state of the installation, and what an operator should look into. */
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
