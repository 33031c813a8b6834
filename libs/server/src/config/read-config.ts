import path from 'node:path';
import { isIP } from 'node:net';
import { DEFAULT_PORT, type Environment, type Variable } from './deployment';
import { backupDirOf, Config, ENVIRONMENTS, mediaDirOf } from './config';
import { readBackupUrl, type BackupLocation } from './backup-url';
import { readStorageUrl, type ObjectStorageSettings } from './storage-url';

/** The environment of this process; nothing else reads it. */
export function environment(): Environment {
  return process.env as Environment;
}

/** The environment is not valid; `lines` say what is wrong and how to correct it. */
export class ConfigError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
  }
}

/** Source: specification §12, Guessing and floods. */
const DEFAULT_QUOTES_PER_HOUR = 20;
const DEFAULT_REVIEWS_PER_HOUR = 10;
const MIN_SECRET_LENGTH = 12;
const MIN_PASSPHRASE_LENGTH = 16;
/** The characters that every proxy and server allows in a header. */
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;
/** A host as the URL standard has it may hold a semicolon, which would begin another directive of a policy. */
const PLAIN_HOST = /^[a-z0-9.:[\]-]+$/;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads and checks the environment.
 * @param bundleFolder folder of the running bundle; the web apps are looked for beside it
 * @param furtherProblems what the application finds wrong with the values, a line each
 * @throws ConfigError with a line for each thing that is wrong
 */
export function readConfig(
  env: Environment,
  bundleFolder: string,
  furtherProblems: (config: Config) => Iterable<string> = () => [],
): Config {
  const reader = new Reader(env);
  const environment = reader.oneOf('NODE_ENV', ENVIRONMENTS, 'standalone');
  const port = reader.integer('PORT', DEFAULT_PORT, 0, 65_535);
  const dataDir = path.resolve(reader.text('DATA_DIR') ?? '.data');
  const objectStorage = reader.objectStorage('MEDIA_URL');
  const translatorUrl = reader.url('TRANSLATOR_URL', ['http:', 'https:']);
  const translatorKey = reader.secret('TRANSLATOR_KEY', 1);
  const publicUrl = reader.origin('PUBLIC_URL') ?? `http://localhost:${port}`;
  const config = new Config({
    environment,
    port,
    host: reader.text('HOST') ?? '0.0.0.0',
    dataDir,
    databaseUrl: reader.url('DATABASE_URL', ['postgres:', 'postgresql:']) ?? '',
    objectStorage,
    backupPlace: reader.backupPlace('BACKUP_URL', dataDir, objectStorage),
    publicUrl,
    backupPassphrase: reader.passphrase('BACKUP_PASSPHRASE'),
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: reader.text('MAIL_FROM'),
    translator: translatorUrl === undefined ? undefined : { url: translatorUrl, key: translatorKey },
    adminUsername: reader.text('ADMIN_USERNAME'),
    adminPassword: reader.text('ADMIN_PASSWORD'),
    superAdminKey: reader.secret('SUPER_ADMIN_KEY', MIN_SECRET_LENGTH),
    quotesPerHour: reader.integer('QUOTES_PER_HOUR', DEFAULT_QUOTES_PER_HOUR, 1, 100_000),
    reviewsPerHour: reader.integer('REVIEWS_PER_HOUR', DEFAULT_REVIEWS_PER_HOUR, 1, 100_000),
    trustedProxies: reader.networks('TRUSTED_PROXIES'),
    allowedOrigins: reader.origins('ALLOWED_ORIGINS'),
    seedDemo: reader.flag('SEED_DEMO'),
    metricsPort: reader.integerIfSet('METRICS_PORT', 0, 65_535),
    metricsHost: reader.text('METRICS_HOST') ?? '127.0.0.1',
    // A person at the console of `npm start` wants to read what went wrong, not every request.
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS, environment === 'standalone' ? 'warn' : 'info'),
    remotes: {
      admin: reader.manifest('ADMIN_REMOTE', publicUrl),
      superAdmin: reader.manifest('SUPER_ADMIN_REMOTE', publicUrl),
    },
    webDist: path.resolve(reader.text('WEB_DIST') ?? path.join(bundleFolder, '..')),
    parentWatch: reader.flag('PARENT_WATCH'),
    signalsParent: reader.flag('SIGNAL_PARENT'),
  });
  reader.throwProblems(furtherProblems(config));
  return config;
}

/** Reads single values from the environment and collects what is wrong with them. */
class Reader {
  private readonly problems: string[] = [];

  constructor(private readonly env: Environment) {}

  throwProblems(further: Iterable<string>): void {
    const problems = [...this.problems, ...further];
    if (problems.length > 0) throw new ConfigError(problems);
  }

  /** The trimmed text; undefined when it is unset or blank. */
  text(name: Variable): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  secret(name: Variable, shortest: number): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!PRINTABLE_ASCII.test(text))
      this.problems.push(`${name} travels in a header: use letters without accents, digits and plain signs.`);
    else if (text.length < shortest)
      this.problems.push(`${name} is too short: use at least ${shortest} characters.`);
    return text;
  }

  /** It encrypts a whole site, and anyone who has the file can guess it for years. */
  passphrase(name: Variable): string | undefined {
    const text = this.text(name);
    if (text !== undefined && text.length < MIN_PASSPHRASE_LENGTH)
      this.problems.push(`${name} is too short: use at least ${MIN_PASSPHRASE_LENGTH} characters.`);
    return text;
  }

  integer(name: Variable, fallback: number, min: number, max: number): number {
    return this.integerIfSet(name, min, max) ?? fallback;
  }

  integerIfSet(name: Variable, min: number, max: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      this.problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
    return value;
  }

  flag(name: Variable): boolean {
    const text = this.text(name)?.toLowerCase() ?? '';
    if (!['', '0', '1', 'true', 'false'].includes(text)) this.problems.push(`${name} must be 1 or 0.`);
    return text === '1' || text === 'true';
  }

  oneOf<Value extends string>(name: Variable, values: readonly Value[], fallback: Value): Value {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const found = values.find((value) => value === text);
    if (!found) this.problems.push(`${name} must be one of ${values.join(', ')}, not "${text}".`);
    return found ?? fallback;
  }

  /** A URL. An error never repeats it, since it may hold a password. */
  url(name: Variable, schemes: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol))
      this.problems.push(`${name} must be an address that begins with ${schemes.join('// or ')}//.`);
    return text;
  }

  objectStorage(name: Variable): ObjectStorageSettings | undefined {
    return readStorageUrl(this.env, name, (problem) => this.problems.push(problem));
  }

  backupPlace(
    name: Variable,
    dataDir: string,
    objectStorage: ObjectStorageSettings | undefined,
  ): BackupLocation {
    const defaults = { backupDir: backupDirOf(dataDir), mediaDir: mediaDirOf(dataDir), objectStorage };
    return readBackupUrl(this.env, name, defaults, (problem) => this.problems.push(problem));
  }

  origin(name: Variable): string | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : this.originOf(name, text);
  }

  origins(name: Variable): string[] {
    return this.list(name).flatMap((text) => this.originOf(name, text) ?? []);
  }

  /** The manifest of a back-office elsewhere: by https, or by http from the host of a site that is itself at http. */
  manifest(name: Variable, publicUrl: string): URL | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const site = new URL(publicUrl);
    const isBesideSite =
      site.protocol === 'http:' && url?.protocol === 'http:' && url.hostname === site.hostname;
    const isPlain = url && !url.username && !url.password && !url.hash && PLAIN_HOST.test(url.host);
    if (!isPlain || !(url.protocol === 'https:' || isBesideSite) || !url.pathname.endsWith('.json'))
      this.problems.push(
        `${name} must be the https address of a manifest, such as https://office.example.org/mf-manifest.json (by http only from the host of a PUBLIC_URL with http).`,
      );
    return url;
  }

  networks(name: Variable): string[] {
    const named = ['loopback', 'linklocal', 'uniquelocal'];
    return this.list(name).filter((text) => {
      const [address = '', bits] = text.split('/');
      const widest = isIP(address) === 6 ? 128 : 32;
      const known = named.includes(text) || isIP(address) > 0;
      const fits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest);
      if (!known || !fits) this.problems.push(`${name}: "${text}" is no address or network.`);
      return known && fits;
    });
  }

  private list(name: Variable): string[] {
    return (this.text(name) ?? '').split(',').flatMap((part) => part.trim() || []);
  }

  private originOf(name: Variable, text: string): string | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const plain = url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search;
    if (!plain || url.username || url.hash) {
      this.problems.push(`${name} must be an address such as https://www.example.org without a path.`);
      return undefined;
    }
    return url.origin;
  }
}
