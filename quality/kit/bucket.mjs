import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from './basics.mjs';

const PROGRAM = fileURLToPath(new URL('./object-store.mjs', import.meta.url));

/** S3-compatible storage with a bucket, in a process of its own. */
export async function startBucket() {
  const program = startProgram(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM]);
  await program.untilUp(() => program.said().includes('\n'));
  const { folder, env } = JSON.parse(program.said());
  return Object.assign(program, {
    folder: path.join(folder, 'pictures'),
    /** Settings of a server with its pictures there. */
    env,
    freeze: () => program.child.kill('SIGSTOP'),
    goOn: () => program.child.kill('SIGCONT'),
  });
}
