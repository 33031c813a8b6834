import { usernameAsRead } from '../account';
import type { AccountStore, AccountWithSecret } from '../account-store';
import type { GuessLimit } from './guess-limit';
import { accountHolder, type Guesser, type KnownDevices } from './known-devices';

/**
 * Checks the password of an account wherever one is typed; a wrong one counts as a guess. Source: specification §12,
 * Guessing and floods.
 */
export class CheckPassword {
  constructor(
    private readonly accounts: AccountStore,
    private readonly guesses: GuessLimit,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * @param isRight verifies what was typed, given whether the device is known; it is also called for an unknown name
   *   and takes as long then
   * @returns the account, or undefined when the guess was wrong
   * @throws DomainError `account.too_many_attempts`
   */
  async check(
    username: string,
    { sender, deviceTokens }: Guesser,
    isRight: (account: AccountWithSecret | undefined, isExpected: boolean) => Promise<boolean>,
  ): Promise<AccountWithSecret | undefined> {
    const named = await this.accounts.findByUsername(username);
    const holder = named && accountHolder(named);
    const device = holder && (await this.devices.recognise(deviceTokens(holder), holder));
    const target = `account ${usernameAsRead(username)}`;
    // Whoever guessed before a one-time password was made must not keep its owner out.
    const isOneTime = named?.hasOneTimePassword;
    const guessed = isOneTime ? `${target} ${named.passwordHash}` : target;
    return this.guesses.attempt(guessed, { sender, device, isOneTime }, async () => {
      // Read anew: the password may have changed while this guess waited for the one before.
      const account = await this.accounts.findByUsername(username);
      return (await isRight(account, device !== undefined)) && account;
    });
  }
}
