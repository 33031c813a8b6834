import type { NewMessage, MessageStore } from '../messages';
import { DomainError, type Clock } from '../shared';
import type { AccountStore } from './account-store';
import type { ResetPassword } from './reset-password';

/** Port: writes the e-mail that tells the property of a password that the super admin gave. */
export abstract class PasswordEmails {
  /** @throws DomainError `property.not_found` */
  abstract passwordGiven(username: string, at: Date): Promise<NewMessage>;
}

/** The super admin's way to help an owner who has lost their password. The property gets an e-mail. */
export class GiveOneTimePassword {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: ResetPassword,
    private readonly emails: PasswordEmails,
    private readonly messages: MessageStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the password, which cannot be read again and only serves to choose another one
   * @throws DomainError `account.not_found`, `property.not_found`
   */
  async give(accountId: number): Promise<{ readonly username: string; readonly password: string }> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new DomainError('account.not_found');
    const { username } = account;
    const now = this.clock.now();
    const email = await this.emails.passwordGiven(username, now);
    const password = await this.passwords.reset(username);
    await this.messages.add(email, now);
    return { username, password };
  }
}
