import { Injectable } from '@nestjs/common';
import { AccountStore, DEFAULT_USERNAME, DomainError, SecretHasher } from '@ospite/domain';
import { Config } from '../platform/config/config';
import { CredentialsFile } from './credentials-file';
import { madeUpSecret } from './made-up-secret';
import { SetupCode } from './setup-code';
import { SuperAdminKey } from './super-admin-key';

/**
 * Sees to it that somebody can get in: at the first start of an installation it makes an owner and a super-admin key,
 * unless it runs in production without being told of any; then `POST /api/init` waits with a code.
 * Source: decisions §4, first start.
 */
@Injectable()
export class FirstStart {
  constructor(
    private readonly config: Config,
    private readonly accounts: AccountStore,
    private readonly hasher: SecretHasher,
    private readonly superAdminKey: SuperAdminKey,
    private readonly setupCode: SetupCode,
    private readonly credentials: CredentialsFile,
  ) {}

  /** @returns lines for the console: what was made and where it stands */
  async prepare(): Promise<readonly string[]> {
    return [...(await this.prepareOwner()), ...(await this.prepareSuperAdmin())];
  }

  private async prepareOwner(): Promise<string[]> {
    if (await this.accounts.any()) return [];
    const { adminUsername, adminPassword } = this.config;
    if (this.makesNothing() && adminPassword === undefined) {
      const code = await this.setupCode.renew();
      return ['No account yet. Make the first one on the login page with this setup code:', `  ${code}`];
    }
    const username = adminUsername ?? DEFAULT_USERNAME;
    const password = adminPassword ?? madeUpSecret();
    try {
      await this.accounts.addFirst(username, await this.hasher.hash(password), adminPassword === undefined);
    } catch (error) {
      // Another replica was faster.
      if (error instanceof DomainError && error.code === 'account.already_initialised') return [];
      throw error;
    }
    if (adminPassword !== undefined)
      return [`Made the owner's account "${username}" with your ADMIN_PASSWORD.`];
    await this.credentials.set({ ADMIN_USERNAME: username, ADMIN_PASSWORD: password });
    return [
      `Made the owner's account (also in ${this.credentials.path}):`,
      `  username ${username}`,
      `  password ${password}`,
    ];
  }

  private async prepareSuperAdmin(): Promise<string[]> {
    const wanted = this.config.superAdminKey;
    if (wanted !== undefined) {
      if (!(await this.superAdminKey.matches(wanted))) await this.superAdminKey.replace(wanted);
      return [];
    }
    if (this.makesNothing() || (await this.superAdminKey.isSet())) return [];
    const key = await this.superAdminKey.makeFirst();
    if (key === undefined) return [];
    await this.credentials.set({ SUPER_ADMIN_KEY: key });
    return [`Made the super-admin key (also in ${this.credentials.path}):`, `  ${key}`];
  }

  private makesNothing(): boolean {
    return this.config.environment === 'production';
  }
}
