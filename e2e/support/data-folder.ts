import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file or folder in the data folder of the product under test. */
export function inDataFolder(name: string): string {
  return path.resolve(process.env.E2E_DATA_DIR ?? '.data', name);
}

/** The secrets that the first start generates and writes down. Source: specification §12, First start. */
export interface Credentials {
  username: string;
  password: string;
  superAdminKey: string;
}

/** @param folder the product's data folder, where it is not the one that all journeys share */
export async function readCredentials(folder = inDataFolder('.')): Promise<Credentials> {
  const text = await readFile(path.join(folder, 'credentials.txt'), 'utf8');
  const value = (name: string): string => {
    const found = new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1];
    if (!found) throw new Error(`There is no ${name} in credentials.txt.`);
    return found.trim();
  };
  return {
    username: value('ADMIN_USERNAME'),
    password: value('ADMIN_PASSWORD'),
    superAdminKey: value('SUPER_ADMIN_KEY'),
  };
}
