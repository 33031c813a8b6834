import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Config } from '../../config/config';
import { ConfigError } from '../../config/read-config';
import {
  INSTALLATION_ROW,
  InstallationRecord,
  UNFINISHED_RESTORE,
} from '../../persistence/installation.record';
import { PictureTables } from '../picture-tables';
import { MEDIA_COLLECTIONS, MediaFiles } from './media-files';
import { PictureInventory } from './picture-inventory';
import { StorageId } from './storage-id';

const LOCK = 'installation';

/**
 * Checks that database and picture storage carry the same installation id. A wrong pair would mistake pictures for
 * missing or unknown. Source: specification §11.
 */
@Injectable()
export class InstallationCheck {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: StorageId,
    private readonly media: MediaFiles,
    private readonly tables: PictureTables,
    private readonly inventory: PictureInventory,
    private readonly config: Config,
  ) {}

  /**
   * Call it before anything is written. The picture storage is marked first, and for the duration of a restore.
   * @throws ConfigError when a restore into this installation is running, or was killed
   */
  async refuseUnfinishedRestore(): Promise<void> {
    if ((await this.storage.read()) === UNFINISHED_RESTORE) throw unfinishedRestore();
  }

  /**
   * Marks both the first time, also when several replicas start at once; call it before anything is stored.
   * @throws ConfigError with what to do, when they do not belong together
   */
  async verify(): Promise<void> {
    await this.locked(async (em) => {
      const known = await em.findOne(InstallationRecord, { row: INSTALLATION_ROW });
      const marked = await this.storage.read();
      if ([known?.id, marked].includes(UNFINISHED_RESTORE)) throw unfinishedRestore();
      if (known && marked === undefined && (await this.hasRows()))
        throw this.refusal('The database has pictures, and this storage carries no installation id.');
      if (!known && marked !== undefined && (await this.hasFiles()) && !(await this.areFilesOurs()))
        throw this.refusal('This storage holds the pictures of another database.');
      const id = known?.id ?? marked ?? randomUUID();
      if ((await this.storage.claim(id)) !== id)
        throw this.refusal('This is the storage of another database.');
      if (!known) em.create(InstallationRecord, { row: INSTALLATION_ROW, id });
    });
  }

  /**
   * Makes both belong together from now on, with a new id for both.
   * @throws ConfigError when a restore into this place was killed
   */
  async adopt(): Promise<void> {
    await this.locked(async (em) => {
      const known = await em.findOne(InstallationRecord, { row: INSTALLATION_ROW });
      if ([known?.id, await this.storage.read()].includes(UNFINISHED_RESTORE)) throw unfinishedRestore();
      await this.renew(em, randomUUID());
    });
  }

  /**
   * The same at the end of a restore, after which servers start. The database is marked last: it says whether everything
   * has been done.
   * @param id that the site keeps; a new one when null
   */
  async endRestore(id: string | null): Promise<void> {
    await this.locked((em) => this.renew(em, id ?? randomUUID()));
  }

  private async renew(em: EntityManager, id: string): Promise<void> {
    await em.upsert(InstallationRecord, { row: INSTALLATION_ROW, id });
    await this.storage.replace(id);
  }

  private locked(work: (em: EntityManager) => Promise<void>): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [LOCK]);
      await work(em);
    });
  }

  private async hasRows(): Promise<boolean> {
    for (const table of this.tables.all()) if ((await table.rows()).length > 0) return true;
    return false;
  }

  private async hasFiles(): Promise<boolean> {
    for (const collection of MEDIA_COLLECTIONS)
      if ((await this.media.list(collection)).length > 0) return true;
    return false;
  }

  /**
   * Whether rows name every stored picture: then a start was killed after it marked the storage and before it marked the
   * database. One unknown picture is enough to refuse, since all demos share some files.
   */
  private async areFilesOurs(): Promise<boolean> {
    if (!(await this.hasRows())) return false;
    return (await this.inventory.compare()).unknown.length === 0;
  }

  private refusal(what: string): ConfigError {
    return new ConfigError([
      `The pictures in ${this.storage.place} and the database do not carry the same installation id, so the server does not start.`,
      what,
      `Has DATA_DIR (now ${this.config.dataDir}), MEDIA_URL or DATABASE_URL changed? Set it back and start again: nothing was touched.`,
      'If they do belong together, for example after restoring a backup: npm run media -- adopt',
      'This lists what is missing and what is unknown, and deletes nothing.',
    ]);
  }
}

function unfinishedRestore(): ConfigError {
  return new ConfigError([
    'A restore into this place goes on or was interrupted: wait for it, or restore the archive again (npm run restore).',
  ]);
}
