import amenities from '../it/amenities.json';
import common from '../it/common.json';
import home from '../it/home.json';
import legal from '../it/legal.json';
import offline from '../it/offline.json';
import problems from '../it/problems.json';
import quote from '../it/quote.json';
import rooms from '../it/rooms.json';
import services from '../it/services.json';

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
