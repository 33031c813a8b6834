const PREFIX = 'ospite-';
const FORM = /^ospite-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.age)?$/;

/** What an archive of a moment is called: `ospite-2026-11-22T02-50-00Z.tar`, with `.age` when it is encrypted. */
export function archiveName(at: Date, isEncrypted: boolean): string {
  const moment = at.toISOString().slice(0, 19).replaceAll(':', '-');
  return `${PREFIX}${moment}Z.tar${isEncrypted ? '.age' : ''}`;
}

/** The moment of an archive, to the second; undefined for a file that is none. */
export function archiveMoment(name: string): Date | undefined {
  const [, day, hour, minute, second] = FORM.exec(name) ?? [];
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
