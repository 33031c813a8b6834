import { SAFE_METHODS } from '@ospite/server/headers';
import type { DocumentedProblems } from '@ospite/server/docs';
import type { ProblemCode } from '@ospite/server/problems';
import { ACCESS_KEY_SCHEME } from '@ospite/server/rest';
import { ERROR_TABLE } from './error-table';

const UNREADABLE: readonly ProblemCode[] = ['request.malformed', 'request.invalid'];
/** Problems of a write before it reaches its handler: see `http-app.ts`. */
const WRITE_PROBLEMS: readonly ProblemCode[] = [
  ...UNREADABLE,
  'account.cross_site',
  'request.timeout',
  'request.too_large',
  'request.unsupported_media_type',
];
/** Problems of every call that is not public, including those of access keys. */
const SESSION_PROBLEMS: readonly ProblemCode[] = [
  'account.not_signed_in',
  'account.password_to_change',
  'access_key.wrong',
  'account.too_many_attempts',
];
const KEY_PROBLEMS: readonly ProblemCode[] = ['access_key.read_only'];
const NO_KEY_PROBLEMS: readonly ProblemCode[] = ['access_key.session_only'];
/** Problems of every call: headers beyond all measure, or something on our side is broken or unavailable. */
const FAILURES: readonly ProblemCode[] = ['request.headers_too_large', 'server.failed', 'server.unavailable'];

const commonCodes: DocumentedProblems['commonCodes'] = (method, { parameters = [], security = [] }) => {
  const isRead = SAFE_METHODS.has(method.toUpperCase());
  // Parameters of an address can be unreadable: broken escapes, or characters that we never accept.
  const hasAddress = parameters.some((parameter) => 'in' in parameter && parameter.in !== 'header');
  const ofMethod = isRead ? (hasAddress ? UNREADABLE : []) : WRITE_PROBLEMS;
  const opensTo = (name: string) => security.some((scheme) => name in scheme);
  const ofSession = opensTo('session') ? SESSION_PROBLEMS : [];
  const ofKey = opensTo(ACCESS_KEY_SCHEME) ? (isRead ? [] : KEY_PROBLEMS) : NO_KEY_PROBLEMS;
  return [...ofSession, ...(ofSession.length > 0 ? ofKey : []), ...ofMethod, ...FAILURES];
};

/** What the document says of the problems of every call: one response for each status. */
export const DOCUMENTED_PROBLEMS: DocumentedProblems = {
  errors: ERROR_TABLE,
  commonCodes,
  byStatus: {
    400: {
      description:
        'It cannot be read (`request.malformed`), or fields are not valid: `errors` names each one. Unknown, missing and ' +
        'wrongly typed fields are named first (`request.invalid`); once there are none, all broken rules ' +
        '(`quote.invalid`, `room.invalid`, …).',
      code: 'request.invalid',
      fields: [{ field: 'email', code: 'required' }],
    },
    401: { description: 'Nobody is signed in, or the secret is wrong.', code: 'account.not_signed_in' },
    403: {
      description:
        'Sent by a page of another site, with an access key of insufficient scope, by somebody who has to choose a ' +
        'password first, or for a change of content by an account that may only read it.',
      code: 'account.cross_site',
    },
    404: { description: 'There is no such thing.', code: 'room.not_found' },
    408: { description: 'The body took too long to arrive.', code: 'request.timeout' },
    409: { description: 'Clashes with what is stored.', code: 'room.changed' },
    413: { description: 'The body is too large.', code: 'request.too_large' },
    415: {
      description: 'The body is of another type than the one documented.',
      code: 'request.unsupported_media_type',
    },
    422: {
      description: 'A rule forbids it; `code` says which.',
      code: 'room.image_limit',
      facts: { limit: 15 },
    },
    429: {
      description: 'Asked too often; `Retry-After` says when to try again.',
      code: 'account.too_many_attempts',
      facts: { retryAfterSeconds: 900 },
    },
    431: { description: 'The address or the headers are too large.', code: 'request.headers_too_large' },
    500: { description: 'Unexpected error on the server.', code: 'server.failed' },
    503: {
      description: 'Not available at the moment; `Retry-After` says when to try again.',
      code: 'server.unavailable',
      facts: { retryAfterSeconds: 5 },
    },
    507: {
      description:
        'The disk of the server is full, or has less than 500 MB left for pictures; nothing was stored.',
      code: 'server.storage_full',
      facts: { retryAfterSeconds: 60 },
    },
  },
};
