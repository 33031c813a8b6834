import amenities from '../en/amenities.json';
import common from '../en/common.json';
import home from '../en/home.json';
import legal from '../en/legal.json';
import offline from '../en/offline.json';
import problems from '../en/problems.json';
import quote from '../en/quote.json';
import rooms from '../en/rooms.json';
import services from '../en/services.json';

export const catalogue = { amenities, common, home, legal, offline, problems, quote, rooms, services };
