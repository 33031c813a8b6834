import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../launcher/process/ports.mjs';
import { newFolder, startProgram, stoppable } from './basics.mjs';

const PROGRAM = fileURLToPath(new URL('./object-store.mjs', import.meta.url));

/** S3-compatible storage with a bucket, in a process of its own. */
export async function startBucket() {
  const place = newFolder();
  const port = await freePort();
  const program = startProgram(process.execPath, [PROGRAM, place.folder, String(port)]);
  const endpoint = `http://127.0.0.1:${port}`;
  await program.untilUp(() => fetch(endpoint));
  const folder = path.join(place.folder, 'pictures');
  fs.mkdirSync(folder, { recursive: true });
  const bucket = {
    folder,
    /** @param {string} prefix */
    urlOf: (prefix) => `s3://pictures/${prefix}?endpoint=${endpoint}`,
    env: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    freeze: () => program.child.kill('SIGSTOP'),
    goOn: () => program.child.kill('SIGCONT'),
  };
  return stoppable(bucket, async () => {
    await program.stop();
    await place.stop();
  });
}
