import amenities from '../it/amenities.json';
import common from '../it/common.json';
import home from '../it/home.json';
import legal from '../it/legal.json';
import offline from '../it/offline.json';
import problems from '../it/problems.json';
import quote from '../it/quote.json';
import rooms from '../it/rooms.json';
import services from '../it/services.json';

export const catalogue = { amenities, common, home, legal, offline, problems, quote, rooms, services };
