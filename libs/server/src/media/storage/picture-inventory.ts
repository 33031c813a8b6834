import { Injectable } from '@nestjs/common';
import { PictureTables } from '../picture-tables';
import { MediaFiles } from './media-files';

/** Where rows and stored files do not match, as addresses on the site. */
interface Mismatch {
  /** Named by a row but not stored. */
  readonly missing: readonly string[];
  /** Stored but named by no row. */
  readonly unknown: readonly string[];
}

/** Compares the rows that have pictures with the stored files, and changes nothing. */
@Injectable()
export class PictureInventory {
  constructor(
    private readonly tables: PictureTables,
    private readonly media: MediaFiles,
  ) {}

  async compare(): Promise<Mismatch> {
    const missing: string[] = [];
    const unknown: string[] = [];
    for (const table of this.tables.all()) {
      // Files first, so that one stored meanwhile is not taken for unknown.
      const stored = new Set(await this.media.list(table.collection));
      const named = await table.namedFiles();
      for (const url of named) if (!stored.has(url) && !(await this.media.has(url))) missing.push(url);
      unknown.push(...[...stored].filter((url) => !named.has(url)));
    }
    return { missing: missing.toSorted(), unknown: unknown.toSorted() };
  }
}
