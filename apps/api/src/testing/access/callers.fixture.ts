import { AccessKeyStore, AccessKeySecrets, AccountStore, type AccessKeyScope } from '@ospite/domain';
import pg from 'pg';
import { OWNER, SUPER_ADMIN_KEY, type TestApi } from '..';
import type { GeneratedRequest } from '../generated/generated-request.fixture';
import { send } from '@ospite/server/testing';

const SCOPES = { reader: 'read', writer: 'read-write' } as const;

/** Headers that identify each caller. */
export class Callers {
  private session: string | undefined;
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
    return { Cookie: (this.session ??= await this.signIn()), ...(caller === 'owner with key' ? key : {}) };
  }

  /** After a call that may have ended the owner's session, changed the password or removed the account. */
  forget(): void {
    this.session = undefined;
  }

  /** The secret of a key that works, also after calls that may have revoked it. */
  private async accessKey(scope: AccessKeyScope): Promise<string> {
    const keys = this.api.app.get(AccessKeyStore, { strict: false });
    const secrets = this.api.app.get(AccessKeySecrets, { strict: false });
    const secret = `the key of a program, ${scope}`;
    const secretHash = secrets.hash(secret);
    if (await keys.findByHash(secretHash)) return secret;
    await this.restoreOwner();
    const owner = await this.api.app.get(AccountStore, { strict: false }).findByUsername(OWNER.username);
    const createdAt = new Date();
    const key = { name: scope, scope, secretHash, createdBy: owner?.id ?? 0, createdAt };
    // A call that runs at the same moment may be faster, or have removed the owner: then there is no such key.
    await keys.add(key).catch(() => undefined);
    return secret;
  }

  /** Signs the owner in; a call that runs at the same moment may change the password or remove the account once more. */
  private async signIn(triesLeft = 5): Promise<string> {
    await this.restoreOwner();
    const { status, headers } = await send(this.api.url, {
      method: 'POST',
      address: '/api/auth/login',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(OWNER),
    });
    if (status === 401 && triesLeft > 0) return this.signIn(triesLeft - 1);
    if (status !== 200) throw new Error(`the owner could not sign in: ${status}`);
    return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  }

  private async restoreOwner(): Promise<void> {
    const client = new pg.Client({ connectionString: this.api.databaseUrl });
    await client.connect();
    try {
      const key = OWNER.username.toLowerCase();
      const { rows } = await client.query<{ password_hash: string }>(
        'select password_hash from account where username_key = $1',
        [key],
      );
      this.passwordHash ??= rows[0]?.password_hash;
      await client.query(
        `insert into account (username, username_key, password_hash, must_change_password)
         values ($1, $2, $3, false) on conflict (username_key)
         do update set password_hash = $3, must_change_password = false, has_one_time_password = false`,
        [OWNER.username, key, this.passwordHash],
      );
    } finally {
      await client.end();
    }
  }
}
