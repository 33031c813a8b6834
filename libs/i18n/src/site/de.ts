import common from '../de/common.json';
import offline from '../de/offline.json';
import problems from '../de/problems.json';
import services from '../de/services.json';

/** What every page may need. */
export const catalogue = { common, offline, problems, services };
