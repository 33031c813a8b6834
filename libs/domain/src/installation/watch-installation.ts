import type { Clock } from '../shared';
import { changeAlarms, isAlarm, type Alarm, type AlarmChanges, type AlarmCode } from './alarms';
import type { DescribeInstallation } from './describe-installation';
import type { DiskSpace } from './disk-space';
import { diskConcernsOf } from './installation-state';

/** Looks at the installation from time to time, and remembers since when there is something to look into. */
export class WatchInstallation {
  private raised: readonly Alarm[] = [];

  constructor(
    private readonly installation: DescribeInstallation,
    private readonly disk: DiskSpace,
    private readonly clock: Clock,
  ) {}

  /** The alarms that the last look found, the most urgent first. */
  alarms(): readonly Alarm[] {
    return this.raised;
  }

  /** Looks once more. @returns what has changed: each alarm is told once when it is raised and once when it is over */
  async look(): Promise<AlarmChanges> {
    const codes = await this.installation.describe().then(
      ({ concerns }) => concerns.filter(isAlarm),
      () => this.codesWithoutDatabase(),
    );
    const { alarms, ...changes } = changeAlarms(this.raised, codes, this.clock.now());
    this.raised = alarms;
    return changes;
  }

  /** A full disk often is why the database is away; of all else nobody knows whether it is over. */
  private async codesWithoutDatabase(): Promise<AlarmCode[]> {
    const unknown = this.raised.map(({ code }) => code).filter((code) => !code.startsWith('disk_'));
    return [
      ...new Set<AlarmCode>(['database_unreachable', ...diskConcernsOf(await this.disk.look()), ...unknown]),
    ];
  }
}
