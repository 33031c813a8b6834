import { DomainError, type Clock } from '../shared';
import type { Account } from './account';
import type { CheckPassword } from './secrets/check-password';
import type { Guesser } from './secrets/known-devices';
import type { SecretHasher } from './secrets/secret-hasher';
import { isEnteredWithin, PASSWORD_FRESH_MS, type SessionStore } from './session-store';

/**
 * Asks for the password again before anything that must not be possible on a borrowed or stolen device: accounts,
 * access keys, erasure. Source: specification §12, Sessions.
 */
export class ConfirmPassword {
  constructor(
    private readonly passwords: CheckPassword,
    private readonly hasher: SecretHasher,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `account.wrong_password`, `account.too_many_attempts` */
  async confirm(account: Account, sessionId: string, password: string, guesser: Guesser): Promise<void> {
    const isRight = await this.passwords.check(account.username, guesser, (known, isExpected) =>
      this.hasher.verify(known?.passwordHash, password, isExpected),
    );
    if (!isRight) throw new DomainError('account.wrong_password');
    await this.sessions.notePassword(sessionId, this.clock.now());
  }

  /** @throws DomainError `account.password_needed` unless the password was entered in this session a moment ago */
  async check(sessionId: string): Promise<void> {
    const enteredAt = await this.sessions.passwordEnteredAt(sessionId);
    if (!isEnteredWithin(enteredAt, PASSWORD_FRESH_MS, this.clock.now()))
      throw new DomainError('account.password_needed');
  }
}
