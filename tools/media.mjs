import { runTool } from './process/shutdown.mjs';
import { runApiCommand } from './serve/api-command.mjs';

/**
 * `npm run media -- list` and `npm run media -- adopt`: what does not match between the database and the stored
 * pictures, and the way on when a start is refused because of it.
 */
runTool(() => runApiCommand('media'));
