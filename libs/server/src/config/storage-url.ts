import type { Environment, Variable } from './deployment';

/** Where pictures or backups are kept when not in a folder: a bucket of S3-compatible object storage. */
export interface ObjectStorageSettings {
  readonly bucket: string;
  /** The prefix of all names: empty, or it ends with a slash. */
  readonly prefix: string;
  /** The store's own address; AWS when undefined. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Whether the bucket is named in the path and not in the host. */
  readonly forcePathStyle: boolean;
  /** Undefined where the machine has a role that gives them. */
  readonly credentials: ObjectStorageCredentials | undefined;
}
interface ObjectStorageCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

const FORM = 's3://bucket/prefix?endpoint=https://…&region=…&forcePathStyle=true';
/** Source: Amazon S3, bucket naming rules. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Characters that need no encoding in an address. */
const PREFIX = /^[\w.-]+(?:\/[\w.-]+)*$/;
const OPTIONS = ['endpoint', 'region', 'forcePathStyle'];
/** Stores other than Amazon's rarely check it. */
const DEFAULT_REGION = 'us-east-1';

/**
 * Reads `MEDIA_URL` or another variable of its form, and the usual variables of AWS.
 * @param refuse receives what is wrong; the text never repeats the address, which may contain a password by mistake
 * @returns undefined when it is unset, so that files are in the data folder, or wrong
 */
export function readStorageUrl(
  env: Environment,
  name: Variable,
  refuse: (problem: string) => void,
): ObjectStorageSettings | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const problem = (what: string) => refuse(`${name} ${what}`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:') {
    problem(`must be an address such as ${FORM}; leave it unset for a folder.`);
    return undefined;
  }
  if (url.username || url.password)
    problem('must not hold a password: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  if (!BUCKET.test(url.hostname)) problem(`must name a bucket: ${FORM}.`);
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  if (folder && !PREFIX.test(folder))
    problem('may have only letters, digits, ".", "_", "-" and "/" in its prefix.');
  const stranger = [...url.searchParams.keys()].find((name) => !OPTIONS.includes(name));
  if (stranger !== undefined) problem(`knows only ${OPTIONS.join(', ')} after its question mark.`);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !isOrigin(endpoint))
    problem('must have an endpoint such as https://storage.example.org without a path.');
  const region = url.searchParams.get('region') ?? env.AWS_REGION?.trim() ?? env.AWS_DEFAULT_REGION?.trim();
  if (!region && endpoint === undefined) problem('needs a region: add &region=… or set AWS_REGION.');
  const pathStyle = url.searchParams.get('forcePathStyle') ?? String(endpoint !== undefined);
  if (pathStyle !== 'true' && pathStyle !== 'false') problem('must have forcePathStyle=true or =false.');
  return {
    bucket: url.hostname,
    prefix: folder ? `${folder}/` : '',
    endpoint,
    region: region || DEFAULT_REGION,
    forcePathStyle: pathStyle === 'true',
    credentials: credentialsOf(env, problem),
  };
}

function credentialsOf(
  env: Environment,
  problem: (what: string) => void,
): ObjectStorageCredentials | undefined {
  const accessKeyId = env.AWS_ACCESS_KEY_ID?.trim();
  const secretAccessKey = env.AWS_SECRET_ACCESS_KEY?.trim();
  const sessionToken = env.AWS_SESSION_TOKEN?.trim();
  if (!accessKeyId && !secretAccessKey) return undefined;
  if (!accessKeyId || !secretAccessKey) {
    problem('needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY together.');
    return undefined;
  }
  return { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    url !== undefined &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.pathname === '/' &&
    !(url.search || url.hash || url.username || url.password)
  );
}
