/**
 * Constants that the files of `deploy/` and the guides repeat; `quality/deploy` compares them. Imports nothing, so that
 * Node reads it as it is.
 */

/** Every variable that the server reads. */
export const VARIABLES = [
  'ADMIN_PASSWORD',
  'ADMIN_REMOTE',
  'ADMIN_USERNAME',
  'ALLOWED_ORIGINS',
  'AWS_ACCESS_KEY_ID',
  'AWS_DEFAULT_REGION',
  'AWS_REGION',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'BACKUP_PASSPHRASE',
  'BACKUP_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MEDIA_URL',
  'METRICS_HOST',
  'METRICS_PORT',
  'NODE_ENV',
  'PARENT_WATCH',
  'PORT',
  'PUBLIC_URL',
  'QUOTES_PER_HOUR',
  'REVIEWS_PER_HOUR',
  'SEED_DEMO',
  'SIGNAL_PARENT',
  'SMTP_URL',
  'SUPER_ADMIN_KEY',
  'SUPER_ADMIN_REMOTE',
  'TRANSLATOR_KEY',
  'TRANSLATOR_URL',
  'TRUSTED_PROXIES',
  'WEB_DIST',
] as const;
export type Variable = (typeof VARIABLES)[number];
export type Environment = Readonly<Partial<Record<Variable, string | undefined>>>;

export const DEFAULT_PORT = 3000;

/**
 * After a signal to stop the process exits within this time, whatever it still waits for: a frozen database, a slow mail
 * server. This loses no more than a crash would, and orchestrators kill after 10 s or more.
 */
export const EXIT_MS = 9_000;
