import path from 'node:path';

/** A file or folder of the data folder of the product under test. */
export function inDataFolder(name: string): string {
  return path.resolve(process.env.E2E_DATA_DIR ?? '.data', name);
}
