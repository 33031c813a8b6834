import path from 'node:path';
import { ROOT } from '../launcher/process/nx.mjs';
import { runInTerminal } from '../launcher/process/run.mjs';
import { runTool } from '../launcher/process/shutdown.mjs';
import { buildChanged } from '../launcher/serve/build.mjs';

const PICTURES = path.join(ROOT, 'docs/owner-guide');

/**
 * `npm run guide-pictures`: the pictures of `docs/owner-guide.md`, taken again by going through the owner's first day in a
 * browser (`e2e/journeys/owner/owner-lives-the-first-day.spec.ts`) on a product with throw-away data. The ones before are
 * written over: the build needs them, and a test finds those that the guide shows no longer.
 */
async function main() {
  await buildChanged(console.log);
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  return runInTerminal(process.execPath, [playwright, 'test', '--config', 'e2e/guide-pictures.config.ts'], {
    cwd: ROOT,
    env: { ...process.env, GUIDE_PICTURES: PICTURES },
  });
}

runTool(main);
