import { isWorthReporting, type MailOutage, type MessageBacklog } from '../messages';
import { hasRoomForPictures, type DiskState } from '../shared';

/** The database, and the migrations that the program brings with it. */
export interface DatabaseState {
  readonly version: string;
  readonly bytes: number;
  /** Whether it takes changes: not while it is read-only, a standby, or its disk is full. */
  readonly isWritable: boolean;
  readonly migrations: {
    readonly applied: number;
    /** Applied last; null in an empty database. */
    readonly last: string | null;
    /** Migrations that the program knows and the database lacks, for example after restoring an older backup. */
    readonly pending: number;
  };
}

export const JOB_OUTCOMES = ['completed', 'failed', 'running', 'waiting-to-retry'] as const;
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

/** A kind of background work. */
export interface JobState {
  readonly name: string;
  /** When it runs by itself, as five fields of cron on the property's clock; null for work that is asked for. */
  readonly schedule: string | null;
  /** Null when it has not run in the days that runs are kept. */
  readonly lastRun: { readonly outcome: JobOutcome; readonly at: Date } | null;
  /** When a run last ended well; null as above. */
  readonly lastSuccess: Date | null;
  /** When it is due next; null for work that is asked for. */
  readonly nextRun: Date | null;
}

/** The connections through which this server answers requests. */
export interface PoolState {
  readonly size: number;
  readonly inUse: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** An error that was logged: what failed and where in the code, never what anybody wrote. */
export interface LoggedError {
  readonly at: Date;
  /** The program's own sentence. */
  readonly what: string;
  /** Name and code of the error, such as `TypeError` or `DatabaseError (53100)`. */
  readonly error: string;
  /** File and line; null when it is unknown. */
  readonly place: string | null;
}

export const MAIL_TRANSPORTS = ['smtp', 'files'] as const;
/** How e-mails leave: through an SMTP server, or as files in the data folder. Source: specification §15. */
export type MailTransport = (typeof MAIL_TRANSPORTS)[number];

/** The backups of the whole site. */
export interface BackupState {
  /** Where they are: a path, or a bucket's address. */
  readonly place: string;
  /** Whether that storage responds; otherwise nothing else is known about it. */
  readonly isReachable: boolean;
  /** Whether it is on the disk of the data folder, and lost together with the site. */
  readonly isOnSameDisk: boolean;
  /** By the moment whose data it holds; null while there is none. */
  readonly newest: { readonly at: Date; readonly bytes: number } | null;
  /** Every archive has been read back intact since then; null while there is none, or one was never read back. */
  readonly provenSince: Date | null;
  /** Names of archives that were damaged when they were read back, since the last good one. */
  readonly damaged: readonly string[];
}

/** How an installation is doing. */
export interface InstallationState {
  readonly program: { readonly version: string; readonly startedAt: Date; readonly contentVersion: number };
  readonly database: DatabaseState;
  readonly email: MessageBacklog & { readonly transport: MailTransport; readonly outage: MailOutage | null };
  readonly disk: DiskState;
  readonly backups: BackupState;
  readonly pool: PoolState;
  readonly jobs: readonly JobState[];
  /** How much longer deletion is paused because the clock may be wrong (milliseconds of running time). */
  readonly deletionWaitMs: number;
  /** Newest first, of this process since it started. */
  readonly errors: readonly LoggedError[];
}

/** What an operator should look into. */
export const CONCERNS = [
  'database_not_writable',
  'migrations_pending',
  'disk_full',
  'backups_unreachable',
  'backup_damaged',
  'backup_late',
  'backup_unproven',
  'deletion_waits',
  'email_refused',
  'email_late',
  'email_failed',
  'email_to_files',
  'disk_low',
  'job_failed',
  'backups_on_same_disk',
] as const;
export type Concern = (typeof CONCERNS)[number];

/**
 * An e-mail normally leaves within seconds; a mail server's usual "try again later" takes some minutes. Our own figure.
 */
export const LATE_MESSAGE_MS = 30 * 60_000;
/** A backup is due every night, and may finish two hours later than the one of the night before. Our own figure. */
export const LATE_BACKUP_MS = 26 * 3_600_000;
/** Every archive is read back within two weeks; after three nobody knows whether it can be restored. Our own figure. */
export const UNVERIFIED_BACKUP_MS = 21 * 24 * 3_600_000;
/** Below this share the disk may be full within days of uploads. Our own figure. */
const LOW_DISK_SHARE = 0.05;

/** What an operator should look into, most urgent first. */
export function concernsOf(state: InstallationState, now: Date): Concern[] {
  const { database, email, disk, backups, jobs } = state;
  const { oldestWaitingSince: oldest } = email;
  const ofDisk = diskConcernsOf(disk);
  const isTrue: Readonly<Record<Concern, boolean>> = {
    database_not_writable: !database.isWritable,
    migrations_pending: database.migrations.pending > 0,
    backups_unreachable: !backups.isReachable,
    backup_damaged: backups.damaged.length > 0,
    backup_late: isBackupLate(state, now),
    backup_unproven:
      backups.provenSince !== null && now.getTime() - backups.provenSince.getTime() > UNVERIFIED_BACKUP_MS,
    backups_on_same_disk: backups.isOnSameDisk,
    deletion_waits: state.deletionWaitMs > 0,
    email_refused: email.transport === 'smtp' && email.outage !== null && isWorthReporting(email.outage),
    email_late: oldest !== null && now.getTime() - oldest.getTime() > LATE_MESSAGE_MS,
    email_failed: email.failed > 0,
    email_to_files: email.transport === 'files',
    disk_full: ofDisk.includes('disk_full'),
    disk_low: ofDisk.includes('disk_low'),
    job_failed: jobs.some(({ lastRun }) => lastRun?.outcome === 'failed'),
  };
  return CONCERNS.filter((concern) => isTrue[concern]);
}

/** A site without any backup is given the same time after its server started. */
function isBackupLate({ backups, program }: InstallationState, now: Date): boolean {
  const since = backups.newest?.at ?? program.startedAt;
  return backups.isReachable && now.getTime() - since.getTime() > LATE_BACKUP_MS;
}

/** No room for pictures any more, or little room left; never both. */
export function diskConcernsOf(disk: DiskState): ('disk_full' | 'disk_low')[] {
  if (!hasRoomForPictures(disk)) return ['disk_full'];
  return disk.freeBytes < disk.totalBytes * LOW_DISK_SHARE ? ['disk_low'] : [];
}
