import type { AccessKeyStore } from '../access-keys/access-key-store';
import type { SessionStore } from './session-store';

/** Signs an account out everywhere else, such as on a lost phone. */
export class EndOtherSessions {
  constructor(
    private readonly sessions: SessionStore,
    private readonly accessKeys: AccessKeyStore,
  ) {}

  /** @param keepAccessKeys else those that the account made go, too: who was signed in elsewhere may have made some */
  async end(accountId: number, sessionId: string, keepAccessKeys = false): Promise<void> {
    await this.sessions.endOthers(accountId, sessionId);
    if (!keepAccessKeys) await this.accessKeys.removeAllOf(accountId);
  }
}
