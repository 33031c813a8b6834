import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeAtomically } from './atomic-file';

it('a file for which the disk has no room is named in one line, and nothing of it is left', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-atomic-'));
  const writing = writeAtomically(path.join(folder, 'site.tar'), async (draft) => {
    await writeFile(draft, 'half');
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  });
  await expect(writing).rejects.toThrow(
    'site.tar cannot be written: the disk is full. Nothing was left behind.',
  );
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
