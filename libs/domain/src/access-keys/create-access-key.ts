import type { Clock } from '../shared/clock';
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
   * @param createdBy id of the account that is signed in
   * @returns the key, and its secret, which nobody can read again
   * @throws DomainError `access_key.invalid` with the field, `account.not_signed_in`
   */
  async create(
    wanted: { readonly name: string; readonly scope: AccessKeyScope },
    createdBy: number,
  ): Promise<{ readonly key: AccessKey; readonly secret: string }> {
    const name = accessKeyName(wanted.name);
    const secret = this.secrets.generate();
    const key = await this.keys.add({
      name,
      scope: wanted.scope,
      secretHash: this.secrets.hash(secret),
      createdBy,
      createdAt: this.clock.now(),
    });
    return { key, secret };
  }
}
