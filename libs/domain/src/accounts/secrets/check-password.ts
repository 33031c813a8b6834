import { usernameKey } from '../account';
import type { AccountStore, AccountWithSecret } from '../account-store';
import type { GuessLimit } from './guess-limit';
import { accountHolder, type EnteredSecret, type Guesser, type KnownDevices } from './known-devices';

/** What identifies a device that knows an account's password. */
export function passwordOf(account: AccountWithSecret): EnteredSecret {
  return { holder: accountHolder(account), hash: account.passwordHash };
}

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
    const tokens = named ? deviceTokens(accountHolder(named)) : [];
    const device = named && (await this.devices.recognise(tokens, passwordOf(named)));
    const target = `account ${usernameKey(username)}`;
    // No browser knows a one-time password: whoever guessed before it was made must not keep its owner out.
    const guessed = named?.hasOneTimePassword ? `${target} ${named.passwordHash}` : target;
    return this.guesses.attempt(guessed, { sender, device }, async () => {
      // Read anew: the password may have changed while this guess waited for the one before.
      const account = await this.accounts.findByUsername(username);
      return (await isRight(account, device !== undefined)) && account;
    });
  }
}
