import { keyedForm, type Clock } from '../../shared';
import type { SignedIn } from '../session-store';
import { accessKeyName, type AccessKey, type AccessKeyScope } from './access-key';
import type { AccessKeySecrets } from './access-key-secrets';
import type { AccessKeyStore } from './access-key-store';

/** Makes a key for a program. */
export class CreateAccessKey {
  constructor(
    private readonly keys: AccessKeyStore,
    private readonly secrets: AccessKeySecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * A form that is sent again under its key, because the response was lost, creates one access key. Its secret is a new
   * one then, because nobody has read the first.
   * @param idempotencyKey chosen by the client so that it can retry safely; undefined when it chose none
   * @returns the key, and its secret, which nobody can read again
   * @throws DomainError `access_key.invalid` with the field, `account.not_signed_in`, `access_key.key_reused`
   */
  async create(
    wanted: { readonly name: string; readonly scope: AccessKeyScope },
    { accountId: createdBy, sessionId }: SignedIn,
    idempotencyKey?: string,
  ): Promise<{ readonly key: AccessKey; readonly secret: string }> {
    const name = accessKeyName(wanted.name);
    const secret = this.secrets.generate();
    const key = await this.keys.add({
      name,
      scope: wanted.scope,
      secretHash: this.secrets.hash(secret),
      createdBy,
      sessionId,
      createdAt: this.clock.now(),
      sent: keyedForm({ name, scope: wanted.scope }, idempotencyKey),
    });
    return { key, secret };
  }
}
