import pg from 'pg';
import { OWNER, SUPER_ADMIN_KEY, type TestApi } from '..';
import type { GeneratedRequest } from '../generated/generated-request.fixture';
import { send } from '../send-request.fixture';

/** Headers that identify each caller. */
export class Callers {
  private session: string | undefined;
  private passwordHash: string | undefined;

  constructor(private readonly api: TestApi) {}

  async headersOf(caller: GeneratedRequest['caller']): Promise<Readonly<Record<string, string>>> {
    const key = { 'X-Super-Admin-Key': SUPER_ADMIN_KEY };
    if (caller === 'anonymous') return {};
    if (caller === 'key') return key;
    if (caller === 'forger')
      return {
        Cookie: 'session=s%3A1.forged; staff=1',
        'X-Super-Admin-Key': 'guessed',
        Authorization: 'Bearer x',
      };
    return { Cookie: (this.session ??= await this.signIn()), ...(caller === 'owner with key' ? key : {}) };
  }

  /** After a call that may have ended the owner's session or changed the password. */
  forget(): void {
    this.session = undefined;
  }

  /** Signs the owner in; a call that runs at the same moment may change the password once more. */
  private async signIn(triesLeft = 5): Promise<string> {
    await this.restorePassword();
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

  private async restorePassword(): Promise<void> {
    const client = new pg.Client({ connectionString: this.api.databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ password_hash: string }>('select password_hash from account');
      this.passwordHash ??= rows[0]?.password_hash;
      await client.query('update account set username = $1, password_hash = $2', [
        OWNER.username,
        this.passwordHash,
      ]);
    } finally {
      await client.end();
    }
  }
}
