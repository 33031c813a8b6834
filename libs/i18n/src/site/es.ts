import amenities from '../es/amenities.json';
import common from '../es/common.json';
import home from '../es/home.json';
import legal from '../es/legal.json';
import offline from '../es/offline.json';
import problems from '../es/problems.json';
import quote from '../es/quote.json';
import rooms from '../es/rooms.json';
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
