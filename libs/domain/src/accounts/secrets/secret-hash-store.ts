/**
 * The secrets that open something without an account: the super admin's key, and the code that the server prints for
 * the person who makes the first account.
 */
export type AccessSecret = 'super-admin-key' | 'setup-code';

/** Port: the hashes of access secrets; the secrets themselves are stored nowhere. */
export abstract class SecretHashStore {
  abstract find(secret: AccessSecret): Promise<string | undefined>;
  /** Stores a hash unless there is one, however many add at once. @returns whether it was stored */
  abstract add(secret: AccessSecret, hash: string): Promise<boolean>;
  abstract replace(secret: AccessSecret, hash: string): Promise<void>;
  abstract remove(secret: AccessSecret): Promise<void>;
}
