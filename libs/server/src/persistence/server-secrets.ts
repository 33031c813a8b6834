import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DatabasePool } from './connections/database-pool';

/**
 * `session`, `device`, `preview` and `quote-ref` are signing keys, `throttle` is the key that hashes senders, `erasures` the one
 * that hashes who was erased; `super-admin-key` and `setup-code` are hashes of what people know.
 */
export type SecretName =
  'session' | 'device' | 'preview' | 'quote-ref' | 'throttle' | 'erasures' | 'super-admin-key' | 'setup-code';

const KEY_BYTES = 32;

/** Secrets of the installation, shared by all replicas. */
@Injectable()
export class ServerSecrets {
  constructor(private readonly database: DatabasePool) {}

  async find(name: SecretName): Promise<string | undefined> {
    const { rows } = await this.database.pool.query<{ value: string }>(
      'select value from server_secret where name = $1',
      [name],
    );
    return rows[0]?.value;
  }

  /** The secret, also from a read-only database. A random one is created if there is none; all replicas get the same. */
  async obtain(name: SecretName): Promise<string> {
    const known = await this.find(name);
    if (known !== undefined) return known;
    await this.add(name, randomBytes(KEY_BYTES).toString('base64url'));
    const value = await this.find(name);
    if (value === undefined) throw new Error(`secret ${name} vanished`);
    return value;
  }

  /** Stores a secret unless there is one. @returns whether it was stored */
  async add(name: SecretName, value: string): Promise<boolean> {
    const { rowCount } = await this.database.pool.query(
      'insert into server_secret (name, value) values ($1, $2) on conflict (name) do nothing',
      [name, value],
    );
    return rowCount === 1;
  }

  async replace(name: SecretName, value: string): Promise<void> {
    await this.database.pool.query(
      'insert into server_secret (name, value) values ($1, $2) on conflict (name) do update set value = $2',
      [name, value],
    );
  }

  async remove(name: SecretName): Promise<void> {
    await this.database.pool.query('delete from server_secret where name = $1', [name]);
  }
}
