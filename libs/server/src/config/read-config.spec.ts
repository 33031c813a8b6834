import { VARIABLES } from './deployment';
import { ConfigError, readConfig } from './read-config';

describe('the configuration', () => {
  const problemsOf = (env: Record<string, string>) => {
    try {
      readConfig(env, '/srv/dist/apps/api');
      return [];
    } catch (error) {
      if (error instanceof ConfigError) return error.lines;
      throw error;
    }
  };

  it('reads every variable that it has a name for', () => {
    const asked = new Set<PropertyKey>();
    const env = new Proxy<Record<string, string>>(
      { MEDIA_URL: 's3://pictures', BACKUP_URL: 's3://backups' },
      { get: (target, name) => (asked.add(name), Reflect.get(target, name)) },
    );
    problemsOf(env);
    expect([...asked].toSorted()).toEqual([...VARIABLES].toSorted());
  });

  it('needs nothing to be set', () => {
    const config = readConfig({}, '/srv/dist/apps/api');
    expect(config).toMatchObject({
      environment: 'standalone',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      isSecure: false,
      quotesPerHour: 20,
      reviewsPerHour: 10,
      webDist: '/srv/dist/apps',
      trustedProxies: [],
      allowedOrigins: [],
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
    });
  });

  it('takes the site’s address without a slash at its end and knows https by it', () => {
    const config = readConfig({ PUBLIC_URL: 'https://www.example.org/', PORT: '8080' }, '/');
    expect(config.publicUrl).toBe('https://www.example.org');
    expect(config.isSecure).toBe(true);
  });

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, not "http".'],
    ['METRICS_PORT', 'on', 'METRICS_PORT must be a whole number from 0 to 65535, not "on".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of standalone, production, development, test, not "prod".'],
    [
      'PUBLIC_URL',
      'www.example.org',
      'PUBLIC_URL must be an address such as https://www.example.org without a path.',
    ],
    [
      'ALLOWED_ORIGINS',
      'https://a.example/path',
      'ALLOWED_ORIGINS must be an address such as https://www.example.org without a path.',
    ],
    ['TRUSTED_PROXIES', '10.0.0.0/64', 'TRUSTED_PROXIES: "10.0.0.0/64" is no address or network.'],
    ['TRUSTED_PROXIES', 'true', 'TRUSTED_PROXIES: "true" is no address or network.'],
    ['SUPER_ADMIN_KEY', 'short', 'SUPER_ADMIN_KEY is too short: use at least 12 characters.'],
    [
      'SUPER_ADMIN_KEY',
      'maestrale-però-sabbia',
      'SUPER_ADMIN_KEY travels in a header: use letters without accents, digits and plain signs.',
    ],
    [
      'SUPER_ADMIN_KEY',
      'maestrale\tcorallo',
      'SUPER_ADMIN_KEY travels in a header: use letters without accents, digits and plain signs.',
    ],
    ['SEED_DEMO', 'maybe', 'SEED_DEMO must be 1 or 0.'],
  ])('refuses %s=%s with a line that says why', (name, value, line) => {
    expect(problemsOf({ [name]: value })).toEqual([line]);
  });

  describe('finds a back-office that is released by itself', () => {
    const LINE = expect.stringContaining('_REMOTE must be the https address of a manifest');
    const beside = { PUBLIC_URL: 'http://localhost:3000' };

    it('nowhere unless it is named', () => {
      expect(readConfig({}, '/').remotes).toEqual({ admin: undefined, superAdmin: undefined });
    });

    it('at an address of https, or of http on the host of a site at http', () => {
      const env = {
        ...beside,
        ADMIN_REMOTE: 'http://localhost:4000/office/mf-manifest.json',
        SUPER_ADMIN_REMOTE: 'https://office.example.org/mf-manifest.json',
      };
      const { admin, superAdmin } = readConfig(env, '/').remotes;
      expect(admin?.href).toBe(env.ADMIN_REMOTE);
      expect(superAdmin?.href).toBe(env.SUPER_ADMIN_REMOTE);
    });

    it.each([
      ['office.example.org', beside],
      ['http://office.example.org/mf-manifest.json', beside],
      ['http://localhost:4000/mf-manifest.json', { PUBLIC_URL: 'https://localhost' }],
      ['https://office.example.org/', beside],
      ['https://me:secret@office.example.org/mf-manifest.json', beside],
      ['https://office.example;sandbox/mf-manifest.json', beside],
      ['data:application/json,{}.json', beside],
    ])('never at %s', (address, env) => {
      expect(problemsOf({ ...env, ADMIN_REMOTE: address })).toEqual([LINE]);
      expect(problemsOf({ ...env, SUPER_ADMIN_REMOTE: address })).toEqual([LINE]);
    });
  });

  it('never repeats an address that may hold a password', () => {
    const lines = problemsOf({ DATABASE_URL: 'mysql://me:secret@host/db', SMTP_URL: 'secret', PORT: 'x' });
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('secret');
  });

  describe('keeps pictures', () => {
    const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    const storage = (env: Record<string, string>) => readConfig(env, '/').objectStorage;

    it('in the data folder unless told otherwise', () => {
      expect(storage(KEYS)).toBeUndefined();
    });

    it('in a bucket of AWS, with the keys of its usual variables or the machine’s role', () => {
      expect(storage({ MEDIA_URL: 's3://pictures', AWS_REGION: 'eu-south-1', ...KEYS })).toEqual({
        bucket: 'pictures',
        prefix: '',
        endpoint: undefined,
        region: 'eu-south-1',
        forcePathStyle: false,
        credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      });
      expect(storage({ MEDIA_URL: 's3://pictures?region=eu-west-1' })?.credentials).toBeUndefined();
    });

    it('in a bucket of another store, below a prefix', () => {
      const url = 's3://pictures/sites/baia/?endpoint=http://127.0.0.1:9000&region=x&forcePathStyle=true';
      expect(storage({ MEDIA_URL: url, ...KEYS })).toMatchObject({
        bucket: 'pictures',
        prefix: 'sites/baia/',
        endpoint: 'http://127.0.0.1:9000',
        region: 'x',
        forcePathStyle: true,
      });
    });

    it.each([
      ['https://secret', 'must be an address such as s3://'],
      ['s3://id:secret@pictures?region=x', 'must not hold a password'],
      ['s3://A?region=secret', 'must name a bucket'],
      ['s3://pictures/sec%20ret?region=x', 'in its prefix'],
      ['s3://pictures?region=x&secret=1', 'knows only endpoint, region, forcePathStyle'],
      ['s3://pictures?endpoint=https://a.example/secret', 'must have an endpoint'],
      ['s3://pictures?forcePathStyle=secret&region=x', 'forcePathStyle=true or =false'],
      ['s3://pictures', 'needs a region'],
    ])('nowhere by %s', (url, why) => {
      const lines = problemsOf({ MEDIA_URL: url });
      expect(lines).toEqual([expect.stringContaining(why)]);
      expect(lines.join()).not.toContain('secret');
    });

    it('nowhere with half of the keys', () => {
      const env = { MEDIA_URL: 's3://pictures?region=x', AWS_ACCESS_KEY_ID: 'id' };
      expect(problemsOf(env)).toEqual([expect.stringContaining('AWS_SECRET_ACCESS_KEY together')]);
    });
  });

  describe('puts backups', () => {
    const place = (env: Record<string, string>) =>
      readConfig({ DATA_DIR: '/srv/data', ...env }, '/').backupPlace;

    it.each([
      ['into the data folder unless told otherwise', undefined, '/srv/data/backups'],
      ['into a folder named by its path', '/mnt/copies', '/mnt/copies'],
      ['into a folder named by its address', 'file:///mnt/copies%20of%20us', '/mnt/copies of us'],
    ])('%s', (_where, url, folder) => {
      expect(place(url === undefined ? {} : { BACKUP_URL: url })).toEqual({ folder });
    });

    it('into a bucket, beside pictures that are in another one or below another prefix', () => {
      const env = { MEDIA_URL: 's3://site/media?region=x', BACKUP_URL: 's3://site/backups?region=x' };
      expect(place(env)).toMatchObject({ bucket: 'site', prefix: 'backups/' });
    });

    it.each([
      ['https://secret.example', {}, 'BACKUP_URL must be an address such as s3://'],
      ['file://secret/copies', {}, 'BACKUP_URL must be a path'],
      ['/srv/data/media/secret', {}, 'which guests can read'],
      ['/srv/data/media/..secret', {}, 'which guests can read'],
      ['/srv/data', {}, 'must not hold the folder of the pictures'],
      ['file:///srv/', {}, 'must not hold the folder of the pictures'],
      ['s3://site/media/secret?region=x', { MEDIA_URL: 's3://site/media?region=x' }, 'among the pictures'],
    ])('nowhere by %s', (url, env, why) => {
      const lines = problemsOf({ DATA_DIR: '/srv/data', BACKUP_URL: url, ...env });
      expect(lines).toEqual([expect.stringContaining(why)]);
      expect(lines.join()).not.toContain('secret');
    });

    it('encrypted with a passphrase of any characters, if it is long enough', () => {
      const passphrase = 'però così è lunga';
      expect(readConfig({ BACKUP_PASSPHRASE: passphrase }, '/').backupPassphrase).toBe(passphrase);
      expect(problemsOf({ BACKUP_PASSPHRASE: 'short' })).toEqual([
        'BACKUP_PASSPHRASE is too short: use at least 16 characters.',
      ]);
    });
  });

  it('takes every key that a header can carry', () => {
    const key = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
      .join('')
      .trim();
    expect(readConfig({ SUPER_ADMIN_KEY: key }, '/').superAdminKey).toBe(key);
  });
});
