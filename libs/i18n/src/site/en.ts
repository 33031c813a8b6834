import amenities from '../en/amenities.json';
import common from '../en/common.json';
import home from '../en/home.json';
import legal from '../en/legal.json';
import offline from '../en/offline.json';
import problems from '../en/problems.json';
import quote from '../en/quote.json';
import rooms from '../en/rooms.json';
import services from '../en/services.json';

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
