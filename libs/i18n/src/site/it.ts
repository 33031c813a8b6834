import common from '../it/common.json';
import offline from '../it/offline.json';
import problems from '../it/problems.json';
import services from '../it/services.json';

/** What every page may need. */
export const catalogue = { common, offline, problems, services };
