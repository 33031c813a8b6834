import common from '../de/common.json';
import offline from '../de/offline.json';
import problems from '../de/problems.json';
import services from '../de/services.json';

/** Without the sentences about what only owners can do: they are a quarter of the texts. */
const problemsOfGuests = {
  generic: problems.generic,
  network: problems.network,
  fields: {
    required: problems.fields.required,
    too_long: problems.fields.too_long,
    too_short: problems.fields.too_short,
    invalid_email: problems.fields.invalid_email,
    invalid_phone: problems.fields.invalid_phone,
    invalid_date: problems.fields.invalid_date,
    in_the_past: problems.fields.in_the_past,
    too_far_ahead: problems.fields.too_far_ahead,
    not_after_check_in: problems.fields.not_after_check_in,
    out_of_range: problems.fields.out_of_range,
    unknown_room: problems.fields.unknown_room,
    unknown_service: problems.fields.unknown_service,
    invalid_characters: problems.fields.invalid_characters,
    invalid_name: problems.fields.invalid_name,
    wrong_type: problems.fields.wrong_type,
    unknown_field: problems.fields.unknown_field,
    too_many: problems.fields.too_many,
    unknown_value: problems.fields.unknown_value,
    invalid_format: problems.fields.invalid_format,
    invalid: problems.fields.invalid,
  },
  property: { not_found: problems.property.not_found },
  quote: problems.quote,
  request: {
    invalid: problems.request.invalid,
    malformed: problems.request.malformed,
    not_found: problems.request.not_found,
    too_large: problems.request.too_large,
    timeout: problems.request.timeout,
  },
  room: { not_found: problems.room.not_found },
  server: problems.server,
};

/** What every page may need. */
export const catalogue = {
  common,
  offline,
  problems: problemsOfGuests,
  services,
};
