import { readFile } from 'node:fs/promises';
import { inDataFolder } from './data-folder';

/** The secrets that a first start makes up and writes down. Source: decisions §4, first start. */
export interface Credentials {
  username: string;
  password: string;
  superAdminKey: string;
}

export async function readCredentials(): Promise<Credentials> {
  const text = await readFile(inDataFolder('credentials.txt'), 'utf8');
  const value = (name: string): string => {
    const found = new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1];
    if (!found) throw new Error(`credentials.txt has no ${name}.`);
    return found.trim();
  };
  return {
    username: value('ADMIN_USERNAME'),
    password: value('ADMIN_PASSWORD'),
    superAdminKey: value('SUPER_ADMIN_KEY'),
  };
}
