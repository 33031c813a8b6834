import type { ErrorCode } from '@ospite/domain';
import type { EdgeCode } from './problem';

/** What each refusal means, for who writes programs; people read the catalogues' sentences instead. */
const DETAILS: Readonly<Record<ErrorCode | EdgeCode, string>> = {
  'request.malformed': 'The request cannot be read.',
  'request.invalid': 'Some fields are not valid.',
  'request.not_found': 'There is nothing at this address.',
  'request.method_not_allowed': 'This address does not know this method.',
  'request.timeout': 'The request took too long to arrive.',
  'request.too_large': 'The body is too large.',
  'request.unsupported_media_type': 'Only JSON is understood here.',
  'server.failed': 'The server failed. The request id finds it in the log.',
  'server.unavailable': 'The server cannot answer at the moment.',
  'account.not_found': 'There is no such account.',
  'account.username_taken': 'Another account has this username.',
  'account.already_initialised': 'There is an account already.',
  'account.not_signed_in': 'This call needs the session of the owner.',
  'account.wrong_credentials': 'Username or password is wrong.',
  'account.wrong_password': 'The current password is wrong.',
  'account.weak_password': 'The new password is too weak.',
  'account.wrong_setup_code': 'The setup code is not the one on the console of the server.',
  'account.wrong_super_admin_key': 'The super-admin key is wrong.',
  'account.too_many_attempts': 'Too many failed attempts.',
  'account.cross_site': 'Pages of other sites may not change anything here.',
  'event.invalid': 'Some fields of the event are not valid.',
  'event.not_found': 'There is no such event.',
  'event.changed': 'Somebody saved the event in between.',
  'message.not_found': 'There is no such message.',
  'message.already_sent': 'The message has been sent.',
  'property.not_found': 'The property has not been described yet.',
  'property.changed': 'Somebody saved the property in between.',
  'quote.invalid': 'Some fields of the quote are not valid.',
  'quote.not_found': 'There is no such quote.',
  'quote.key_reused': 'This Idempotency-Key came with other fields before.',
  'quote.too_many': 'Too many quotes from one sender.',
  'review.invalid': 'Some fields of the review are not valid.',
  'review.not_found': 'There is no such review.',
  'review.key_reused': 'This Idempotency-Key came with other fields before.',
  'review.too_many': 'Too many reviews from one sender.',
  'room.not_found': 'There is no such room.',
  'room.image_not_found': 'There is no such picture.',
  'room.image_limit': 'The gallery is full.',
  'room.name_taken': 'Another room has this name.',
  'room.slug_taken': 'Another room has this slug.',
  'room.slug_reserved': 'This slug is needed for another address.',
  'room.order_mismatch': 'The order does not name each picture of the room once.',
  'room.changed': 'Somebody saved the room in between.',
  'settings.invalid': 'Some settings are not valid.',
  'settings.unknown_key': 'There is no such setting.',
  'settings.changed': 'Somebody saved the settings in between.',
};

const FIELD_MESSAGES: Readonly<Record<string, string>> = {
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
  invalid_origin: 'is not scheme and host of a site',
  before_start: 'is before the start',
  in_the_past: 'is in the past',
  too_far_ahead: 'is too far ahead',
  not_after_check_in: 'is not after the check-in',
  common: 'is a password that everybody tries',
};

/** The English sentence about a refusal. */
export function detailOf(code: ErrorCode | EdgeCode): string {
  return DETAILS[code];
}

/** The English half-sentence about a field. */
export function fieldMessage(code: string): string {
  return FIELD_MESSAGES[code] ?? 'is not valid';
}
