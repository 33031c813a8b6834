import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { CredentialsFile } from '@ospite/domain';
import { Config } from '@ospite/server/config';

const FILE_NAME = 'credentials.txt';
const USERNAME_LINE = 'ADMIN_USERNAME';
const KEY_NAME = 'SUPER_ADMIN_KEY';
/** Nobody changes the key on first use, as owners do their password, so nothing takes it from here. */
const KEY_NOTE =
  '# The super-admin key stays in this file until you delete it: write the key down elsewhere, then delete the file.\n';
const OWNER_LINES = [USERNAME_LINE, 'ADMIN_PASSWORD'];

/**
 * `credentials.txt` in the data folder: lines `NAME=value`, readable only by its owner. Source: specification §12,
 * First start.
 */
@Injectable()
export class DiskCredentialsFile extends CredentialsFile {
  override readonly path: string;

  constructor(config: Config) {
    super();
    this.path = path.join(config.dataDir, FILE_NAME);
  }

  override addOwner(username: string, password: string): Promise<void> {
    return this.add({ ADMIN_USERNAME: username, ADMIN_PASSWORD: password });
  }

  override addSuperAdminKey(key: string): Promise<void> {
    return this.add({ [KEY_NAME]: key });
  }

  override async removeOwner(username: string): Promise<void> {
    const known = await this.read();
    if (known[USERNAME_LINE] !== username) return;
    await this.write(
      Object.fromEntries(Object.entries(known).filter(([name]) => !OWNER_LINES.includes(name))),
    );
  }

  private async add(lines: Readonly<Record<string, string>>): Promise<void> {
    await this.write({ ...(await this.read()), ...lines });
  }

  private async read(): Promise<Record<string, string>> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const lines = text.split('\n').flatMap((line) => {
      const at = line.indexOf('=');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1)] as const] : [];
    });
    return Object.fromEntries(lines);
  }

  /** Puts a new file in place of the old one: never readable by others, never half written. */
  private async write(lines: Readonly<Record<string, string>>): Promise<void> {
    const entries = Object.entries(lines);
    if (entries.length === 0) return rm(this.path, { force: true });
    await mkdir(path.dirname(this.path), { recursive: true });
    const draft = `${this.path}.${process.pid}`;
    const note = KEY_NAME in lines ? KEY_NOTE : '';
    await writeFile(draft, note + entries.map(([name, value]) => `${name}=${value}\n`).join(''), {
      mode: 0o600,
    });
    await chmod(draft, 0o600);
    await rename(draft, this.path);
  }
}
