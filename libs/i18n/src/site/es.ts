import amenities from '../es/amenities.json';
import common from '../es/common.json';
import offline from '../es/offline.json';
import problems from '../es/problems.json';
import services from '../es/services.json';

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
