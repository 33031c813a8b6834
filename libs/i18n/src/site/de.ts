import common from '../de/common.json';
import offline from '../de/offline.json';
import problems from '../de/problems.json';
import services from '../de/services.json';

/** Without the sentences about what only owners can do: they are a quarter of the texts. */
const problemsOfGuests = {
  generic: problems.generic,
  network: problems.network,
  fields: problems.fields,
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
