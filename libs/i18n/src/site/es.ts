import amenities from '../es/amenities.json';
import common from '../es/common.json';
import home from '../es/home.json';
import legal from '../es/legal.json';
import offline from '../es/offline.json';
import problems from '../es/problems.json';
import quote from '../es/quote.json';
import rooms from '../es/rooms.json';
import services from '../es/services.json';

export const catalogue = { amenities, common, home, legal, offline, problems, quote, rooms, services };
