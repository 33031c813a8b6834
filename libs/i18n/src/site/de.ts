import amenities from '../de/amenities.json';
import common from '../de/common.json';
import offline from '../de/offline.json';
import problems from '../de/problems.json';
import services from '../de/services.json';

/** Without the sentences about what only owners can do: they are a quarter of the texts. */
const problemsOfGuests = {
  generic: problems.generic,
  network: problems.network,
  fields: problems.fields,
  property: problems.property,
  quote: problems.quote,
  request: problems.request,
  room: problems.room,
  server: problems.server,
};

/** What every page may need. */
export const catalogue = {
  amenities,
  common,
  offline,
  problems: problemsOfGuests,
  services,
};
