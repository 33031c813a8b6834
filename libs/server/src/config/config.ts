import path from 'node:path';
import type { BackupLocation } from './backup-url';
import type { ObjectStorageSettings } from './storage-url';

/**
 * `standalone` is the built product as `npm start` runs it (NODE_ENV unset): it makes its own first secrets, which
 * `production` never does. `development` shows hints for developers and reads files again at each request.
 */
export const ENVIRONMENTS = ['standalone', 'production', 'development', 'test'] as const;
type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** The configuration, read from the environment once, at boot. Only this folder reads the environment. */
export class Config {
  readonly environment: EnvironmentName;
  readonly port: number;
  /** Address the server listens on. */
  readonly host: string;
  /** Folder of pictures, credentials and written e-mails. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Where pictures are; in `mediaDir` when undefined. */
  readonly objectStorage: ObjectStorageSettings | undefined;
  /** Where backups and the noted erasures go. */
  readonly backupPlace: BackupLocation;
  /** The site's own address as guests know it: scheme and host, without a trailing slash. */
  readonly publicUrl: string;
  /** Encrypts backups; undefined: they are not encrypted. */
  readonly backupPassphrase: string | undefined;
  /** Whether guests reach the site by https; cookies and headers are stricter then. */
  readonly isSecure: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** The service that proposes translations, and its key; undefined: there is none. */
  readonly translator: { readonly url: string; readonly key: string | undefined } | undefined;
  readonly adminUsername: string | undefined;
  readonly adminPassword: string | undefined;
  readonly superAdminKey: string | undefined;
  /** Quotes and reviews accepted from one sender in an hour. Source: specification §12, Guessing and floods. */
  readonly quotesPerHour: number;
  readonly reviewsPerHour: number;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Origins besides our own that may call the API with the owner's session. */
  readonly allowedOrigins: readonly string[];
  readonly seedDemo: boolean;
  /** The port of the metrics for Prometheus; undefined: nothing is measured. Never a port that guests reach. */
  readonly metricsPort: number | undefined;
  /** Address on which the metrics are served; by default only this machine. */
  readonly metricsHost: string;
  readonly logLevel: string;
  /** Manifests of back-offices that are released by themselves; undefined: the one that comes with this server. */
  readonly remotes: { readonly admin: URL | undefined; readonly superAdmin: URL | undefined };
  /** Folder with the built web apps (`public-web/`, `admin-web/`, `super-admin-web/`). */
  readonly webDist: string;
  /** Whether the process stops when its parent process ends. */
  readonly parentWatch: boolean;
  /** Whether the process that started this one listens for heartbeats (SIGUSR1). */
  readonly signalsParent: boolean;

  constructor(values: ConfigValues) {
    this.environment = values.environment;
    this.port = values.port;
    this.host = values.host;
    this.dataDir = values.dataDir;
    this.databaseUrl = values.databaseUrl;
    this.objectStorage = values.objectStorage;
    this.backupPlace = values.backupPlace;
    this.publicUrl = values.publicUrl;
    this.backupPassphrase = values.backupPassphrase;
    this.isSecure = values.publicUrl.startsWith('https:');
    this.smtpUrl = values.smtpUrl;
    this.mailFrom = values.mailFrom;
    this.translator = values.translator;
    this.adminUsername = values.adminUsername;
    this.adminPassword = values.adminPassword;
    this.superAdminKey = values.superAdminKey;
    this.quotesPerHour = values.quotesPerHour;
    this.reviewsPerHour = values.reviewsPerHour;
    this.trustedProxies = values.trustedProxies;
    this.allowedOrigins = values.allowedOrigins;
    this.seedDemo = values.seedDemo;
    this.metricsPort = values.metricsPort;
    this.metricsHost = values.metricsHost;
    this.logLevel = values.logLevel;
    this.remotes = values.remotes;
    this.webDist = values.webDist;
    this.parentWatch = values.parentWatch;
    this.signalsParent = values.signalsParent;
  }

  get isDevelopment(): boolean {
    return this.environment === 'development';
  }

  /** Folder of stored pictures, unless `MEDIA_URL` names object storage. */
  get mediaDir(): string {
    return mediaDirOf(this.dataDir);
  }
}

export const mediaDirOf = (dataDir: string): string => path.join(dataDir, 'media');
/** Folder of backups, unless `BACKUP_URL` names another place. */
export const backupDirOf = (dataDir: string): string => path.join(dataDir, 'backups');

type ConfigValues = Omit<Config, 'isSecure' | 'isDevelopment' | 'mediaDir'>;
