import common from '../es/common.json';
import offline from '../es/offline.json';
import problems from '../es/problems.json';
import services from '../es/services.json';

/** What every page may need. */
export const catalogue = { common, offline, problems, services };
