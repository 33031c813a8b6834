import { ApiProperty } from '@nestjs/swagger';
import {
  ALARM_CODES,
  CONCERNS,
  JOB_OUTCOMES,
  MAIL_TRANSPORTS,
  type AlarmCode,
  type Concern,
  type JobOutcome,
  type MailTransport,
} from '@ospite/domain';

const INSTANT = { format: 'date-time', example: '2027-05-01T08:30:00.000Z' } as const;
const INSTANT_OR_NULL = { ...INSTANT, type: String, nullable: true } as const;
const COUNT = { type: 'integer', example: 0 } as const;

class DatabaseReport {
  @ApiProperty({ description: 'Version of PostgreSQL.', example: '18.4' })
  version!: string;

  @ApiProperty({ type: 'integer', description: 'Size of the database in bytes.', example: 47_000_000 })
  bytes!: number;

  @ApiProperty({ ...COUNT, description: 'Applied migrations.', example: 14 })
  migrationsApplied!: number;

  @ApiProperty({ ...COUNT, description: 'Migrations that the program knows and the database lacks.' })
  migrationsPending!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The last one.',
    example: '20261122080000-offline-end-and-text',
  })
  lastMigration!: string | null;
}

class EmailReport {
  @ApiProperty({
    enum: MAIL_TRANSPORTS,
    description: 'Without `SMTP_URL` e-mails are written as files.',
    example: 'smtp',
  })
  transport!: MailTransport;

  @ApiProperty({
    ...COUNT,
    description: 'E-mails that will be sent automatically, now or at their next try.',
  })
  waiting!: number;

  @ApiProperty({ ...INSTANT_OR_NULL, description: 'When the oldest of them was written.', example: null })
  oldestWaitingSince!: string | null;

  @ApiProperty({ ...COUNT, description: 'E-mails that failed for good; the owner can have them sent.' })
  failed!: number;

  @ApiProperty({ ...COUNT, description: 'E-mails that wait for the owner.' })
  held!: number;
}

class DiskReport {
  @ApiProperty({
    type: 'integer',
    description:
      'Free on the disk of the data folder, in bytes. With less than 500 MB no pictures are accepted.',
    example: 90_000_000_000,
  })
  freeBytes!: number;

  @ApiProperty({ type: 'integer', example: 100_000_000_000 })
  totalBytes!: number;
}

class NewestBackup {
  @ApiProperty({ ...INSTANT, description: 'The moment whose data it holds.' })
  at!: string;

  @ApiProperty({ type: 'integer', description: 'Its size in bytes.', example: 12_000_000 })
  bytes!: number;
}

class BackupReport {
  @ApiProperty({ description: 'A folder, or the address of a bucket.', example: '/mnt/backups' })
  place!: string;

  @ApiProperty({ description: 'Whether the storage responds.', example: true })
  isReachable!: boolean;

  @ApiProperty({
    description: 'Whether it is on the disk of the data folder, and lost together with the site.',
    example: false,
  })
  isOnSameDisk!: boolean;

  @ApiProperty({
    type: NewestBackup,
    nullable: true,
    description: 'Null while there is none, or the storage does not respond.',
  })
  newest!: NewestBackup | null;

  @ApiProperty({
    ...INSTANT_OR_NULL,
    description:
      'Every backup has been read back intact since then, one older one each night. Null while there is none, or one ' +
      'was never read back.',
  })
  provenSince!: string | null;

  @ApiProperty({
    type: [String],
    description:
      'Names of backups that were damaged when they were read back, that night or later, since the last good one.',
    example: [],
  })
  damaged!: string[];
}

class JobRun {
  @ApiProperty({ enum: JOB_OUTCOMES, example: 'completed' })
  outcome!: JobOutcome;

  @ApiProperty({ ...INSTANT, description: 'When it ended, or began when it has not ended.' })
  at!: string;
}

class JobReport {
  @ApiProperty({ example: 'retention' })
  name!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'When it runs by itself: five fields of cron, on the clock of Rome.',
    example: '20 4 * * *',
  })
  schedule!: string | null;

  @ApiProperty({
    type: JobRun,
    nullable: true,
    description: 'Null when it has not run in the last seven days.',
  })
  lastRun!: JobRun | null;

  @ApiProperty({ ...INSTANT_OR_NULL, description: 'When it is due by its timetable; null without one.' })
  nextRun!: string | null;
}

class PoolReport {
  @ApiProperty({ ...COUNT, description: 'Connections in use by a request.', example: 1 })
  inUse!: number;

  @ApiProperty({ ...COUNT, description: 'Connections that may be opened for requests.', example: 15 })
  size!: number;

  @ApiProperty({ ...COUNT, description: 'Statements that wait for a connection.' })
  waiting!: number;
}

class AlarmReport {
  @ApiProperty({
    enum: ALARM_CODES,
    description: 'The same code as in the log and in the metrics.',
    example: 'disk_full',
  })
  code!: AlarmCode;

  @ApiProperty({ ...INSTANT, description: 'When this server noticed.' })
  since!: string;
}

class ErrorReport {
  @ApiProperty(INSTANT)
  at!: string;

  @ApiProperty({ description: 'The program’s own sentence.', example: 'A request failed' })
  what!: string;

  @ApiProperty({ description: 'Name and code of the error.', example: 'DriverException (53100)' })
  error!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Its place in the sources.',
    example: 'apps/api/src/rooms/persistence/mikro-orm-room-store.ts:40:12',
  })
  place!: string | null;
}

export class SuperAdminHealth {
  @ApiProperty({ enum: ['ok', 'attention'], description: '`attention` with any concern.', example: 'ok' })
  status!: 'ok' | 'attention';

  @ApiProperty({
    enum: CONCERNS,
    isArray: true,
    description: 'What an operator should look into, most urgent first.',
    example: [],
  })
  concerns!: Concern[];

  @ApiProperty({
    type: AlarmReport,
    isArray: true,
    description:
      'What this server has found wrong, most urgent first; it checks twice a minute, and logs each alarm once when it ' +
      'is raised and once when it is over.',
  })
  alarms!: AlarmReport[];

  @ApiProperty({ description: 'Version of Ospite.', example: '1.0.0' })
  version!: string;

  @ApiProperty({ ...INSTANT, description: 'When this server started.' })
  startedAt!: string;

  @ApiProperty({ type: 'integer', description: 'Raised by every change that guests can see.', example: 12 })
  contentVersion!: number;

  @ApiProperty({ type: DatabaseReport })
  database!: DatabaseReport;

  @ApiProperty({ type: PoolReport, description: 'Connections of this server to the database.' })
  pool!: PoolReport;

  @ApiProperty({ type: EmailReport })
  email!: EmailReport;

  @ApiProperty({ type: DiskReport })
  disk!: DiskReport;

  @ApiProperty({ type: BackupReport, description: 'Backups of the whole site, one every night.' })
  backups!: BackupReport;

  @ApiProperty({ type: JobReport, isArray: true })
  jobs!: JobReport[];

  @ApiProperty({
    type: ErrorReport,
    isArray: true,
    description: 'The last 20 errors of this server since it started, newest first, without personal data.',
  })
  errors!: ErrorReport[];
}
