import { ConfigError } from '../../../config/read-config';
import { ObjectStorageError } from '../../../problems/storage-failure';

/** What the client's errors say (their `name`, and the status of the answer where there was one). */
interface StoreError {
  readonly name?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}
const detailsOf = (error: unknown): StoreError => Object(error);
const statusOf = (error: unknown) => detailsOf(error).$metadata?.httpStatusCode;

/** Codes of stores that are full or hold as much of ours as they allow: MinIO, Ceph. */
const FULL = /^(XMinioStorageFull|Q\w+Exceeded|InsufficientStorage)$/;
const INSUFFICIENT_STORAGE = 507;
/** What a store says of a signature for another region than its own (Amazon S3, MinIO). */
const WRONG_REGION = 'AuthorizationHeaderMalformed';

/** Whether there is no such object; a missing bucket is a different error. */
export function isMissing(error: unknown): boolean {
  const { name } = detailsOf(error);
  return name === 'NoSuchKey' || name === 'NotFound' || (statusOf(error) === 404 && name !== 'NoSuchBucket');
}

/** Whether a condition of the request did not hold, or another request for the same key is under way. */
export function isRefused(error: unknown): boolean {
  return [409, 412].includes(statusOf(error) ?? 0);
}

/** Whether the store does not know the request, or the key may not make it. @param error one of `storageError` */
export function isUnsupported(error: unknown): boolean {
  return [403, 405, 501].includes(statusOf(Object(error).cause) ?? 0);
}

/** The same failure, with the operating system's code for a full disk or for a partner that does not answer. */
export function storageError(place: string, error: unknown): Error {
  const isFull = FULL.test(detailsOf(error).name ?? '') || statusOf(error) === INSUFFICIENT_STORAGE;
  const message = `${place} cannot be used: ${whatHappened(error)}`;
  return new ObjectStorageError(message, isFull ? 'ENOSPC' : 'ETIMEDOUT', { cause: error });
}

/**
 * The error for an operator whose server cannot start, without secrets.
 * @returns a ConfigError where starting again would change nothing, and otherwise an error of a storage that is away
 */
export function startProblem(place: string, error: unknown): Error {
  const lines = [
    `The pictures in ${place} cannot be reached, so the server does not start: ${whatHappened(error)}`,
    remedyFor(error, 'MEDIA_URL'),
    'Nothing was touched.',
  ];
  const status = statusOf(error) ?? 0;
  const isRefused = (status >= 300 && status < 500) || isWithoutCredentials(error);
  if (isRefused) return new ConfigError(lines);
  return Object.assign(new Error(lines.join('\n'), { cause: error }), { code: 'ETIMEDOUT' });
}

const isWithoutCredentials = (error: unknown) => detailsOf(error).name === 'CredentialsProviderError';

/**
 * What to do about a store that cannot be used.
 * @param error the client's own
 * @param variable of the environment that names the store
 */
export function remedyFor(error: unknown, variable: string): string {
  const { name } = detailsOf(error);
  if (name === 'NoSuchBucket') return `Create the bucket, or correct its name in ${variable}.`;
  if (statusOf(error) === 403 || isWithoutCredentials(error))
    return 'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that the key may list, read, write and delete there.';
  if (statusOf(error) === 301 || name === WRONG_REGION)
    return `The bucket is in another region: correct the region in ${variable}.`;
  return `Check the endpoint in ${variable}, and that this machine reaches it.`;
}

/** The error's own words and code, without what was sent. */
function whatHappened(error: unknown): string {
  const { name, code } = detailsOf(error);
  const status = statusOf(error);
  return [code ?? name ?? 'Error', ...(status === undefined ? [] : [`status ${status}`])].join(', ');
}
