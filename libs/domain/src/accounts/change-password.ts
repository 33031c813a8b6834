import type { AccessKeyStore } from './access-keys/access-key-store';
import { DomainError, type Clock } from '../shared';
import { checkNewPassword, passwordState, type Account } from './account';
import type { AccountStore, AccountWithSecret } from './account-store';
import type { CredentialsFile } from './first-access/credentials-file';
import type { CheckPassword } from './secrets/check-password';
import type { Guesser } from './secrets/known-devices';
import type { SecretHasher } from './secrets/secret-hasher';
import { isEnteredWithin, REPEATED_CHANGE_WINDOW_MS, type SessionStore } from './session-store';

interface PasswordChange {
  /** The account that is signed in, and its session. */
  readonly account: Account;
  readonly sessionId: string;
  readonly guesser: Guesser;
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Whether to keep the access keys that the account made; someone who knew the old password may have made some. */
  readonly keepAccessKeys?: boolean | undefined;
}

/** Gives an owner a new password; sessions begun with the old one end, except their own, and so do their access keys. */
export class ChangePassword {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: SecretHasher,
    private readonly passwords: CheckPassword,
    private readonly sessions: SessionStore,
    private readonly accessKeys: AccessKeyStore,
    private readonly credentials: CredentialsFile,
    private readonly clock: Clock,
  ) {}

  /**
   * Sending the same change again within a minute changes nothing. If the password was reset or changed meanwhile, the
   * change fails: somebody who knows the old password must not undo what locked them out.
   * @returns the account as it is now
   * @throws DomainError `account.wrong_password`, `account.weak_password` with the field, `account.too_many_attempts`
   */
  async change({
    account,
    sessionId,
    guesser,
    currentPassword,
    newPassword,
    keepAccessKeys = false,
  }: PasswordChange): Promise<AccountWithSecret> {
    const enteredAt = await this.sessions.passwordEnteredAt(sessionId);
    const isSentAgain = isEnteredWithin(enteredAt, REPEATED_CHANGE_WINDOW_MS, this.clock.now());
    const known = await this.passwords.check(account.username, guesser, async (stored, isExpected) => {
      if (await this.hasher.verify(stored?.passwordHash, currentPassword, isExpected)) return true;
      // The change was made and its response was lost, so sending it again is not a wrong password. Only for a moment:
      // otherwise each counted attempt would be worth two guesses.
      const isChosen = stored !== undefined && !stored.mustChangePassword;
      return isSentAgain && isChosen && this.hasher.verify(stored.passwordHash, newPassword, isExpected);
    });
    if (!known) throw new DomainError('account.wrong_password');
    checkNewPassword('newPassword', newPassword, account.username, currentPassword);

    const passwordHash = await this.hasher.hash(newPassword);
    await this.accounts.setPassword(account.id, passwordHash, 'chosen', known.passwordHash);
    await this.sessions.keepOnly(account.id, sessionId, passwordHash);
    await this.sessions.notePassword(sessionId, this.clock.now());
    if (!keepAccessKeys) await this.accessKeys.removeAllOf(account.id);
    await this.credentials.removeOwner(account.username);
    return { ...known, ...passwordState('chosen'), passwordHash };
  }
}
