import type { MessageStore } from '../messages/message-store';
import type { Clock } from '../shared/clock';
import type { InstallationProbe } from './installation-probe';
import { concernsOf, type Concern, type InstallationState } from './installation-state';

/** Says how the installation is doing, and what somebody should look into. */
export class DescribeInstallation {
  constructor(
    private readonly probe: InstallationProbe,
    private readonly messages: MessageStore,
    private readonly clock: Clock,
  ) {}

  async describe(): Promise<InstallationState & { readonly concerns: readonly Concern[] }> {
    const { transport, ...rest } = await this.probe.look();
    const state = { ...rest, email: { ...(await this.messages.backlog()), transport } };
    return { ...state, concerns: concernsOf(state, this.clock.now()) };
  }
}
