import { STATUS_CODES } from 'node:http';
import {
  ERROR_KINDS,
  type ErrorCode,
  type ErrorKind,
  type FieldProblem,
  type FieldProblemCode,
} from '@ospite/domain';
import { EDGE_STATUSES, type EdgeCode, type ProblemResponse } from './problem';

/** What each code means, for programmers; everyone else reads the sentences of the catalogues. */
const DETAILS: Readonly<Record<ErrorCode | EdgeCode, string>> = {
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
  'access_key.invalid': 'Some fields of the access key are not valid.',
  'access_key.not_found': 'There is no such access key.',
  'access_key.key_reused':
    'This Idempotency-Key came with another access key before, or that key has been used since.',
  'access_key.wrong': 'This access key opens nothing: it is wrong, or was revoked.',
  'access_key.read_only': 'This access key may only read.',
  'access_key.session_only': 'This call is for people: it needs the session of the owner, not an access key.',
  'account.invalid': 'Some fields of the account are not valid.',
  'account.not_found': 'There is no such account.',
  'account.username_taken': 'Another account has this username.',
  'account.key_reused':
    'This Idempotency-Key came with another name before, or the colleague has chosen a password since.',
  'account.last_one': 'The last account cannot be removed.',
  'account.already_initialised': 'There is an account already.',
  'account.not_signed_in': 'This call needs the session of the owner.',
  'account.wrong_credentials': 'Username or password is wrong.',
  'account.wrong_password': 'The current password is wrong.',
  'account.weak_password': 'The new password is too weak.',
  'account.wrong_setup_code': 'The setup code is not the one on the console of the server.',
  'account.no_super_admin_key': 'This call needs the super-admin key in its header.',
  'account.wrong_super_admin_key': 'The super-admin key is wrong.',
  'account.too_many_attempts': 'Too many failed attempts.',
  'account.password_to_change':
    'The password was handed out to be used once: another has to be chosen first.',
  'account.password_needed': 'The password has to be entered again: POST /api/auth/password/confirm.',
  'account.session_not_found': 'There is no such session.',
  'account.cross_site': 'Pages of other sites may not change anything here.',
  'breakfast.invalid': 'Some fields of the picture are not valid.',
  'breakfast.not_found': 'There is no such picture.',
  'breakfast.image_limit': 'There is no place for another picture.',
  'breakfast.key_reused': 'This Idempotency-Key came with another file before.',
  'breakfast.order_changed': 'Somebody put the pictures in another order in between.',
  'breakfast.order_mismatch': 'The order does not name each picture once.',
  'breakfast.changed': 'Somebody saved the picture in between.',
  'event.invalid': 'Some fields of the event are not valid.',
  'event.not_found': 'There is no such event.',
  'event.key_reused': 'This Idempotency-Key came with another event before; `id` is the one that was added.',
  'event.changed': 'Somebody saved the event in between.',
  'message.not_found': 'There is no such message.',
  'message.already_sent': 'The message has been sent.',
  'message.too_many_tests': 'Too many test messages.',
  'pricing.not_found': 'The room has no price in this season.',
  'pricing.changed': 'Somebody saved the price in between.',
  'privacy.backups_unreachable':
    'Nothing was erased: it cannot be noted where the backups are, so that a restored one would bring the person back.',
  'property.invalid': 'Some fields of the property are not valid.',
  'property.unknown_reminder': 'There is no such reminder.',
  'property.not_found': 'The property has not been described yet.',
  'property.host_not_found': 'The property has no such host.',
  'property.changed': 'Somebody saved the property in between.',
  'quote.invalid': 'Some fields of the quote are not valid.',
  'quote.not_found': 'There is no such quote.',
  'quote.changed': 'Somebody saved the quote in between.',
  'quote.unfinished': 'A placeholder is left to fill in.',
  'quote.anonymised': 'Nobody knows any longer who asked for this quote.',
  'quote.key_reused': 'This Idempotency-Key came with other fields before.',
  'quote.too_many': 'Too many quotes from one sender.',
  'reply_template.invalid': 'Some fields of the templates are not valid.',
  'reply_template.changed': 'Somebody saved the templates in between.',
  'review.invalid': 'Some fields of the review are not valid.',
  'review.not_found': 'There is no such review.',
  'review.changed': 'Somebody saved the review in between.',
  'review.key_reused': 'This Idempotency-Key came with other fields before.',
  'review.too_many': 'Too many reviews from one sender.',
  'room.invalid': 'Some fields of the room are not valid.',
  'room.not_found': 'There is no such room.',
  'room.image_not_found': 'There is no such picture.',
  'room.image_limit': 'The gallery is full.',
  'room.name_taken': 'Another room has this name.',
  'room.slug_taken': 'Another room has this slug.',
  'room.slug_reserved': 'This slug is needed for another address.',
  'room.key_reused':
    'This Idempotency-Key came with another file, or another room, before; then `id` is the one that was added.',
  'room.order_changed': 'Somebody put the pictures of the room in another order in between.',
  'room.order_mismatch': 'The order does not name each picture of the room once.',
  'room.changed': 'Somebody saved the room in between.',
  'room.image_changed': 'Somebody saved the picture in between.',
  'settings.invalid': 'Some settings are not valid.',
  'settings.unknown_key': 'There is no such setting.',
  'settings.changed': 'Somebody saved the settings in between.',
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
  invalid_phone: 'is not a phone number',
  invalid_url: 'is not a web address',
  invalid_name: 'is not a name: links, phone numbers, symbols and invisible characters are not allowed',
  not_embeddable:
    'is a link for sharing, which pages may not show inside: the address of an embedded map is needed',
  unknown_placeholder: 'holds a placeholder that nothing stands for',
  open_placeholder: 'holds a placeholder that is left to fill in',
  broken_placeholder: 'holds a placeholder that is not closed',
  name_taken: 'is the name of another one',
  invalid_origin: 'is not scheme and host of a site',
  before_start: 'is before the start',
  too_many_pixels: 'is a picture of too many pixels',
  too_tall_picture: 'is a picture that is too tall for its width',
  animated_picture: 'is a picture that moves',
  unreadable_picture: 'is no picture that can be read',
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
  readonly code: ErrorCode | EdgeCode;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly fields: readonly FieldProblem[];
}

/** How many fields a document names; a client with more invalid ones sees the others after correcting these. */
export const MAX_FIELD_PROBLEMS = 100;
/** Names of unknown fields can be as long as the body: so much of one is repeated (characters). */
const MAX_FIELD_NAME_LENGTH = 200;

/** The problem document (RFC 9457). */
export function problemDocument({ status, code, facts, fields }: Problem): ProblemResponse {
  return {
    type: `urn:ospite:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail: DETAILS[code],
    ...(fields.length > 0 ? { errors: fields.slice(0, MAX_FIELD_PROBLEMS).map(fieldProblem) } : {}),
    ...facts,
  };
}

function fieldProblem({ field, ...problem }: FieldProblem) {
  const name = field.length > MAX_FIELD_NAME_LENGTH ? `${field.slice(0, MAX_FIELD_NAME_LENGTH)}…` : field;
  return { field: name, ...problem, message: FIELD_MESSAGES[problem.code] };
}

/** The only place where a kind of error becomes a status. */
const KIND_STATUSES = {
  invalid: 400,
  missing: 404,
  rule: 422,
  conflict: 409,
  unauthenticated: 401,
  forbidden: 403,
  limit: 429,
  unavailable: 503,
} as const satisfies Record<ErrorKind, number>;

const isEdgeCode = (code: ErrorCode | EdgeCode): code is EdgeCode => code in EDGE_STATUSES;

/** The status of the response to an error. */
export function statusOf(code: ErrorCode | EdgeCode) {
  return isEdgeCode(code) ? EDGE_STATUSES[code] : KIND_STATUSES[ERROR_KINDS[code]];
}
