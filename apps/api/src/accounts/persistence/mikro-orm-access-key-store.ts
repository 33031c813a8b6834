import { EntityManager, type Loaded } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessKeyStore, DomainError, type AccessKey, type NewAccessKey } from '@ospite/domain';
import { findByKey, keyColumns, lockKey, ASYNCHRONOUS_COMMIT } from '@ospite/server/persistence';
import { AccessKeyRecord } from './access-key.record';
import { checkSignedIn } from './signed-in';

const keyReused = 'access_key.key_reused';

/** Access keys in PostgreSQL, found by the hash of their secret. */
@Injectable()
export class MikroOrmAccessKeyStore extends AccessKeyStore {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async list(): Promise<readonly AccessKey[]> {
    const rows = await this.em
      .fork()
      .find(
        AccessKeyRecord,
        {},
        { populate: ['createdBy'], orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
      );
    return rows.map(toAccessKey);
  }

  override async findByHash(secretHash: string): Promise<AccessKey | undefined> {
    const row = await this.em.fork().findOne(AccessKeyRecord, { secretHash }, { populate: ['createdBy'] });
    return row ? toAccessKey(row) : undefined;
  }

  override async add({ createdBy, sessionId, sent, ...key }: NewAccessKey): Promise<AccessKey> {
    return this.em.fork().transactional(async (em) => {
      if (sent) await lockKey(em, 'access key', sent.key);
      await checkSignedIn(em, createdBy, sessionId);
      const byKey = { rows: AccessKeyRecord, among: { createdBy }, keyReused } as const;
      const added = sent && (await findByKey(em, byKey, sent));
      if (added?.lastUsedAt) throw new DomainError(keyReused);
      if (added) added.secretHash = key.secretHash;
      const row =
        added ?? em.create(AccessKeyRecord, { ...key, createdBy, lastUsedAt: null, ...keyColumns(sent) });
      await em.flush();
      return toAccessKey(await em.populate(row, ['createdBy']));
    });
  }

  override async noteUse(id: number, at: Date): Promise<void> {
    await this.em
      .fork()
      .execute(
        `${ASYNCHRONOUS_COMMIT} update access_key set last_used_at = ? from asynchronous_commit where id = ?`,
        [at, id],
      );
  }

  override async removeAllOf(accountId: number): Promise<void> {
    await this.em.fork().nativeDelete(AccessKeyRecord, { createdBy: accountId });
  }

  override async remove(id: number): Promise<void> {
    const removed = await this.em.fork().nativeDelete(AccessKeyRecord, { id });
    if (removed === 0) throw new DomainError('access_key.not_found');
  }
}

function toAccessKey(row: Loaded<AccessKeyRecord, 'createdBy'>): AccessKey {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    createdBy: row.createdBy.username,
    mayEditContent: row.createdBy.mayEditContent,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
  };
}
