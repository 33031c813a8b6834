import { AccessKeyStore, AccessKeySecrets, AccountStore, type AccessKeyScope } from '@ospite/domain';
import pg from 'pg';
import { OWNER, SUPER_ADMIN_KEY, type TestApi } from '..';
import type { GeneratedRequest } from '../generated/generated-request.fixture';
import { send } from '@ospite/server/testing';

/** A colleague of the owner's, with the same password, who may not edit content. */
const COLLEAGUE = { ...OWNER, username: 'colleague' };
const SCOPES = { reader: 'read', writer: 'read-write' } as const;

/** Headers that identify each caller. */
export class Callers {
  private sessions: Partial<Record<'owner' | 'colleague', string>> = {};
  private passwordHash: string | undefined;

  constructor(private readonly api: TestApi) {}

  async headersOf(caller: GeneratedRequest['caller']): Promise<Readonly<Record<string, string>>> {
    const key = { 'X-Super-Admin-Key': SUPER_ADMIN_KEY };
    if (caller === 'anonymous') return {};
    if (caller === 'key') return key;
    if (caller === 'reader' || caller === 'writer')
      return { Authorization: `Bearer ${await this.accessKey(SCOPES[caller])}` };
    if (caller === 'forger')
      return {
        Cookie: 'session=s%3A1.forged; staff=1',
        'X-Super-Admin-Key': 'guessed',
        Authorization: 'Bearer x',
      };
    if (caller === 'colleague') return { Cookie: (this.sessions.colleague ??= await this.signIn(COLLEAGUE)) };
    const Cookie = (this.sessions.owner ??= await this.signIn(OWNER));
    return { Cookie, ...(caller === 'owner with key' ? key : {}) };
  }

  /** After a call that may have ended a session, changed the password or removed the account. */
  forget(): void {
    this.sessions = {};
  }

  /** The secret of a key that works, also after calls that may have revoked it. */
  private async accessKey(scope: AccessKeyScope): Promise<string> {
    const keys = this.api.app.get(AccessKeyStore, { strict: false });
    const secrets = this.api.app.get(AccessKeySecrets, { strict: false });
    const secret = `the key of a program, ${scope}`;
    const secretHash = secrets.hash(secret);
    if (await keys.findByHash(secretHash)) return secret;
    await this.restore(OWNER);
    const owner = await this.api.app.get(AccountStore, { strict: false }).findByUsername(OWNER.username);
    const createdAt = new Date();
    const key = { name: scope, scope, secretHash, createdBy: owner?.id ?? 0, createdAt };
    // A call that runs at the same moment may be faster, or have removed the owner: then there is no such key.
    await keys.add(key).catch(() => undefined);
    return secret;
  }

  /** Signs somebody in; a call that runs at the same moment may change the password or remove the account once more. */
  private async signIn(
    account: Readonly<Record<keyof typeof OWNER, string>>,
    triesLeft = 5,
  ): Promise<string> {
    await this.restore(account);
    const { status, headers } = await send(this.api.url, {
      method: 'POST',
      address: '/api/auth/login',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    });
    if (status === 401 && triesLeft > 0) return this.signIn(account, triesLeft - 1);
    if (status !== 200) throw new Error(`${account.username} could not sign in: ${status}`);
    return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  }

  private async restore({ username }: { readonly username: string }): Promise<void> {
    const client = new pg.Client({ connectionString: this.api.databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ password_hash: string }>(
        'select password_hash from account where username_key = $1',
        [OWNER.username.toLowerCase()],
      );
      this.passwordHash ??= rows[0]?.password_hash;
      await client.query(
        `insert into account (username, username_key, password_hash, must_change_password, may_edit_content)
         values ($1, $2, $3, false, $4) on conflict (username_key)
         do update set password_hash = $3, must_change_password = false, has_one_time_password = false,
           may_edit_content = $4`,
        [username, username.toLowerCase(), this.passwordHash, username === OWNER.username],
      );
    } finally {
      await client.end();
    }
  }
}
