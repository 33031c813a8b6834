import { DomainError } from '../../shared';
import { DEFAULT_USERNAME, newUsername } from '../account';
import type { AccountStore } from '../account-store';
import type { SecretHashStore } from '../secrets/secret-hash-store';
import type { SecretGenerator, SecretHasher } from '../secrets/secret-hasher';
import type { CredentialsFile } from './credentials-file';

/** What the operator has decided about the first secrets. */
export interface ChosenAccess {
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly superAdminKey: string | undefined;
  /** Whether secrets that were not chosen are generated. In production they are not. */
  readonly mayGenerate: boolean;
}

/** What was made; generated secrets are shown this once. */
export interface NewAccess {
  /** The owner's new account, with its password when that was generated. */
  readonly owner?: { readonly username: string; readonly password?: string };
  readonly superAdminKey?: string;
  /** With this code the first account can be made by request. */
  readonly setupCode?: string;
}

/**
 * Makes sure at each start that somebody can sign in: a new installation gets an owner and a super-admin key. Where
 * nothing may be generated and no password was chosen, it gets a setup code instead. Source: specification §12, First
 * start.
 */
export class EnsureAccess {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hashes: SecretHashStore,
    private readonly hasher: SecretHasher,
    private readonly generator: SecretGenerator,
    private readonly credentials: CredentialsFile,
  ) {}

  /** @throws DomainError `account.invalid` for a name that no account may have */
  async ensure(chosen: ChosenAccess): Promise<NewAccess> {
    return { ...(await this.ensureOwner(chosen)), ...(await this.ensureSuperAdminKey(chosen)) };
  }

  private async ensureOwner({ username, password, mayGenerate }: ChosenAccess): Promise<NewAccess> {
    if (await this.accounts.any()) return {};
    if (password === undefined && !mayGenerate) return { setupCode: await this.renewSetupCode() };
    const owner = {
      username: newUsername(username ?? DEFAULT_USERNAME),
      password: password ?? this.generator.generate(),
    };
    try {
      const hash = await this.hasher.hash(owner.password);
      await this.accounts.addFirst(owner.username, hash, password === undefined ? 'first-start' : 'chosen');
    } catch (error) {
      // Another replica was faster.
      if (error instanceof DomainError && error.code === 'account.already_initialised') return {};
      throw error;
    }
    if (password !== undefined) return { owner: { username: owner.username } };
    await this.credentials.addOwner(owner.username, owner.password);
    return { owner };
  }

  private async renewSetupCode(): Promise<string> {
    const code = this.generator.generate();
    await this.hashes.replace('setup-code', await this.hasher.hash(code));
    return code;
  }

  private async ensureSuperAdminKey({ superAdminKey, mayGenerate }: ChosenAccess): Promise<NewAccess> {
    const hash = await this.hashes.find('super-admin-key');
    if (superAdminKey !== undefined) {
      if (!(await this.hasher.verify(hash, superAdminKey)))
        await this.hashes.replace('super-admin-key', await this.hasher.hash(superAdminKey));
      return {};
    }
    if (hash !== undefined || !mayGenerate) return {};
    const key = this.generator.generate();
    const isFirst = await this.hashes.add('super-admin-key', await this.hasher.hash(key));
    if (!isFirst) return {};
    await this.credentials.addSuperAdminKey(key);
    return { superAdminKey: key };
  }
}
