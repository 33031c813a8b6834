import { DomainError } from '../shared/domain-error';
import { checkNewPassword, type Account } from './account';
import type { AccountStore } from './account-store';
import type { CredentialsFile } from './first-access/credentials-file';
import type { GuessLimit } from './secrets/guess-limit';
import type { SecretHasher } from './secrets/secret-hasher';
import type { SessionStore } from './session-store';

interface PasswordChange {
  /** The account that is signed in, and its session. */
  readonly account: Account;
  readonly sessionId: string;
  readonly sender: string;
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Gives an owner a new password and ends the sessions that were begun with the old one, except their own. */
export class ChangePassword {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: SecretHasher,
    private readonly guesses: GuessLimit,
    private readonly sessions: SessionStore,
    private readonly credentials: CredentialsFile,
  ) {}

  /**
   * A change that is sent again changes nothing.
   * @throws DomainError `account.wrong_password`, `account.weak_password` with the field, `account.too_many_attempts`
   */
  async change({ account, sessionId, sender, ...passwords }: PasswordChange): Promise<void> {
    const { currentPassword, newPassword } = passwords;
    const isRight = await this.guesses.attempt(account.username, sender, async () => {
      const known = await this.accounts.find(account.id);
      if (await this.hasher.verify(known?.passwordHash, currentPassword)) return true;
      // The change was made, and its answer was lost: whoever sends it again is not told that their password is wrong.
      const isChosen = known !== undefined && !known.mustChangePassword;
      return isChosen && this.hasher.verify(known.passwordHash, newPassword);
    });
    if (!isRight) throw new DomainError('account.wrong_password');
    checkNewPassword('newPassword', newPassword, account.username, currentPassword);

    const passwordHash = await this.hasher.hash(newPassword);
    await this.accounts.setPassword(account.id, passwordHash, 'chosen');
    await this.sessions.keepOnly(account.id, sessionId, passwordHash);
    await this.credentials.removeOwner(account.username);
  }
}
