import type { KeyedForm } from '../../shared';
import type { AccessKey, AccessKeyScope } from './access-key';

/** A key to be stored. */
export interface NewAccessKey {
  readonly name: string;
  readonly scope: AccessKeyScope;
  readonly secretHash: string;
  /** The account that makes it. */
  readonly createdBy: number;
  /** The session in which it asks; undefined when it asks in none. */
  readonly sessionId?: string | undefined;
  readonly createdAt: Date;
  /** The form that asked for it, if the client chose an idempotency key. */
  readonly sent?: KeyedForm | undefined;
}

/** Port: access keys as stored. A key is gone with its row, and with the account that made it. */
export abstract class AccessKeyStore {
  /** Newest first. */
  abstract list(): Promise<readonly AccessKey[]>;
  abstract findByHash(secretHash: string): Promise<AccessKey | undefined>;
  /**
   * If a form with the same key has already created an access key, that one is the result, and this secret replaces its secret.
   * @throws DomainError `account.not_signed_in` when the account is gone or the session has ended;
   *   `access_key.key_reused` when the form's key came with another form, or the access key was used since
   */
  abstract add(key: NewAccessKey): Promise<AccessKey>;
  /** Notes when a key was used, if it is still there. */
  abstract noteUse(id: number, at: Date): Promise<void>;
  /** @throws DomainError `access_key.not_found` */
  abstract remove(id: number): Promise<void>;
  /** Removes all keys that an account made. */
  abstract removeAllOf(accountId: number): Promise<void>;
}
