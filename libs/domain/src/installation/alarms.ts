import { CONCERNS, type Concern } from './installation-state';

/** Choices of the person who set up the server. */
const CHOICES = ['email_to_files', 'backups_on_same_disk'] as const satisfies readonly Concern[];
type AlarmConcern = Exclude<Concern, (typeof CHOICES)[number]>;
/**
 * What raises an alarm: concerns that arise while the server runs, and an unreachable database, without which the
 * others cannot be judged.
 */
export type AlarmCode = AlarmConcern | 'database_unreachable';
export const ALARM_CODES: readonly AlarmCode[] = ['database_unreachable', ...CONCERNS.filter(isAlarm)];

export function isAlarm(concern: Concern): concern is AlarmConcern {
  return !CHOICES.some((choice) => choice === concern);
}

/** An alarm that is raised. */
export interface Alarm {
  readonly code: AlarmCode;
  /** When it was noticed. */
  readonly since: Date;
}

/** What has changed since the last check. */
export interface AlarmChanges {
  readonly raised: readonly Alarm[];
  readonly cleared: readonly Alarm[];
}

/** The raised alarms after a new check. An alarm that continues keeps its first moment. */
export function changeAlarms(
  before: readonly Alarm[],
  codes: readonly AlarmCode[],
  now: Date,
): AlarmChanges & { readonly alarms: readonly Alarm[] } {
  const known = new Map(before.map((alarm) => [alarm.code, alarm]));
  const alarms = codes.map((code) => known.get(code) ?? { code, since: now });
  return {
    alarms,
    raised: alarms.filter(({ code }) => !known.has(code)),
    cleared: before.filter(({ code }) => !codes.includes(code)),
  };
}
