import { damaged, damagedIfRefused } from '../persistence/restore-refused';
import { refuseNewerSchema, refuseOccupiedTarget } from './restore-check';
import type { ArchivedPicture, Manifest } from '../persistence/manifest';
import { createHash } from 'node:crypto';
import type { Config } from '@ospite/server/config';
import { ID_KEY, type MediaStorage } from '@ospite/server/media';
import { type DatabaseSchema, UNFINISHED_RESTORE } from '@ospite/server/persistence';
import { migrateTarget } from '../persistence/migrate-target';
import { onRestoreConnection, withTarget } from '../persistence/target-connection';
import type { RestoreTarget } from '../persistence/restore-target';
import type { SiteTables } from '../site-tables';
import { TableLoader } from '../persistence/table-loader';
import { kindOfFile } from './archive-files';
import { readArchive } from './archive-reader';
import { unpackChunk, verifyArchive } from './verify-archive';

/** Opens an archive anew. */
export type OpenArchive = () => Promise<AsyncIterable<Uint8Array>>;

/** Files that are removed at once. */
const AT_ONCE = 50;

/**
 * Restores an archive into an empty target: the whole site, or nothing. The picture storage is marked before anything
 * is written, the database together with its rows; no server starts while either mark exists. These marks also identify
 * the target of a killed restore, which is started again.
 */
export class SiteRestorer {
  constructor(
    private readonly config: Pick<Config, 'databaseUrl'>,
    private readonly storage: MediaStorage,
    private readonly schema: DatabaseSchema,
    private readonly tables: SiteTables,
  ) {}

  /**
   * @param open the archive's bytes, which are read twice: to verify them, and to store what they hold
   * @param finish does the remaining work on the migrated rows, and finally removes the marks
   * @throws RestoreRefusedError when archive or target are unsuitable; nothing is left behind then
   */
  async restore(
    open: OpenArchive,
    passphrase: string | undefined,
    finish: (manifest: Manifest) => Promise<void>,
  ): Promise<Manifest> {
    return withTarget(this.config.databaseUrl, this.tables, async (target) => {
      await this.empty(target);
      // Before the archive is read, which may take minutes: whoever kills a restore then must not start an empty site.
      await this.storage.put(ID_KEY, Buffer.from(`${UNFINISHED_RESTORE}\n`));
      try {
        const manifest = await verifyArchive(await open(), passphrase);
        refuseNewerSchema(
          manifest,
          this.schema.migrations.map(({ name }) => name),
        );
        await this.fill(open, passphrase, manifest).catch((error: unknown) => {
          throw damagedIfRefused(error);
        });
        await migrateTarget(this.config.databaseUrl, this.schema);
        await finish(manifest);
        return manifest;
      } catch (error) {
        await target.clear();
        await this.removeFiles();
        await this.storage.remove([ID_KEY]);
        throw error;
      }
    });
  }

  /** Refuses a target in which something would be lost, and clears the remains of a killed restore. */
  private async empty(target: RestoreTarget): Promise<void> {
    const mark = await this.storage.read(ID_KEY);
    const isUnfinished = mark?.content.toString('utf8').trim() === UNFINISHED_RESTORE;
    const occupiedTables = await target.occupiedTables();
    const files = isUnfinished ? 0 : (await this.files()).length;
    refuseOccupiedTarget({ occupiedTables, files, programs: await target.programs() });
    await target.clear();
    await this.removeFiles();
  }

  private async fill(open: OpenArchive, passphrase: string | undefined, manifest: Manifest): Promise<void> {
    await migrateTarget(this.config.databaseUrl, this.schema, manifest.migrations);
    const pictures = new Map(manifest.pictures.map((picture) => [picture.key, picture]));
    await onRestoreConnection(this.config.databaseUrl, async (client) => {
      const loader = new TableLoader(client, manifest, this.tables);
      await loader.begin();
      for await (const { name, content } of readArchive(await open(), passphrase)) {
        const found = kindOfFile(name);
        if (found?.kind === 'piece') await loader.add(found.of, await unpackChunk(name, content));
        const picture = found?.kind === 'picture' && pictures.get(found.of);
        if (picture) await this.store(picture, content);
      }
      await loader.commit();
    });
  }

  private async store({ key, sha256 }: ArchivedPicture, content: Buffer): Promise<void> {
    const found = createHash('sha256').update(content).digest('hex');
    if (found !== sha256) throw damaged(`the checksum of picture ${key} is another one`);
    await this.storage.put(key, content);
  }

  private async files(): Promise<readonly string[]> {
    return (await this.storage.list()).filter((key) => key !== ID_KEY);
  }

  private async removeFiles(): Promise<void> {
    const files = await this.files();
    for (let at = 0; at < files.length; at += AT_ONCE)
      await this.storage.remove(files.slice(at, at + AT_ONCE));
  }
}
