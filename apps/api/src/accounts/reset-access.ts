import { Injectable } from '@nestjs/common';
import { AccountStore, DomainError, SecretHasher } from '@ospite/domain';
import { madeUpSecret } from './made-up-secret';
import { Sessions } from './sessions/sessions';
import { SuperAdminKey } from './super-admin-key';

/** The ways back in for who has the machine: `npm run account -- …`. Source: decisions §4, first start. */
@Injectable()
export class ResetAccess {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: SecretHasher,
    private readonly sessions: Sessions,
    private readonly superAdminKey: SuperAdminKey,
  ) {}

  /** Gives the account a new password and ends its sessions. @throws DomainError `account.not_found` */
  async resetPassword(username: string): Promise<string> {
    const account = await this.accounts.findByUsername(username);
    if (!account) throw new DomainError('account.not_found');
    const password = madeUpSecret();
    await this.accounts.setPassword(account.id, await this.hasher.hash(password), true);
    await this.sessions.endAll(account.id);
    return password;
  }

  /** Makes a new super-admin key; the old one is worth nothing from now on. */
  async newSuperAdminKey(): Promise<string> {
    const key = madeUpSecret();
    await this.superAdminKey.replace(key);
    return key;
  }
}
