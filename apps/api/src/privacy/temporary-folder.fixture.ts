import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A folder for one test file. */
export async function makeFolder(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-test-'));
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
