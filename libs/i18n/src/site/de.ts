import amenities from '../de/amenities.json';
import common from '../de/common.json';
import home from '../de/home.json';
import legal from '../de/legal.json';
import offline from '../de/offline.json';
import problems from '../de/problems.json';
import quote from '../de/quote.json';
import rooms from '../de/rooms.json';
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

export const catalogue = {
  amenities,
  common,
  home,
  legal,
  offline,
  problems: problemsOfGuests,
  quote,
  rooms,
  services,
};
