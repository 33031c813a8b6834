import common from '../en/common.json';
import offline from '../en/offline.json';
import problems from '../en/problems.json';
import services from '../en/services.json';

/** What every page may need. */
export const catalogue = { common, offline, problems, services };
