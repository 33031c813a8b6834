import { CredentialsFile } from './credentials-file';

/** What would stand in the file. */
export class MemoryCredentialsFile extends CredentialsFile {
  override readonly path = '/data/credentials.txt';
  owner: { username: string; password: string } | undefined;
  superAdminKey: string | undefined;

  override async addOwner(username: string, password: string): Promise<void> {
    this.owner = { username, password };
  }

  override async addSuperAdminKey(key: string): Promise<void> {
    this.superAdminKey = key;
  }

  override async removeOwner(username: string): Promise<void> {
    if (this.owner?.username === username) this.owner = undefined;
  }
}
