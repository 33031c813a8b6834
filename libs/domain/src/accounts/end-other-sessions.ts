import type { AccessKeyStore } from './access-keys/access-key-store';
import type { ConfirmPassword } from './confirm-password';
import type { SessionStore } from './session-store';

/** Signs an account out everywhere else, such as on a lost phone. */
export class EndOtherSessions {
  constructor(
    private readonly sessions: SessionStore,
    private readonly accessKeys: AccessKeyStore,
    private readonly passwords: ConfirmPassword,
  ) {}

  /**
   * @param keepAccessKeys otherwise the account's access keys are deleted too: somebody signed in elsewhere may have made some
   * @throws DomainError `account.password_needed` unless they are kept: a borrowed device must not cut programs off
   */
  async end(accountId: number, sessionId: string, keepAccessKeys = false): Promise<void> {
    if (!keepAccessKeys) await this.passwords.check(sessionId);
    await this.sessions.endOthers(accountId, sessionId);
    if (!keepAccessKeys) await this.accessKeys.removeAllOf(accountId);
  }
}
