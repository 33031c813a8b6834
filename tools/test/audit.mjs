import { runTool } from '../../launcher/process/shutdown.mjs';
import { ROOT } from '../../launcher/process/nx.mjs';
import { run } from '../../launcher/process/run.mjs';

const SEVERE = ['high', 'critical'];

/**
 * What `npm audit` says of the dependencies.
 * @param {string} output Of `npm audit --json`, with whatever npm writes around it.
 * @returns {{ holds: boolean, said: string }} It holds without an answer, too: a machine without a registry, or
 *   with a mirror that has no advisories, must be able to run all checks.
 */
export function judgeAudit(output) {
  const counts = read(output)?.metadata?.vulnerabilities;
  if (!counts) return { holds: true, said: 'the registry does not tell; nothing was looked up' };
  const severe = SEVERE.map((name) => `${counts[name] ?? 0} ${name}`).join(', ');
  return { holds: SEVERE.every((name) => !counts[name]), said: `${severe}, ${counts.total ?? 0} in all` };
}

function read(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

/** @returns {Promise<{ holds: boolean, said: string, output: string }>} */
export async function audit() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { output } = await run(npm, args, { cwd: ROOT });
  return { ...judgeAudit(output), output };
}

if (import.meta.main)
  runTool(async () => {
    const { holds, said, output } = await audit();
    console.log(holds ? `Dependencies: ${said}.` : output);
    return holds ? 0 : 1;
  });
