import fs from 'node:fs';
import path from 'node:path';
import alive from '../process/alive.cjs';
import { giveToFolderOwner } from '../process/folders.mjs';
import { UserError } from '../process/user-error.mjs';

/**
 * Claims a data folder for this process, so that a second start does not take the first one's database for one that was
 * left running and stop it. A claim is void once its process has ended.
 * @returns {() => void} Releases the folder.
 */
export function holdDataDir(dataDir) {
  const file = path.join(path.dirname(dataDir), 'postgres-holder');
  for (;;) {
    try {
      fs.writeFileSync(file, alive.processMark(), { flag: 'wx', mode: 0o644 });
      giveToFolderOwner(file);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const mark = fs.readFileSync(file, 'utf8');
      if (alive.isMarkAlive(mark)) {
        const pid = mark.split(' ')[0];
        throw new UserError(`The database in ${dataDir} is in use by another Ospite (process ${pid}).`);
      }
      fs.rmSync(file, { force: true });
    }
  }
  return () => fs.rmSync(file, { force: true });
}
