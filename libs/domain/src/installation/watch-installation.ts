import type { Clock, DiskSpace } from '../shared';
import { changeAlarms, isAlarm, type Alarm, type AlarmChanges, type AlarmCode } from './alarms';
import type { DescribeInstallation } from './describe-installation';
import { diskConcernsOf } from './installation-state';

/** Checks the installation periodically, and remembers since when each concern exists. */
export class WatchInstallation {
  private raised: readonly Alarm[] = [];

  constructor(
    private readonly installation: DescribeInstallation,
    private readonly disk: DiskSpace,
    private readonly clock: Clock,
  ) {}

  /** The alarms that the last check found, most urgent first. */
  alarms(): readonly Alarm[] {
    return this.raised;
  }

  /** Checks again. @returns what has changed: each alarm is reported once when it is raised and once when it is over */
  async look(): Promise<AlarmChanges> {
    const codes = await this.installation.describe().then(
      ({ concerns }) => concerns.filter(isAlarm),
      () => this.codesWithoutDatabase(),
    );
    const { alarms, ...changes } = changeAlarms(this.raised, codes, this.clock.now());
    this.raised = alarms;
    return changes;
  }

  /** A full disk is often why the database is unreachable; whether any other concern is over is unknown meanwhile. */
  private async codesWithoutDatabase(): Promise<AlarmCode[]> {
    const unknown = this.raised.map(({ code }) => code).filter((code) => !code.startsWith('disk_'));
    return [
      ...new Set<AlarmCode>(['database_unreachable', ...diskConcernsOf(await this.disk.look()), ...unknown]),
    ];
  }
}
