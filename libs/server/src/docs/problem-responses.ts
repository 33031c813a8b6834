import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@ospite/domain';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { PROBLEM_CODES } from '../problems/api-problems.decorator';
import { ProblemResponse, type EdgeCode } from '../problems/problem';
import { problemDocument, statusOf, type Problem } from '../problems/problem-details';
import { ACCESS_KEY_SCHEME } from '../rest/access.decorator';
import { REQUEST_ID_HEADER } from '../logging/http-logging';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;
type Code = ErrorCode | EdgeCode;

const READS = ['get', 'head', 'options'];
const METHODS = [...READS, 'post', 'put', 'patch', 'delete'] as const;

const UNREADABLE: readonly Code[] = ['request.malformed', 'request.invalid'];
/** Problems of a write before it reaches its handler: see `http-app.ts`. */
const WRITE_PROBLEMS: readonly Code[] = [
  ...UNREADABLE,
  'account.cross_site',
  'request.timeout',
  'request.too_large',
  'request.unsupported_media_type',
];
/** Problems of every call that is not public, including those of access keys. */
const SESSION_PROBLEMS: readonly Code[] = [
  'account.not_signed_in',
  'account.password_to_change',
  'access_key.wrong',
  'account.too_many_attempts',
];
const KEY_PROBLEMS: readonly Code[] = ['access_key.read_only'];
const NO_KEY_PROBLEMS: readonly Code[] = ['access_key.session_only'];
/** Problems of every call, when something on our side is broken or unavailable. */
const FAILURES: readonly Code[] = ['server.failed', 'server.unavailable'];

interface SharedResponse {
  readonly description: string;
  readonly example: Omit<Problem, 'status'>;
}

const example = (code: Code, facts: Problem['facts'] = {}, fields: Problem['fields'] = []) => ({
  code,
  facts,
  fields,
});

/** One response for each status, with a typical problem as its example. */
const SHARED: Readonly<Record<number, SharedResponse>> = {
  400: {
    description:
      'It cannot be read (`request.malformed`), or fields are not valid: `errors` names each one. Unknown, missing and ' +
      'wrongly typed fields are named first (`request.invalid`); once there are none, all broken rules ' +
      '(`quote.invalid`, `room.invalid`, …).',
    example: example('request.invalid', {}, [{ field: 'email', code: 'required' }]),
  },
  401: {
    description: 'Nobody is signed in, or the secret is wrong.',
    example: example('account.not_signed_in'),
  },
  403: {
    description:
      'Sent by a page of another site, with an access key of insufficient scope, or by somebody who has to choose a ' +
      'password first.',
    example: example('account.cross_site'),
  },
  404: { description: 'There is no such thing.', example: example('room.not_found') },
  408: { description: 'The body took too long to arrive.', example: example('request.timeout') },
  409: { description: 'Clashes with what is stored.', example: example('room.changed') },
  413: { description: 'The body is too large.', example: example('request.too_large') },
  415: {
    description: 'The body is of another type than the one documented.',
    example: example('request.unsupported_media_type'),
  },
  422: {
    description: 'A rule forbids it; `code` says which.',
    example: example('room.image_limit', { limit: 15 }),
  },
  429: {
    description: 'Asked too often; `Retry-After` says when to try again.',
    example: example('account.too_many_attempts', { retryAfterSeconds: 900 }),
  },
  500: { description: 'Unexpected error on the server.', example: example('server.failed') },
  503: {
    description: 'Not available at the moment; `Retry-After` says when to try again.',
    example: example('server.unavailable', { retryAfterSeconds: 5 }),
  },
  507: {
    description:
      'The disk of the server is full, or has less than 500 MB left for pictures; nothing was stored.',
    example: example('server.storage_full', { retryAfterSeconds: 60 }),
  },
};
/** Statuses whose responses have `Retry-After`. */
const RETRIABLE = [429, 503, 507];

/** Adds its problems to every operation: those it names, and those of the checks before it. */
export function withProblemResponses(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).map(([path, item]) => [path, withProblemsOfItem(item)]);
  const responses = Object.entries(SHARED).map(([status, shared]) => [
    nameOf(Number(status)),
    sharedResponse(Number(status), shared),
  ]);
  const components = { ...document.components, responses: Object.fromEntries(responses) };
  return { ...document, paths: Object.fromEntries(paths), components };
}

function withProblemsOfItem(item: PathItem): PathItem {
  const operations = METHODS.flatMap((method) => {
    const operation = item[method as 'get'];
    return operation ? [[method, withProblems(method, operation)]] : [];
  });
  return { ...item, ...Object.fromEntries(operations) };
}

function withProblems(method: string, operation: Operation): Operation {
  const own = ownCodes(operation);
  const codes = byStatus([...new Set([...own, ...commonCodes(method, operation)])]);
  const responses = Object.keys(codes).map((status) => [
    status,
    { $ref: `#/components/responses/${nameOf(Number(status))}` },
  ]);
  const described = Object.entries(byStatus(own.filter((code) => !/^(?:request|server)\./.test(code))))
    .map(([status, some]) => `${status} ${some.map((code) => `\`${code}\``).join(', ')}`)
    .join('; ');
  return {
    ...operation,
    description: [operation.description, described && `Refused with ${described}.`]
      .filter(Boolean)
      .join('\n\n'),
    responses: { ...operation.responses, ...Object.fromEntries(responses) },
    [PROBLEM_CODES]: codes,
  } as Operation;
}

function ownCodes(operation: Operation): readonly Code[] {
  const named: unknown = Reflect.get(operation, PROBLEM_CODES);
  return typeof named === 'object' && named !== null && 'codes' in named && Array.isArray(named.codes)
    ? named.codes
    : [];
}

function commonCodes(method: string, { parameters = [], security = [] }: Operation): readonly Code[] {
  // Parameters of an address can be unreadable: broken escapes, or characters that we never accept.
  const hasAddress = parameters.some((parameter) => 'in' in parameter && parameter.in !== 'header');
  const ofMethod = READS.includes(method) ? (hasAddress ? UNREADABLE : []) : WRITE_PROBLEMS;
  const opensTo = (name: string) => security.some((scheme) => name in scheme);
  const ofSession = opensTo('session') ? SESSION_PROBLEMS : [];
  const ofKey = opensTo(ACCESS_KEY_SCHEME) ? (READS.includes(method) ? [] : KEY_PROBLEMS) : NO_KEY_PROBLEMS;
  return [...ofSession, ...(ofSession.length > 0 ? ofKey : []), ...ofMethod, ...FAILURES];
}

function byStatus(codes: readonly Code[]): Readonly<Record<string, readonly Code[]>> {
  const statuses = [...new Set(codes.map(statusOf))].toSorted((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => [status, codes.filter((code) => statusOf(code) === status)]),
  );
}

/** `NotFound`, as the status is called. */
function nameOf(status: number): string {
  return (STATUS_CODES[status] ?? '').replaceAll(' ', '');
}

function sharedResponse(status: number, { description, example: problem }: SharedResponse) {
  return {
    description,
    headers: {
      [REQUEST_ID_HEADER]: {
        description: 'Finds the request in the server’s log.',
        schema: { type: 'string' },
      },
      ...(RETRIABLE.includes(status)
        ? { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } }
        : {}),
    },
    content: {
      'application/problem+json': {
        schema: { $ref: getSchemaPath(ProblemResponse) },
        example: problemDocument({ status, ...problem }),
      },
    },
  };
}
