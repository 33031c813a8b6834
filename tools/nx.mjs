import { NX, ROOT, nxEnvironment } from '../launcher/process/nx.mjs';
import { runInTerminal } from '../launcher/process/run.mjs';
import { runTool } from '../launcher/process/shutdown.mjs';

/** `npm run nx -- test domain`: Nx under the project's own Node, and without a process that stays behind. */
runTool(() =>
  runInTerminal(process.execPath, [NX, ...process.argv.slice(2)], { cwd: ROOT, env: nxEnvironment() }),
);
