import { mkdtemp, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../config/read-config';
import { DataFolderDisk } from './data-folder-disk';

it('tells how large the disk is before anything was written to the data folder', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-disk-'));
  const { blocks, bsize } = await statfs(folder);
  const config = readConfig({ DATA_DIR: path.join(folder, 'not', 'yet') }, folder);
  const { totalBytes } = await new DataFolderDisk(config).look();
  await rm(folder, { recursive: true });
  expect(totalBytes).toBe(blocks * bsize);
});
