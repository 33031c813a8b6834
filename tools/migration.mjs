import { startTestServer } from '../launcher/postgres/test-server.mjs';
import { ROOT } from '../launcher/process/nx.mjs';
import { runInTerminal } from '../launcher/process/run.mjs';
import { atEnd, runTool } from '../launcher/process/shutdown.mjs';
import { UserError } from '../launcher/process/user-error.mjs';
import { apiNode } from '../launcher/serve/api-node.mjs';
import { buildChanged } from '../launcher/serve/build.mjs';

const COMMANDS = { '--release': ['migration-release'], '--check': ['migration-check'] };

/**
 * `npm run migration -- <name>`: writes a migration from the difference between the entities and the migrations
 * there are, worked out on a throw-away database. `npm run migration -- --release` notes, when a version is released, what
 * it reads and writes; `-- --check` fails where migrations and entities differ, or what a released version needs is gone.
 */
async function main() {
  const [name] = process.argv.slice(2);
  const command = COMMANDS[name] ?? ['migration-create', name];
  if (!name || (!COMMANDS[name] && !/^[a-z][a-z0-9-]*$/.test(name))) {
    throw new UserError('Usage: npm run migration -- <name-in-kebab-case>, e.g. add-room-view');
  }
  await buildChanged(console.log, ['api']);
  const server = await startTestServer();
  atEnd(() => server.stop());
  const { args, env } = apiNode(command, { ...process.env, DATABASE_URL: server.url });
  return runInTerminal(process.execPath, args, { cwd: ROOT, env });
}

runTool(main);
