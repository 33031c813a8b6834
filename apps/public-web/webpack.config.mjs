import portal from './webpack.portal.mjs';
import { server, site } from './webpack/site.mjs';

/** Three bundles: the pages for the browser, the same pages for the server, and the portal to the back-offices. */
export default [site, server, portal];
