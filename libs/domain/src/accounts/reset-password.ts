import type { AccessKeyStore } from './access-keys/access-key-store';
import { DomainError } from '../shared';
import type { AccountStore } from './account-store';
import type { CredentialsFile } from './first-access/credentials-file';
import type { SecretGenerator, SecretHasher } from './secrets/secret-hasher';
import type { SessionStore } from './session-store';

/** The way back in for an owner who is locked out. Source: specification §12, First start. */
export class ResetPassword {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: SecretHasher,
    private readonly generator: SecretGenerator,
    private readonly sessions: SessionStore,
    private readonly accessKeys: AccessKeyStore,
    private readonly credentials: CredentialsFile,
  ) {}

  /**
   * Gives the account a generated password, and ends its sessions and the access keys that it made.
   * @returns the password
   * @throws DomainError `account.not_found`
   */
  async reset(username: string): Promise<string> {
    const account = await this.accounts.findByUsername(username);
    if (!account) throw new DomainError('account.not_found');
    const password = this.generator.generate();
    await this.accounts.setPassword(account.id, await this.hasher.hash(password), 'one-time');
    await this.sessions.endAll(account.id);
    await this.accessKeys.removeAllOf(account.id);
    await this.credentials.removeOwner(account.username);
    return password;
  }
}
