import { Injectable } from '@nestjs/common';
import { DomainError, SecretHasher } from '@ospite/domain';
import type { Request } from 'express';
import { senderOf } from '../platform/edge/sender';
import { SUPER_ADMIN_KEY_HEADER } from '../platform/rest/super-admin-key-header';
import { ServerSecrets } from '../platform/persistence/server-secrets';
import { Guessing } from './guessing';
import { madeUpSecret } from './made-up-secret';

const NAME = 'super-admin-key';

/** The one key of the super admin; only its hash is kept. */
@Injectable()
export class SuperAdminKey {
  constructor(
    private readonly secrets: ServerSecrets,
    private readonly hasher: SecretHasher,
    private readonly guessing: Guessing,
  ) {}

  /**
   * Lets only the holder of the key pass.
   * @throws DomainError `account.wrong_super_admin_key`, `account.too_many_attempts`
   */
  async require(request: Request, key: string): Promise<void> {
    const matches = await this.guessing.attempt(
      NAME,
      senderOf(request),
      async () => (await this.matches(key)) || undefined,
    );
    if (!matches) throw new DomainError('account.wrong_super_admin_key');
  }

  /** The same with the key of the request's header. @throws DomainError also `account.no_super_admin_key` */
  async requireHeader(request: Request): Promise<void> {
    const key = request.get(SUPER_ADMIN_KEY_HEADER);
    if (!key) throw new DomainError('account.no_super_admin_key');
    await this.require(request, key);
  }

  async matches(key: string): Promise<boolean> {
    return this.hasher.verify(await this.secrets.find(NAME), key);
  }

  async isSet(): Promise<boolean> {
    return (await this.secrets.find(NAME)) !== undefined;
  }

  /** Makes the first key, once, however many start at once. @returns the key, undefined when there was one */
  async makeFirst(): Promise<string | undefined> {
    const key = madeUpSecret();
    return (await this.secrets.add(NAME, await this.hasher.hash(key))) ? key : undefined;
  }

  async replace(key: string): Promise<void> {
    await this.secrets.replace(NAME, await this.hasher.hash(key));
  }
}
