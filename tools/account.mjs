import { runTool } from './process/shutdown.mjs';
import { runApiCommand } from './serve/api-command.mjs';

/** `npm run account -- reset-password <user>` and `npm run account -- new-super-admin-key`: the way back in. */
runTool(() => runApiCommand('account'));
