import { STATUS_CODES } from 'node:http';
import type { ErrorKind, FieldProblem, FieldProblemCode } from '@ospite/domain/shared';
import {
  EDGE_STATUSES,
  type EdgeCode,
  type ErrorTable,
  type ProblemCode,
  type ProblemResponse,
} from './problem';

/** What each code means, for programmers. */
const EDGE_DETAILS: Readonly<Record<EdgeCode, string>> = {
  'request.malformed': 'The request cannot be read.',
  'request.invalid': 'Some fields are not valid.',
  'request.not_found': 'There is nothing at this address.',
  'request.method_not_allowed': 'This address does not know this method.',
  'request.timeout': 'The request took too long to arrive.',
  'request.too_large': 'The body is too large.',
  'request.unsupported_media_type': 'This type of body is not understood here.',
  'request.range_not_satisfiable': 'The file has no such part.',
  'request.expectation_failed': 'No expectation but `100-continue` is met here.',
  'request.headers_too_large': 'The address or the headers are too large.',
  'server.failed': 'The server failed. The request id finds it in the log.',
  'server.unavailable': 'The server cannot answer at the moment.',
  'server.storage_unavailable': 'The storage of the pictures does not answer; nothing was stored.',
  'server.storage_full': 'There is no room for the file on the disk of the server.',
};

const FIELD_MESSAGES: Readonly<Record<FieldProblemCode, string>> = {
  required: 'is required',
  wrong_type: 'is of the wrong type',
  too_long: 'is too long',
  too_short: 'is too short',
  too_many: 'holds too many',
  out_of_range: 'is out of range',
  unknown_field: 'is not known here',
  unknown_value: 'is none of the known values',
  unknown_room: 'is no room of the property',
  unknown_service: 'holds a service that is not offered',
  invalid_characters: 'holds characters that are not allowed',
  invalid_date: 'is no date that exists',
  invalid_email: 'is not an e-mail address',
  invalid_format: 'has not the form it needs',
  invalid_phone: 'is not a phone number of six digits or more',
  invalid_url: 'is not a web address',
  invalid_name: 'is not a name: links, phone numbers, symbols and invisible characters are not allowed',
  not_embeddable:
    'is a link for sharing, which pages may not show inside: the address of an embedded map is needed',
  unknown_placeholder: 'holds a placeholder that nothing stands for',
  open_placeholder: 'holds a placeholder that is left to fill in',
  broken_placeholder: 'holds a placeholder that is not closed',
  name_taken: 'is the name of another one',
  invalid_address: 'holds no letter from a to z',
  address_taken: 'is the address of another page',
  address_reserved: 'is an address that the site needs for something else',
  invalid_origin: 'is not scheme and host of a site',
  before_start: 'is before the start',
  too_many_pixels: 'is a picture of too many pixels',
  too_narrow_picture: 'is a picture that is too narrow for its length',
  animated_picture: 'is a picture that moves',
  unreadable_picture: 'is no picture that can be read',
  logo_format: 'is neither PNG nor SVG',
  logo_content: 'is an SVG with something in it that is not accepted: save it as PNG',
  logo_shape: 'is a logo that is too small, too tall, too wide or empty',
  logo_too_large: 'is a logo of too many bytes or pixels, or too long a side',
  heic_picture: 'is a HEIC picture, which is not accepted: save it as JPEG',
  in_the_past: 'is in the past',
  too_far_ahead: 'is too far ahead',
  not_after_check_in: 'is not after the check-in',
  common: 'is a password that everybody tries',
  unchanged: 'is the same as before',
};

/** A problem before it is written as a document. */
export interface Problem {
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly fields: readonly FieldProblem[];
}

/** How many fields a document names; a client with more invalid ones sees the others after correcting these. */
export const MAX_FIELD_PROBLEMS = 100;
/** Names of unknown fields can be as long as the body: so much of one is repeated (characters). */
const MAX_FIELD_NAME_LENGTH = 200;

/** The problem document (RFC 9457). */
export function problemDocument({ status, code, detail, facts, fields }: Problem): ProblemResponse {
  return {
    type: `urn:ospite:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail,
    ...(fields.length > 0 ? { errors: fields.slice(0, MAX_FIELD_PROBLEMS).map(fieldProblem) } : {}),
    ...facts,
  };
}

function fieldProblem({ field, ...problem }: FieldProblem) {
  const name = field.length > MAX_FIELD_NAME_LENGTH ? `${field.slice(0, MAX_FIELD_NAME_LENGTH)}…` : field;
  return { field: name, ...problem, message: FIELD_MESSAGES[problem.code] };
}

/** The only place where a kind of error becomes a status. */
const STATUSES = {
  ...EDGE_STATUSES,
  invalid: 400,
  missing: 404,
  rule: 422,
  conflict: 409,
  unauthenticated: 401,
  forbidden: 403,
  limit: 429,
  unavailable: 503,
} as const satisfies Record<ErrorKind | EdgeCode, number>;

/** The status of the response to an error of this kind, or to a request that never reached the domain. */
export function statusOf(error: ErrorKind | EdgeCode) {
  return STATUSES[error];
}

export function edgeProblem(
  code: EdgeCode,
  facts: Problem['facts'] = {},
  fields: Problem['fields'] = [],
): Problem {
  return { status: statusOf(code), code, detail: EDGE_DETAILS[code], facts, fields };
}

const isEdgeCode = (code: ProblemCode): code is EdgeCode => code in EDGE_STATUSES;

export function problemWithCode(
  code: ProblemCode,
  { kinds, details }: ErrorTable,
  facts: Problem['facts'] = {},
  fields: Problem['fields'] = [],
): Problem {
  if (isEdgeCode(code)) return edgeProblem(code, facts, fields);
  return { status: statusOf(kinds[code]), code, detail: details[code], facts, fields };
}
