import type { AccountStore } from './account-store';
import type { CredentialsFile } from './first-access/credentials-file';

/** Takes an account away, with its way in: sessions and access keys end with it. */
export class RemoveAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly credentials: CredentialsFile,
  ) {}

  /** @throws DomainError `account.not_found`, `account.last_one`, `account.last_editor` */
  async remove(id: number): Promise<void> {
    const account = await this.accounts.find(id);
    await this.accounts.remove(id);
    if (account) await this.credentials.removeOwner(account.username);
  }
}
