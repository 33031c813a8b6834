import amenities from '../de/amenities.json';
import common from '../de/common.json';
import home from '../de/home.json';
import legal from '../de/legal.json';
import offline from '../de/offline.json';
import problems from '../de/problems.json';
import quote from '../de/quote.json';
import rooms from '../de/rooms.json';
import services from '../de/services.json';

export const catalogue = { amenities, common, home, legal, offline, problems, quote, rooms, services };
